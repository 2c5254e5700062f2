import type { FeedPerson } from '@laurel/contract/calls/recognition/feed-item';
import { feedPlaceOf } from '@laurel/contract/calls/recognition/feed-place';
import type { Reactions } from '@laurel/contract/calls/recognition/reactions';
import { reactionNames, reactionsCounted } from '@laurel/contract/limits';
import type { ReactionKind } from '@laurel/contract/programme/reaction-kinds';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { isVisibleTo, itemOf, type Onlooker } from '#directory/card-scope';
import { personBy, timeAt } from '#items/places';
import { isReactionSaidTo } from '#items/said';
import type { Item } from '#items/sight';

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
  const known = isReactionSaidTo(onlooker);
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
      where x.item = ${feedPlaceOf(place).item}::bigint and ${after === undefined ? sql`true` : sql`x.id < ${after}::bigint`} and ${isReactionSaidTo(onlooker)}
      -- limit: a page of them
      order by x.id desc limit ${limit}) c cross join lateral ${personBy('c.member_id')} p order by c.id desc`.execute(
    tx,
  );
  return rows;
}
