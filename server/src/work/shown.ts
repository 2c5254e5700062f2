import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import { type TimedKind, timedKinds, type WorkKind } from '@laurel/contract/programme/work-kinds';
import { type QuarterName, quarterWords } from '@laurel/contract/rules/quarter-dates';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { prize } from '#directory/ballot-scope';
import { giverName } from '#directory/giver';
import { nomineeName } from '#directory/nominee-name';
import { rules } from '#programme/rules';
import { joinWords } from '#words/read';
import { plain } from './own-items.ts';
import { togetherOf } from './together.ts';
import type { Asked } from './waiting.ts';

/** One of a kind, as it was found. */
export interface Found {
  kind: WorkKind;
  id: string;
  since: Date | null;
  micros: string;
}

interface Facts {
  id: string;
  said: Partial<Pick<WorkItem, 'name' | 'by' | 'what' | 'count' | 'due' | 'isEscalated'>> & {
    /** By whose calendar and clock it waits; the company's where it is nobody's. */
    country?: string;
    /** Of which quarter it is: its name says so. */
    quarter?: QuarterName;
  };
}

/** Of each kind: what a line tells of those with these ids. */
const factsOf = {
  nomination: (ids, { actor }) => sql`
    select n.id::text, ${nomineeName()} as name, author.display_name as by, case when n.state = 'waiting' and ${rules().deciding.by === 'first'} then 'second' else '' end as what,
      d.country_code as country, exists (select from escalations e where e.nomination_id = n.id and e.member_id = ${actor.id}) as "isEscalated"
    from nominations n join people author on author.id = n.by_id left join people nominee on nominee.id = n.nominee_id
    join divisions d on d.code = coalesce(n.division_code, nominee.division_code) where n.id = any(${ids}::bigint[])`,
  unowned: (ids) => sql`
    select n.id::text, ${nomineeName()} as name, author.display_name as by,
      coalesce(case when nominee.registered_at is null then '0.' else '1.' end || nominee.public_id, '') as what
    from nominations n join people author on author.id = n.by_id left join people nominee on nominee.id = n.nominee_id
    join divisions d on d.code = coalesce(n.division_code, nominee.division_code) where n.id = any(${ids}::bigint[])`,
  idea: (ids) => sql`
    select i.id::text, coalesce(title.text, '') as name, p.display_name as by, d.country_code as country
    from ideas i join people p on p.id = i.by_id join divisions d on d.code = p.division_code ${joinWords('title', 'idea.title', 'i.id')}
    where i.id = any(${ids}::bigint[])`,
  approval: (ids) => sql`
    select a.id::text, p.display_name as name, a.kind as what, d.country_code as country
    from approvals a join people p on p.id = a.asked_by_id join divisions d on d.code = p.division_code where a.id = any(${ids}::bigint[])`,
  order: (ids) => sql`
    select l.id::text, l.name, p.display_name as by, o.order_num as what, l.qty as count
    from order_lines l join orders o on o.id = l.order_id join people p on p.id = o.member_id where l.id = any(${ids}::bigint[])`,
  file: (ids) => sql`
    select f.id::text, f.source as name, f.kind as by, f.state as what from fed_files f where f.id = any(${ids}::bigint[])`,
  contact: (ids) => sql`
    select c.id::text, coalesce(p.display_name, c.name) as name from contact_messages c left join people p on p.id = c.member_id
    where c.id = any(${ids}::bigint[])`,
  card: (ids) => sql`
    select k.case_id::text as id, p.display_name as name, case when r.id is null then '' else ${giverName('giver')} end as by,
      case when k.idea_id is not null then 'idea' when k.signature_id is not null then 'signature' when x.id is null then 'card' else 'comment' end as what
    from card_cases k left join comments x on x.id = k.comment_id left join recognitions r on r.id = k.card_id left join ideas i on i.id = k.idea_id
    left join group_card_signatures g on g.id = k.signature_id
    join people p on p.id = coalesce(x.by_id, i.by_id, g.by_id, r.to_id) left join people giver on giver.id = r.from_id where k.case_id = any(${ids}::bigint[])`,
  voucher: (ids) => sql`
    select p.id::text, p.name, p.alloc as what, (select count(*) from voucher_codes v where v.product_id = p.id and v.order_line_id is null) as count
    from products p where p.id = any(${ids}::bigint[])`,
  vote: (ids) => sql`
    select b.id::text, jsonb_build_object('quarterNum', q.num, 'quarterYear', q.year) as quarter, (b.closes_at at time zone 'UTC')::date as due
    from ballots b join quarters q on q.id = b.quarter_id where b.id = any(${ids}::bigint[])`,
  ballot: (ids) => sql`
    select b.id::text, jsonb_build_object('quarterNum', q.num, 'quarterYear', q.year) as quarter, q.id::text as by, coalesce(m.display_name, '') as what,
      (exists (${prize}))::int as count
    from ballots b join quarters q on q.id = b.quarter_id left join quarter_summaries s on s.id = b.winner_id left join people m on m.id = s.nominee_id
    where b.id = any(${ids}::bigint[])`,
  pot: (ids) => sql`
    select l.id::text, l.period as name, l.left_points as count, l.ends_on as due from pot_lots l where l.id = any(${ids}::bigint[])`,
} as const satisfies Partial<Record<WorkKind, (ids: readonly string[], asked: Asked) => RawBuilder<unknown>>>;

/** These in their order, each with what its line tells and by when it is to be done. */
export async function shownOf(on: Tx, found: readonly Found[], asked: Asked): Promise<WorkItem[]> {
  const byKind = [...Map.groupBy(found, ({ kind }) => kind)] as [keyof typeof factsOf, Found[]][];
  const facts = await inOrder(
    on,
    ...byKind.map(
      ([kind, those]) =>
        async () =>
          (
            await sql<Facts>`select x.id, to_jsonb(x) - 'id' as said from (${factsOf[kind](
              those.map(({ id }) => id),
              asked,
            )}) x`.execute(on)
          ).rows,
    ),
  );
  const told: ReadonlyMap<string, Facts> = new Map(
    byKind.flatMap(([kind], n) => (facts[n] ?? []).map((row) => [`${kind}.${row.id}`, row] as const)),
  );
  const due = await dueOf(on, found, told, asked.now);
  const together = await inOrder(
    on,
    ...byKind.map(
      ([kind, those]) =>
        () =>
          togetherOf(on, { kind, ids: those.map(({ id }) => id) }, asked.actor),
    ),
  );
  const decisions = new Map(byKind.map(([kind], n) => [kind as WorkKind, together[n]]));
  return found.flatMap((one): WorkItem[] => {
    const place = `${one.kind}.${one.id}`;
    const row = told.get(place);
    if (!row) return [];
    const { country: _, quarter, ...rest } = row.said;
    const own = { kind: one.kind, itemId: one.id, since: one.since?.toISOString() ?? '' };
    const together = decisions.get(one.kind)?.get(one.id) ?? [];
    return [
      { ...plain, ...own, together, ...due.get(place), ...rest, ...(quarter && { name: quarterWords(quarter) }) },
    ];
  });
}

type Due = Pick<WorkItem, 'due' | 'isOverdue'>;

/** By when each is to be done that has such a day: by the calendar of its country, in so many working days as the programme says. */
async function dueOf(
  on: Tx,
  found: readonly Found[],
  told: ReadonlyMap<string, Facts>,
  now: Date,
): Promise<ReadonlyMap<string, Due>> {
  const timed = found.filter(({ kind }) => timedKinds.some((one) => one === kind));
  if (timed.length === 0) return new Map();
  const { target } = rules().work;
  const places = timed.map(({ kind, id }) => `${kind}.${id}`);
  const { rows } = await sql<{ place: string; due: string | null; isOverdue: boolean | null }>`
    select t.place, w.due::text, w.due < (${now}::timestamptz at time zone c.time_zone)::date as "isOverdue"
    from unnest(${places}::text[], ${timed.map(({ since }) => since)}::timestamptz[],
      ${places.map((place) => told.get(place)?.said.country ?? null)}::text[], ${timed.map(({ kind }) => target[kind as TimedKind])}::int[])
      as t (place, since, country, days)
    join countries c on c.code = coalesce(t.country, (select country_code from work_clock))
    left join work_due(c.code, (t.since at time zone c.time_zone)::date, t.days) w on true`.execute(on);
  return new Map(rows.map(({ place, due, isOverdue }) => [place, { due: due ?? '', isOverdue: isOverdue ?? false }]));
}
