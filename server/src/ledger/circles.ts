import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

/** People among whom points went round: each gave the next points by any door there is, and the last the first. */
export interface Circle {
  people: { memberNumber: string; name: string }[];
  /** How often the points came back to where they began: the least number of gifts between two neighbours. */
  returns: number;
  /** Of all these gifts together. */
  points: number;
}

export interface Span {
  from: Date;
  to: Date;
}

/**
 * Gifts of points in [from, to), as rows `giver, taker, points, at, is_made, has_words`: what was taken back is none. Whoever pays forward,
 * awards from their pot, recognises or rewards an idea gives, whatever account it comes from. Who reviews gives what the programme pays,
 * and so does who nominates: points may come back by another way.
 */
export function giftsIn({ from, to }: Span): RawBuilder<unknown> {
  const when = sql`r.created_at >= ${from} and r.created_at < ${to} and r.points > 0 and r.withdrawn_at is null`;
  const said = (of: string, id: string) =>
    sql`exists (select from words w where w.of = ${sql.lit(of)} and w.of_id = ${sql.ref(id)})`;
  return sql`(
    select r.from_id as giver, r.to_id as taker, r.points, r.created_at as at, r.kind <> 'payitforward' as is_made,
      ${said('award.message', 'r.award_id')} as has_words
    from recognitions r where r.kind in ('payitforward', 'adhoc', 'reward') and ${when}
    union all
    select gives.id, r.to_id, r.points, r.created_at, true, ${said('nomination.reason', 'r.nomination_id')}
    from recognitions r join nominations n on n.id = r.nomination_id join payouts p on p.nomination_id = n.id join reviews v on v.id = p.review_id
    cross join lateral (values (v.reviewer_id), (n.by_id)) gives (id)
    where r.kind = 'nomination' and ${when}
    union all
    select coalesce(gave.merged_into_id, gave.id), coalesce(took.merged_into_id, took.id), got.amount, t.at, true, true
    from ledger_transactions t join ledger_legs got on got.transaction_id = t.id and got.amount > 0
    join ledger_accounts taker on taker.id = got.account_id join members took on took.id = taker.member_id join members gave on gave.id = t.actor_id
    where t.kind = 'idea' and t.at >= ${from} and t.at < ${to}
      and not exists (select from correction_lines back where back.transaction_id = t.id))`;
}

/**
 * Circles of two to five people whose gifts came back `returnsLeast` times or more in [from, to), as rows
 * `people, returns, gifts, points, first_at, last_at`. A pair stands in the smallest circle that it closes, and in no larger one: in a team
 * in which everybody thanks everybody there are as many circles as pairs, and not as many as ways through it. It is allowed: the sum of points
 * stays what it was. But whoever answers for the programme should be able to see it.
 */
export function circlesIn(span: Span, returnsLeast: number): RawBuilder<unknown> {
  /** Closed walks along so many gifts, begun by whom has the smallest id. */
  const round = (steps: readonly string[], given: string) => {
    const [first = ''] = steps;
    const joins = steps.slice(1).map((step, i) => {
      const isLast = i === steps.length - 2;
      const closes = isLast ? sql`and ${sql.ref(`${step}.taker`)} = ${sql.ref(`${first}.giver`)}` : sql``;
      return sql`join ${sql.table(given)} ${sql.ref(step)} on ${sql.ref(`${step}.giver`)} = ${sql.ref(`${steps[i]}.taker`)}
        and ${sql.ref(`${step}.giver`)} > ${sql.ref(`${first}.giver`)} ${closes}`;
    });
    return sql`select array[${sql.join(steps.map((step) => sql.ref(`${step}.giver`)))}] as people from ${sql.table(given)} ${sql.ref(first)} ${sql.join(joins, sql` `)}`;
  };
  /** The gifts of which none closed a smaller circle. */
  const left = (given: string, closed: string) => sql`
    select g.* from ${sql.table(given)} g where (g.giver, g.taker) not in (
      select c.people[i], c.people[i % cardinality(c.people) + 1] from ${sql.table(closed)} c, generate_subscripts(c.people, 1) i)`;
  return sql`(
    with given2 as materialized (
      select giver, taker, count(*) as times, sum(points) as points, min(at) as first_at, max(at) as last_at
      from ${giftsIn(span)} g where giver <> taker group by 1, 2 having count(*) >= ${returnsLeast}
    ), closed2 as materialized (${round(['a', 'b'], 'given2')}),
    given3 as materialized (${left('given2', 'closed2')}), closed3 as materialized (${round(['a', 'b', 'c'], 'given3')}),
    given4 as materialized (${left('given3', 'closed3')}), closed4 as materialized (${round(['a', 'b', 'c', 'd'], 'given4')}),
    given5 as materialized (${left('given4', 'closed4')}), closed5 as materialized (${round(['a', 'b', 'c', 'd', 'e'], 'given5')})
    select c.people, min(g.times) as returns, sum(g.times)::bigint as gifts, sum(g.points)::bigint as points,
      min(g.first_at) as first_at, max(g.last_at) as last_at
    from (select people from closed2 union all select people from closed3 union all select people from closed4 union all select people from closed5) c
    cross join lateral generate_subscripts(c.people, 1) i
    join given2 g on g.giver = c.people[i] and g.taker = c.people[i % cardinality(c.people) + 1]
    group by c.people)`;
}

/** The same with names, what came back most often first. */
export async function circles(
  on: Db | Tx,
  { returnsLeast, ...span }: Span & { returnsLeast: number },
): Promise<Circle[]> {
  const { rows } = await sql<Circle>`
    select c.returns, c.points, jsonb_agg(jsonb_build_object('memberNumber', m.member_number, 'name', m.display_name) order by p.place) as people
    from ${circlesIn(span, returnsLeast)} c cross join lateral unnest(c.people) with ordinality as p (id, place) join people m on m.id = p.id
    group by c.people, c.returns, c.points order by c.returns desc, c.points desc, c.people`.execute(on);
  return rows;
}

/** A reviewer who paid a nominator's nominations again and again: two who could make points together. */
export interface ReviewPair {
  reviewer: string;
  nominator: string;
  times: number;
  points: number;
}

/** Pairs of reviewer and nominator with so many paid nominations or more in [from, to), most points first. */
export async function reviewPairs(
  on: Db,
  { from, to, timesLeast }: { from: Date; to: Date; timesLeast: number },
): Promise<ReviewPair[]> {
  const { rows } = await sql<ReviewPair>`
    select reviewer.member_number || ' ' || reviewer.display_name as reviewer,
      nominator.member_number || ' ' || nominator.display_name as nominator, pairs.times, pairs.points
    from (
      select v.reviewer_id, n.by_id, count(*) as times, sum(p.points_each * p.people)::bigint as points
      from payouts p join reviews v on v.id = p.review_id join nominations n on n.id = p.nomination_id
      where p.created_at >= ${from} and p.created_at < ${to} and p.points_each > 0
      group by v.reviewer_id, n.by_id having count(*) >= ${timesLeast}
    ) pairs
    join people reviewer on reviewer.id = pairs.reviewer_id join people nominator on nominator.id = pairs.by_id
    order by pairs.points desc, pairs.times desc, reviewer.id, nominator.id`.execute(on);
  return rows;
}
