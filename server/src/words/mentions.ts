import { type RawBuilder, sql } from 'kysely';

/** Whoever is named in the comment `x` now, in the order of their tokens. */
export const namesNow = sql<string[]>`array(
  select named.display_name from comment_mentions n join people named on named.id = n.member_id where n.comment_id = x.id order by n.n)`;

/** These members, in the order in which they were named. */
export function namesOf(members: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql`array(
    select named.display_name from unnest(${members}) with ordinality n (member_id, n) join people named on named.id = n.member_id order by n.n)`;
}
