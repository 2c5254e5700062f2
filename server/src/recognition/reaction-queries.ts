import type { FeedPerson } from '@laurel/contract/calls/recognition/feed-item';
import { feedPlaceOf } from '@laurel/contract/calls/recognition/feed-place';
import type { Reactions } from '@laurel/contract/calls/recognition/reactions';
import { reactionNames, reactionsCounted, reactionsToldTo } from '@laurel/contract/limits';
import type { ReactionKind } from '@laurel/contract/programme/reaction-kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { isVisibleTo, itemOf, type Onlooker } from '#directory/card-scope';
import { isOnFor } from '#directory/features';
import { microseconds, personBy, timeAt } from './places.ts';

/** Of which reactions `x` a reader may know: those of who did not receive it, and of who did where the reader sees their card. */
function isKnownTo(onlooker: Onlooker): RawBuilder<SqlBool> {
  return sql`x.kind is not null and (x.card_id is null or x.member_id = ${onlooker.id}
    or exists (select from recognitions r where r.id = x.card_id and ${isVisibleTo(onlooker)}))`;
}

type Found = Omit<Reactions, 'isMore'>;

/** How people reacted to what stands at these places, by these. */
export async function reactionsAt(
  tx: Tx,
  onlooker: Onlooker,
  places: readonly string[],
): Promise<Map<string, Reactions>> {
  if (places.length === 0) return new Map();
  const { id } = onlooker;
  const at = places.map(feedPlaceOf);
  const known = isKnownTo(onlooker);
  const { rows } = await sql<Found>`
    select w.time || '.' || w.item as place, own.kind as mine, counted.kinds, counted.count, named.names,
      exists (
        select from recognitions r join members g on g.id = r.from_id
        where r.to_id = ${id} and r.created_at = ${timeAt(sql`w.time`)} and ${itemOf} = w.item and g.deactivated_at is null and ${isVisibleTo(onlooker)}) as "mayThank"
    from unnest(${at.map(({ time }) => time)}::bigint[], ${at.map(({ item }) => item)}::bigint[]) as w (time, item)
    left join lateral (select x.kind from reactions x where x.item = w.item and x.member_id = ${id} and x.kind is not null) own on true
    cross join lateral (
      select coalesce(sum(k.n), 0)::int as count, coalesce(array_agg(k.kind order by k.n desc, k.kind) filter (where k.kind is not null), '{}') as kinds from (
        select c.kind, count(*) as n from (
          select x.kind from reactions x where x.item = w.item and ${known}
          -- limit: so far they are counted, and told to be more
          order by x.id desc limit ${reactionsCounted + 1}) c group by c.kind) k) counted
    cross join lateral (
      select coalesce(array_agg(p."memberName" order by c.id desc), '{}') as names from (
        select x.id, x.member_id from reactions x where x.item = w.item and x.member_id <> ${id} and ${known}
        -- limit: the newest are named
        order by x.id desc limit ${reactionNames}) c cross join lateral ${personBy('c.member_id')} p) named`.execute(
    tx,
  );
  return new Map(
    rows.map(({ count, ...row }) => [
      row.place,
      { ...row, count: Math.min(count, reactionsCounted), isMore: count > reactionsCounted },
    ]),
  );
}

/** Where a card that somebody gave or received stands in the feed. */
export async function placeOfCard(tx: Tx, cardId: string): Promise<string | undefined> {
  const { rows } = await sql<{ place: string }>`
    select ${microseconds(sql`r.created_at`)} || '.' || ${itemOf} as place from recognitions r where r.id = ${cardId}::bigint`.execute(
    tx,
  );
  return rows[0]?.place;
}

/** What was given at once, as somebody sees it who reacts to it. */
export interface Item {
  awardId: number | null;
  nominationId: number | null;
  giverId: number;
  /** Whether the giver's site has reactions. */
  isGiverTold: boolean;
  /** The card of it that they received. */
  ownCardId: number | null;
}

/** What stands at a place, where a reader sees any card of it. */
export async function itemAt(tx: Tx, onlooker: Onlooker, place: string): Promise<Item | undefined> {
  const { time, item } = feedPlaceOf(place);
  const isThere = sql`${itemOf} = ${item}::bigint and r.created_at = ${timeAt(time)} and ${isVisibleTo(onlooker)}`;
  const { rows } = await sql<Item>`
    select r.award_id as "awardId", r.nomination_id as "nominationId", r.from_id as "giverId", ${isOnFor('reactions', sql`r.from_id`)} as "isGiverTold",
      (select r.id from recognitions r where r.to_id = ${onlooker.id} and ${isThere}) as "ownCardId"
    from recognitions r where ${isThere}
    -- limit: one of its cards is enough
    order by r.id limit 1`.execute(tx);
  return rows[0];
}

/** Those whose cards of it whoever reacts sees, themselves left out and who has no reactions; nobody where they are too many to be told each time. */
export async function receiversToTell(tx: Tx, onlooker: Onlooker, place: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.to_id as id from recognitions r
    where ${itemOf} = ${feedPlaceOf(place).item}::bigint and r.to_id <> ${onlooker.id} and ${isOnFor('reactions', sql`r.to_id`)} and ${isVisibleTo(onlooker)}
    -- limit: one more than are told
    order by r.id limit ${reactionsToldTo + 1}`.execute(tx);
  return rows.length > reactionsToldTo ? [] : rows.map(({ id }) => id);
}

interface Reaction {
  memberId: number;
  kind: ReactionKind;
  now: Date;
}

/** Puts it in the place of what a member said before. Answers its row; undefined where it is as it was. */
export async function saveReaction(
  tx: Tx,
  { awardId, nominationId, ownCardId }: Item,
  { memberId, kind, now }: Reaction,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into reactions (award_id, nomination_id, member_id, card_id, kind, at)
    values (${awardId}::bigint, ${nominationId}::bigint, ${memberId}, ${ownCardId}::bigint, ${kind}, ${now})
    on conflict (item, member_id) do update set kind = excluded.kind, card_id = excluded.card_id
    where reactions.kind is distinct from excluded.kind returning id`.execute(tx);
  return rows[0]?.id;
}

/** Takes back what a member said. The row stays: what was told of it is told once. Answers it; undefined where nothing was said. */
export async function takeReactionBack(tx: Tx, memberId: number, place: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update reactions set kind = null
    where item = ${feedPlaceOf(place).item}::bigint and member_id = ${memberId} and kind is not null returning id`.execute(
    tx,
  );
  return rows[0]?.id;
}

type Reacting = FeedPerson & { reaction: ReactionKind };

/** Who reacted, behind one of them, with the number of each reaction. */
export async function peopleReacting(
  tx: Tx,
  onlooker: Onlooker,
  { place, after, limit }: { place: string; after: string | undefined; limit: number },
): Promise<(Reacting & { id: string })[]> {
  const { rows } = await sql<Reacting & { id: string }>`
    select c.id::text as id, c.kind as reaction, p.* from (
      select x.id, x.member_id, x.kind from reactions x
      where x.item = ${feedPlaceOf(place).item}::bigint and ${after === undefined ? sql`true` : sql`x.id < ${after}::bigint`} and ${isKnownTo(onlooker)}
      -- limit: a page of them
      order by x.id desc limit ${limit}) c cross join lateral ${personBy('c.member_id')} p order by c.id desc`.execute(
    tx,
  );
  return rows;
}
