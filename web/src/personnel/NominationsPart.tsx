import type { Person } from '@laurel/contract/calls/personnel/person';
import type { NominationSide, PersonNomination } from '@laurel/contract/calls/personnel/personnominations';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { standingWords } from '@laurel/contract/standings';
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

const columnsOf = (side: NominationSide): readonly ReportColumn<PersonNomination>[] => [
  { id: 'date', header: say(common.date), value: ({ date }) => formatTime(date) },
  {
    id: 'other',
    header: say(side === 'received' ? common.nominatedBy : common.nominee),
    value: ({ other }) => other.memberName,
    cell: ({ other }) => <SomebodyElse person={other} />,
  },
  { id: 'for', header: say(common.nominatedFor), value: ({ nomCat }) => valueWords(nomCat) },
  { id: 'state', header: say(common.status), value: ({ state }) => say(standingWords[state]) },
  {
    id: 'points',
    header: say(common.points),
    align: 'end',
    value: ({ points }) => points,
    cell: ({ points }) => (points > 0 ? formatPoints(points) : ''),
  },
];

export function NominationsPart({ person: { memberId } }: { person: Person }) {
  const [side, setSide] = useState<NominationSide>('received');
  const pages = useListPages('personnominations', { memberId, side, size: partPageSize }, { errors: 'screen' });
  return (
    <PersonTable
      title={say(texts.nominations)}
      choice={
        <Choice<NominationSide>
          label={say(common.show)}
          look="segments"
          offers={[
            { value: 'received', label: say(texts.received) },
            { value: 'made', label: say(texts.made) },
          ]}
          value={side}
          onChange={setSide}
        />
      }
      columns={columnsOf(side)}
      rows={pages.data?.nominations}
      nothing={say(side === 'received' ? texts.neverNominated : texts.nobodyNominated)}
      pages={pages}
    />
  );
}
