import { sql } from 'kysely';
import type { Db } from '#db/pool';

/** People among whom points went round: each gave to the next, and the last to the first. */
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
    with recursive given as (
      select payer.member_id as giver, taker.member_id as taker, count(*) as times, sum(got.amount) as points
      from ledger_transactions t
      join ledger_legs paid on paid.transaction_id = t.id and paid.amount < 0
      join ledger_accounts payer on payer.id = paid.account_id
      join ledger_legs got on got.transaction_id = t.id and got.amount > 0
      join ledger_accounts taker on taker.id = got.account_id
      where t.kind = 'payitforward' and t.at >= ${from} and t.at < ${to}
      group by 1, 2 having count(*) >= ${returnsLeast}
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
      'name', coalesce(m.known_as, m.firstname) || ' ' || m.surname) order by p.place) as people
    from closed c cross join lateral unnest(c.people) with ordinality as p (id, place) join members m on m.id = p.id
    group by c.people, c.returns, c.points order by c.returns desc, c.points desc, c.people`.execute(on);
  return rows;
}
