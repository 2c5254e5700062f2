import { feedPlaceOf } from '@laurel/contract/calls/recognition/feed-place';
import { itemToldTo } from '@laurel/contract/limits';
import type { Feature } from '@laurel/contract/programme/items';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { isVisibleTo, isVisibleToMember, itemOf, type Onlooker, onlookerOf } from '#directory/card-scope';
import { isOnFor, mustBeOn } from '#directory/features';
import { ideaOfItem, isIdea, isOpenTo, isOpenToMember, itemOfIdea } from '#directory/idea-scope';
import { notFound } from '#errors/refuse';
import { microseconds, timeAt } from './places.ts';

/** What was given at once, as somebody sees it who says something to it. */
export interface Item {
  /** As the feed numbers it. */
  number: string;
  awardId: number | null;
  nominationId: number | null;
  ideaId: number | null;
  /** Of an idea its author; null where it is the company. */
  giverId: number | null;
  /** The card of it that they received, the first where two accounts became one. */
  ownCardId: number | null;
}

/** Of a recognition `r`: it is of what stands at a place, and a reader sees it. */
function isAt(place: string, onlooker: Onlooker): RawBuilder<SqlBool> {
  const { time, item } = feedPlaceOf(place);
  return sql`(${itemOf} = ${item}::bigint and r.created_at = ${timeAt(time)} and ${isVisibleTo(onlooker)})`;
}

/** Whether something stands at a place for a reader. */
export async function isThereFor(tx: Tx, onlooker: Onlooker, place: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from recognitions r where ${isAt(place, onlooker)}) as "isThere"`.execute(tx);
  return rows[0]?.isThere ?? false;
}

/** What stands at a place, for who has a feed and sees any card of it; nobody else learns that it is there. */
export async function inSight(tx: Tx, actor: Actor, place: string): Promise<{ onlooker: Onlooker; item: Item }> {
  mustBeOn('feed', actor);
  const onlooker = await onlookerOf(tx, actor);
  const isThere = isAt(place, onlooker);
  const { rows } = await sql<Item>`
    select ${itemOf}::text as number, r.award_id as "awardId", r.nomination_id as "nominationId", null::bigint as "ideaId", r.from_id as "giverId",
      (select min(r.id) from recognitions r where r.to_id = ${onlooker.id} and ${isThere}) as "ownCardId"
    from recognitions r where ${isThere}
    -- limit: one of its cards is enough
    order by r.id limit 1`.execute(tx);
  return { onlooker, item: rows[0] ?? notFound() };
}

/** The same of whatever people write to: a shared idea too, for who reads it. */
export async function inSightToWrite(tx: Tx, actor: Actor, place: string): Promise<{ onlooker: Onlooker; item: Item }> {
  const { time, item } = feedPlaceOf(place);
  if (!isIdea(item)) return inSight(tx, actor, place);
  mustBeOn('ideas', actor);
  mustBeOn('openIdeas', actor);
  const { rows } = await sql<Item>`
    select ${itemOfIdea(sql`i.id`)}::text as number, null::bigint as "awardId", null::bigint as "nominationId", i.id as "ideaId", i.by_id as "giverId",
      null::bigint as "ownCardId"
    from ideas i where i.id = ${ideaOfItem(item)}::bigint and i.created_at = ${timeAt(time)} and ${isOpenTo(actor)}`.execute(
    tx,
  );
  return { onlooker: await onlookerOf(tx, actor), item: rows[0] ?? notFound() };
}

/** Where an idea `i` stands among what people write to. */
export const placeOfIdea = sql<string>`(${microseconds(sql`i.created_at`)} || '.' || ${itemOfIdea(sql`i.id`)})`;

/** Where a card that somebody gave or received stands in the feed. */
export async function placeOfCard(tx: Tx, cardId: string): Promise<string | undefined> {
  const { rows } = await sql<{ place: string }>`
    select ${microseconds(sql`r.created_at`)} || '.' || ${itemOf} as place from recognitions r where r.id = ${cardId}::bigint`.execute(
    tx,
  );
  return rows[0]?.place;
}

/** By what somebody says something. */
type Saying = Extract<Feature, 'reactions' | 'comments'>;

/** Those whose cards of it whoever says something sees, themselves left out and who has none of that; nobody where they are too many to be told each time. */
export async function receiversToTell(
  tx: Tx,
  onlooker: Onlooker,
  { item, by }: { item: Item; by: Saying },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.to_id as id from recognitions r
    where ${itemOf} = ${item.number}::bigint and r.to_id <> ${onlooker.id} and ${isOnFor(by, sql`r.to_id`)} and ${isVisibleTo(onlooker)}
    -- limit: one more than are told
    order by r.id limit ${itemToldTo + 1}`.execute(tx);
  return rows.length > itemToldTo ? [] : rows.map(({ id }) => id);
}

/** Of these members who may know of what somebody says to an item as they see it: not who has left, nor who has none of that. */
export async function hearing(
  tx: Tx,
  wanted: readonly (number | null)[],
  { item, by }: { item: Item; by: Saying },
): Promise<number[]> {
  const ids = wanted.filter((id) => id !== null);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select m.id from members m
    where m.id = any(${ids}::bigint[]) and m.deactivated_at is null and ${isOnFor(by, sql`m.id`)} and ${isKnown(item)}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Whether a row `m` of members sees an item as whoever says something to it. */
function isKnown({ number, ownCardId, ideaId }: Item): RawBuilder<SqlBool> {
  if (ideaId !== null)
    return sql`(${isOnFor('ideas', sql`m.id`)} and ${isOnFor('openIdeas', sql`m.id`)}
      and exists (select from ideas i where i.id = ${ideaId} and ${isOpenToMember('m')}))`;
  const cards = ownCardId === null ? sql`${itemOf} = ${number}::bigint` : sql`r.id = ${ownCardId}`;
  return sql`(${isOnFor('feed', sql`m.id`)} and exists (select from recognitions r where ${cards} and ${isVisibleToMember('m')}))`;
}
