import type { Input, Output } from '@laurel/contract/call';
import type { TimesRow, worktimes } from '@laurel/contract/calls/work/worktimes';
import { toldFrom } from '@laurel/contract/limits';
import { monthsRange } from '@laurel/contract/rules/months';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { rules } from '#programme/rules';

type Kind = Input<typeof worktimes>['kind'];

/** What was decided in a time, as rows `member_id, division_code, since, at`: by the review that decided it, or the one of the idea. */
const decidedIn: Record<Kind, (from: Date, to: Date) => RawBuilder<unknown>> = {
  nomination: (from, to) => sql`
    select n.nominee_id as member_id, n.division_code, n.created_at as since, r.created_at as at
    from reviews r join nominations n on n.id = r.nomination_id left join payouts p on p.review_id = r.id
    left join verdicts v on v.nomination_id = n.id
    where r.created_at >= ${from} and r.created_at < ${to} and case when v.review_id is not null then v.review_id = r.id
      else p.review_id is not null or r.kind = 'decline' and n.state = 'declined' end`,
  idea: (from, to) => sql`
    select i.by_id as member_id, null::text as division_code, i.created_at as since, i.reviewed_at as at
    from ideas i where i.reviewed_at >= ${from} and i.reviewed_at < ${to}`,
};

type Times = Omit<TimesRow, 'division'>;
/** Null for all together, '' for those of divisions with few. */
type Found = Times & { division: string | null };

/** How long decisions took, in working days of the country of whom they are about. */
export async function timesOf(
  on: Tx,
  { kind, selMonthFrom, selMonthTo }: Input<typeof worktimes>,
): Promise<Output<typeof worktimes>> {
  const { from, to } = monthsRange(selMonthFrom, selMonthTo);
  const target = rules().work.target[kind];
  const { rows } = await sql<Found>`
    with decided as materialized (
      select d.name, greatest(ended.number - coalesce(began.number, 0), 0) as days, count(*) over (partition by d.code) as of_division
      from (${decidedIn[kind](from, to)}) o left join members m on m.id = o.member_id
      join divisions d on d.code = coalesce(o.division_code, m.division_code) join countries c on c.code = d.country_code
      join working_days ended on ended.country_code = c.code and ended.day = (o.at at time zone c.time_zone)::date
      left join working_days began on began.country_code = c.code and began.day = (o.since at time zone c.time_zone)::date
    ), told as (
      select case when of_division < ${toldFrom} then '' else name end as division, days from decided
    )
    select division, count(*) as decided, count(*) filter (where days <= ${target}) as "inTime",
      coalesce(round(percentile_cont(0.5) within group (order by days)::numeric, 1), 0)::float8 as median,
      coalesce(round(percentile_cont(0.9) within group (order by days)::numeric, 1), 0)::float8 as ninetieth
    from told group by grouping sets ((division), ()) order by 5 desc, 4 desc, 1`.execute(on);
  const of = (name: string | null) => rows.find(({ division }) => division === name);
  const few = of('');
  return {
    divisions: rows.flatMap(({ division, ...times }) => (division ? [{ division, ...times }] : [])),
    few: few && few.decided >= toldFrom ? timesIn(few) : null,
    all: timesIn(of(null)),
    target,
  };
}

function timesIn(found: Found | undefined): Times {
  const { decided = 0, inTime = 0, median = 0, ninetieth = 0 } = found ?? {};
  return { decided, inTime, median, ninetieth };
}
