import type { Person } from '@laurel/contract/calls/personnel/person';
import type { PersonRecognition, RecognitionSide } from '@laurel/contract/calls/personnel/personrecognitions';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { useState } from 'react';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { PersonTable, partPageSize } from './PersonTable.tsx';
import { SomebodyElse } from './SomebodyElse.tsx';
import * as texts from './texts.ts';

const kinds: Record<PersonRecognition['kind'], string> = {
  nomination: say(said.kindNomination),
  adhoc: say(texts.kindAdhoc),
  reward: say(said.kindRecognise),
  payitforward: say(said.kindPayItForward),
  thankyou: say(said.kindCard),
  anniversary: say(said.kindAnniversary),
};

const columnsOf = (side: RecognitionSide): readonly ReportColumn<PersonRecognition>[] => [
  { id: 'date', header: say(common.date), value: ({ date }) => formatTime(date) },
  { id: 'kind', header: say(common.type), value: ({ kind }) => kinds[kind] },
  {
    id: 'other',
    header: say(side === 'received' ? common.from : common.to),
    value: ({ other }) => other.memberName,
    cell: ({ other }) => <SomebodyElse person={other} />,
  },
  { id: 'value', header: say(common.valueShown), value: ({ value }) => valueWords(value) },
  {
    id: 'points',
    header: say(common.points),
    align: 'end',
    value: ({ points }) => points,
    cell: ({ points }) => formatPoints(points),
  },
];

export function RecognitionsPart({ person: { memberId } }: { person: Person }) {
  const [side, setSide] = useState<RecognitionSide>('received');
  const pages = useListPages('personrecognitions', { memberId, side, size: partPageSize }, { errors: 'screen' });
  return (
    <PersonTable
      title={say(texts.recognitions)}
      choice={
        <Choice<RecognitionSide>
          label={say(common.show)}
          look="segments"
          offers={[
            { value: 'received', label: say(texts.received) },
            { value: 'given', label: say(texts.given) },
          ]}
          value={side}
          onChange={setSide}
        />
      }
      columns={columnsOf(side)}
      rows={pages.data?.recognitions}
      nothing={say(side === 'received' ? texts.nothingReceived : texts.nothingGiven)}
      pages={pages}
    />
  );
}
