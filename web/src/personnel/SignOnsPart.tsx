import type { Person } from '@laurel/contract/calls/personnel/person';
import type { PersonSignOn } from '@laurel/contract/calls/personnel/personsignons';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { formatDate, formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Badge } from '#ui/display/Badge.tsx';
import words from '#ui/layout/words.module.css';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { PersonTable } from './PersonTable.tsx';
import * as texts from './texts.ts';

const columns: readonly ReportColumn<PersonSignOn>[] = [
  {
    id: 'browser',
    header: say(texts.browser),
    value: ({ browser, system }) => [browser, system].filter(Boolean).join(' · ') || say(texts.unknownBrowser),
  },
  { id: 'began', header: say(texts.began), value: ({ dateBegan }) => formatTime(dateBegan) },
  { id: 'used', header: say(texts.lastUsed), value: ({ dateLastUsed }) => formatTime(dateLastUsed) },
  {
    id: 'live',
    header: say(common.status),
    value: ({ isLive }) => String(isLive),
    cell: ({ isLive }) => <Badge tone={isLive ? 'done' : 'quiet'}>{say(isLive ? texts.isLive : texts.hasEnded)}</Badge>,
  },
];

export function SignOnsPart({ person: { memberId } }: { person: Person }) {
  const query = useQuery(callQuery('personsignons', { memberId }, { errors: 'screen', staleTime: 0 }));
  const { data } = query;
  return (
    <PersonTable
      title={say(texts.signOns)}
      columns={columns}
      rows={data?.signOns}
      nothing={say(texts.noSignOns)}
      pages={query}
      below={
        <>
          {data && data.total > data.signOns.length ? (
            <p className={words.facts}>{say(texts.moreSignOns, { count: data.total - data.signOns.length })}</p>
          ) : null}
          {data?.dateBound ? (
            <p className={words.facts}>{say(texts.boundSince, { date: formatDate(data.dateBound) })}</p>
          ) : null}
          <p className={words.facts}>{say(texts.signOnsKept)}</p>
        </>
      }
    />
  );
}
