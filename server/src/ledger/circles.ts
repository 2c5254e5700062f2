import { sql } from 'kysely';
import type { Db } from '#db/pool';

/** People among whom points went round: each gave the next points by any door there is, and the last the first. */
export interface Circle {
  people: { memberNumber: string; name: string }[];
  /** How often the points came back to where they began: the least number of gifts between two neighbours. */
  returns: number;
  /** Of all these gifts together. */
  points: number;
}

const peopleMost = 5;

/**
 * Circles of two to five people whose gifts came back `returnsLeast` times or more in [from, to). It is allowed: the sum of
 * points stays what it was. But whoever answers for the programme should be able to see it.
 */
export async function circles(
  on: Db,
  { from, to, returnsLeast }: { from: Date; to: Date; returnsLeast: number },
): Promise<Circle[]> {
  const { rows } = await sql<Circle>`
    with recursive gifts as (
      -- Whoever pays forward, awards from their pot, recognises or rewards an idea gives, whatever account it comes from.
      select t.actor_id as giver, taker.member_id as taker, got.amount
      from ledger_transactions t
      join ledger_legs got on got.transaction_id = t.id and got.amount > 0
      join ledger_accounts taker on taker.id = got.account_id
      where t.kind in ('payitforward', 'adhoc', 'reward', 'idea') and t.at >= ${from} and t.at < ${to}
        and not exists (select from correction_lines back where back.transaction_id = t.id)
      union all
      -- Who reviews gives what the programme pays, and so does who nominates: points may come back by another way.
      select unnest(array[v.reviewer_id, n.by_id]), c.to_id, c.points
      from payouts p join reviews v on v.id = p.review_id join nominations n on n.id = p.nomination_id
      join recognitions c on c.nomination_id = n.id
      where p.created_at >= ${from} and p.created_at < ${to} and c.points > 0 and c.withdrawn_at is null
    ), given as (
      select giver, taker, count(*) as times, sum(amount) as points from gifts group by 1, 2 having count(*) >= ${returnsLeast}
    ), way as (
      -- Each circle is walked once, from the person with the smallest id.
      select array[giver, taker] as people, times as returns, points from given where taker > giver
      union all
      select people || taker, least(returns, times), way.points + given.points
      from way join given on giver = people[cardinality(people)]
      where taker > people[1] and taker <> all(people) and cardinality(people) < ${peopleMost}
    ), closed as (
      select people, least(returns, times) as returns, way.points + given.points as points
      from way join given on giver = people[cardinality(people)] and taker = people[1]
    )
    select c.returns, c.points::bigint as points, jsonb_agg(jsonb_build_object('memberNumber', m.member_number,
      'name', m.display_name) order by p.place) as people
    from closed c cross join lateral unnest(c.people) with ordinality as p (id, place) join people m on m.id = p.id
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
