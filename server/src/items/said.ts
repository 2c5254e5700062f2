import type { Comments } from '@laurel/contract/calls/comments/comments';
import { feedPlaceOf } from '@laurel/contract/calls/recognition/feed-place';
import { commentsCounted } from '@laurel/contract/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { isVisibleTo, itemOf, type Onlooker } from '#directory/card-scope';
import { isSaidTo } from './sight.ts';

/** Of which comments `x` on an item that they see a reader may know. One that is hidden is still its writer's. */
export function isCommentSaidTo(onlooker: Onlooker): RawBuilder<SqlBool> {
  return sql`(x.removed_at is null and (x.hidden_at is null or x.by_id = ${onlooker.id}) and ${isSaidTo(onlooker, sql`x.by_id`)})`;
}

/** Of which comments `x` a reader may know, whatever they are on; nobody of one that is hidden. */
export function isCommentVisibleTo(onlooker: Onlooker): RawBuilder<SqlBool> {
  return sql`(x.hidden_at is null and ${isCommentSaidTo(onlooker)}
    and exists (select from recognitions r where ${itemOf} = x.item and ${isVisibleTo(onlooker)}))`;
}

/** How much was written to what stands at these places, by these. */
export async function commentsAt(
  tx: Tx,
  onlooker: Onlooker,
  places: readonly string[],
): Promise<Map<string, Comments>> {
  if (places.length === 0) return new Map();
  const { rows } = await sql<{ place: string; count: number }>`
    select w.place, counted.count from unnest(${[...places]}::text[], ${places.map((place) => feedPlaceOf(place).item)}::bigint[]) as w (place, item)
    cross join lateral (
      select count(*)::int as count from (
        select from comments x where x.item = w.item and ${isCommentSaidTo(onlooker)}
        -- limit: so far they are counted, and told to be more
        order by x.id desc limit ${commentsCounted + 1}) c) counted`.execute(tx);
  return new Map(
    rows.map(({ place, count }) => [
      place,
      { place, count: Math.min(count, commentsCounted), isMore: count > commentsCounted },
    ]),
  );
}
