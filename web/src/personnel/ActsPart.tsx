import type { Person } from '@laurel/contract/calls/personnel/person';
import type { PersonAct } from '@laurel/contract/calls/personnel/personacts';
import { say } from '@laurel/contract/say';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { PersonTable, partPageSize } from './PersonTable.tsx';
import { nameOf } from './standing.tsx';
import * as texts from './texts.ts';

const columnsOf = (person: Person): readonly ReportColumn<PersonAct>[] => [
  { id: 'date', header: say(common.date), value: ({ date }) => formatTime(date) },
  { id: 'title', header: say(texts.act), value: ({ title }) => title },
  {
    id: 'by',
    header: say(texts.by),
    value: ({ isBy, byMember }) => (isBy ? nameOf(person) : byMember || say(texts.nobodyBy)),
  },
  {
    id: 'subject',
    header: say(common.reference),
    value: ({ subject }) => subject,
    cell: ({ subject }) => <code>{subject}</code>,
  },
];

export function ActsPart({ person }: { person: Person }) {
  const pages = useListPages(
    'personacts',
    { memberId: person.memberId, size: partPageSize },
    { errors: 'screen', staleTime: 0 },
  );
  return (
    <PersonTable
      title={say(texts.acts)}
      columns={columnsOf(person)}
      rows={pages.data?.acts}
      nothing={say(texts.noActs)}
      nothingHint={say(texts.noActsHint)}
      pages={pages}
    />
  );
}
