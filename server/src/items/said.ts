import type { Comments } from '@laurel/contract/calls/comments/comments';
import { feedPlaceOf } from '@laurel/contract/calls/recognition/feed-place';
import { commentsCounted } from '@laurel/contract/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { isVisibleTo, isVisibleToMember, itemOf, type Onlooker } from '#directory/card-scope';
import { isOpenTo, isOpenToMember } from '#directory/idea-scope';

interface Reader {
  id: RawBuilder<unknown>;
  /** Whether they see a recognition `r`. */
  sees: RawBuilder<SqlBool>;
  /** Whether they read an idea `i`. */
  reads: RawBuilder<SqlBool>;
}

const onlooking = (onlooker: Onlooker): Reader => ({
  id: sql`${onlooker.id}::bigint`,
  sees: isVisibleTo(onlooker),
  reads: isOpenTo(onlooker),
});

/** Whether a reader may know of what `x` says to an item that they see: of what who received it says, where they see that card. */
function isSaid({ id, sees }: Reader, speaker: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(x.card_id is null or ${speaker} = ${id} or (select ${sees} from recognitions r where r.id = x.card_id) is true)`;
}

/** Of which reactions `x` to an item that they see a reader may know. */
export function isReactionSaidTo(onlooker: Onlooker): RawBuilder<SqlBool> {
  return sql`(x.kind is not null and ${isSaid(onlooking(onlooker), sql`x.member_id`)})`;
}

/** The same of comments, and of those on an idea, where they read that. One that is hidden is still its writer's. */
function isCommentSaid(reader: Reader): RawBuilder<SqlBool> {
  return sql`(x.removed_at is null and (x.hidden_at is null or x.by_id = ${reader.id}) and ${isSaid(reader, sql`x.by_id`)}
    and (x.idea_id is null or exists (select from ideas i where i.id = x.idea_id and ${reader.reads})))`;
}

export const isCommentSaidTo = (onlooker: Onlooker) => isCommentSaid(onlooking(onlooker));

/** To a row of `members`. */
export const isCommentSaidToMember = (alias: string) =>
  isCommentSaid({ id: sql.ref(`${alias}.id`), sees: isVisibleToMember(alias), reads: isOpenToMember(alias) });

/** Of which comments `x` a reader may know, whatever they are on; nobody of one that is hidden. */
export function isCommentVisibleTo(onlooker: Onlooker): RawBuilder<SqlBool> {
  return sql`(x.hidden_at is null and ${isCommentSaidTo(onlooker)}
    and (x.idea_id is not null or exists (select from recognitions r where ${itemOf} = x.item and ${isVisibleTo(onlooker)})))`;
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
