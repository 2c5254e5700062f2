import type { Output } from '@laurel/contract/call';
import type { TimesRow, worktimes } from '@laurel/contract/calls/work/worktimes';
import { numberFormat } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { Card } from '#ui/display/Card.tsx';
import { MonthRange, monthsAreInOrder, newestMonths } from '#ui/fields/MonthSelect.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import * as texts from './texts.ts';

type Kind = 'nomination' | 'idea';

/** How long decisions took in some months, division by division. */
export function TimesCard() {
  const [months, setMonths] = useState(newestMonths);
  const [kind, setKind] = useState<Kind>('nomination');
  const { data, ...query } = useQuery({
    ...callQuery('worktimes', { ...months, kind }, { errors: 'screen' }),
    enabled: monthsAreInOrder(months),
  });
  return (
    <Card>
      <div className={layout.stack}>
        <h2 className={words.title}>{say(texts.timesTitle)}</h2>
        <p className={words.soft}>{say(texts.timesIntro)}</p>
        <div className={layout.fields}>
          <MonthRange value={months} onChange={setMonths} />
          <NativeSelect
            label={say(texts.timesOf)}
            data={[
              { value: 'nomination', label: say(common.nominations) },
              { value: 'idea', label: say(texts.ideas) },
            ]}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as Kind)}
          />
        </div>
        {data ? <Times times={data} /> : query.error ? <NotRead {...query} /> : <SkeletonRows rows={4} />}
      </div>
    </Card>
  );
}

function Times({ times: { divisions, few, all, target } }: { times: Output<typeof worktimes> }) {
  if (all.decided === 0) return <p>{say(texts.timesNone)}</p>;
  const rows: TimesRow[] = [
    ...divisions,
    ...(few ? [{ division: say(texts.timesFew), ...few }] : []),
    { division: say(texts.timesAll), ...all },
  ];
  return (
    <SmallTable
      label={say(texts.timesTitle)}
      isNamed
      columns={[
        say(common.division),
        say(texts.timesDecided),
        say(texts.timesInTime, { target }),
        say(texts.timesMedian),
        say(texts.timesNinetieth),
      ]}
    >
      {rows.map(({ division, decided, inTime, median, ninetieth }) => (
        <tr key={division}>
          <th scope="row">{division}</th>
          <td>{numberFormat({}).format(decided)}</td>
          <td>{numberFormat({ style: 'percent' }).format(decided === 0 ? 0 : inTime / decided)}</td>
          <td>{say(texts.timesDays, { days: median })}</td>
          <td>{say(texts.timesDays, { days: ninetieth })}</td>
        </tr>
      ))}
    </SmallTable>
  );
}
