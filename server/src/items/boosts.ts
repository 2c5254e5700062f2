import type { Boosts } from '@laurel/contract/calls/awards/boosts';
import type { FeedPerson } from '@laurel/contract/calls/recognition/feed-item';
import { feedPlaceOf } from '@laurel/contract/calls/recognition/feed-place';
import { boostPeopleMax, boostsCounted, reactionNames } from '@laurel/contract/limits';
import { isOn } from '@laurel/contract/programme/features';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { isVisibleTo, itemOf, type Onlooker } from '#directory/card-scope';
import { rules } from '#programme/rules';
import { personBy } from './places.ts';

/**
 * Of an item `w` as `cards`: who received a card of it that the reader sees, and who another; whether those that they see show their points. What
 * went to too many has no boosts.
 */
function cardsOf(onlooker: Onlooker): RawBuilder<unknown> {
  return sql`(
    select count(*) as all_of_them, array_agg(c.to_id) filter (where c.is_seen) as seen, coalesce(array_agg(c.to_id) filter (where not c.is_seen), '{}') as unseen,
      ${rules().seen.points}::boolean and bool_and(c.shows_points) filter (where c.is_seen) as shows, coalesce(bool_or(c.from_id = ${onlooker.id}), false) as is_own
    from (
      select r.to_id, r.from_id, r.shows_points, ${isVisibleTo(onlooker)} as is_seen from recognitions r where ${itemOf} = w.item
      -- limit: one more than may be there
      order by r.id limit ${boostPeopleMax + 1}) c)`;
}

/**
 * Boosts of an item `w` of which a reader may know, behind one of them, the newest first: those of cards that they see, and of who received the
 * item themselves, where they see that card. How many points, they know of their own, of what they got, and where points are shown.
 */
function boostsOf({ id }: Onlooker, { behind, limit }: { behind: RawBuilder<unknown>; limit: number }) {
  return sql`(
    select b.award_id, min(b.from_id) as by_id, min(b.created_at) as at, count(*)::int as people, max(b.points)::int as points,
      bool_or(b.to_id = ${id} or b.from_id = ${id} or cards.shows) as is_known
    from recognitions b
    where b.boosts_item = w.item and ${behind} and b.withdrawn_at is null and b.hidden_at is null
      and b.to_id = any(cards.seen) and b.from_id <> all(cards.unseen) and cards.all_of_them <= ${boostPeopleMax}
    group by b.award_id
    -- limit: a page of them, or as far as they are counted
    order by b.award_id desc limit ${limit})`;
}

/** Points added to what stands at these places, by these. */
export async function boostsAt(
  tx: Tx,
  { actor, onlooker }: { actor: Actor; onlooker: Onlooker },
  places: readonly string[],
): Promise<Map<string, Boosts>> {
  if (places.length === 0) return new Map();
  const { id } = onlooker;
  const each = boostsOf(onlooker, { behind: sql`true`, limit: boostsCounted + 1 });
  const { rows } = await sql<Omit<Boosts, 'isMore'> & { boosts: number }>`
    select w.place, said.points, said.mine, said.count, said.boosts,
      array(select p.display_name from unnest(said.newest) with ordinality n (id, at)
        cross join lateral (select display_name from people where people.id = n.id offset 0) p order by n.at) as names,
      ${isOn('payItForward', actor)}::boolean and cards.all_of_them <= ${boostPeopleMax} and not cards.is_own and exists (
        select from members m where m.id = any(cards.seen) and m.id <> ${id} and m.deactivated_at is null and m.registered_at is not null) as "mayAdd"
    from unnest(${[...places]}::text[], ${places.map((place) => feedPlaceOf(place).item)}::bigint[]) as w (place, item)
    cross join lateral ${cardsOf(onlooker)} cards
    cross join lateral (
      select count(*)::int as count, coalesce(sum(p.boosts), 0)::int as boosts, case when bool_and(p.is_known) then sum(p.points)::int end as points,
        coalesce(sum(p.points) filter (where p.by_id = ${id}), 0)::int as mine,
        (array_agg(p.by_id order by p.newest desc) filter (where p.by_id <> ${id}))[1:${sql.lit(reactionNames)}] as newest
      from (
        select a.by_id, max(a.award_id) as newest, count(*) as boosts, sum(a.points) as points, bool_and(a.is_known) as is_known
        from ${each} a group by a.by_id) p) said`.execute(tx);
  return new Map(rows.map(({ boosts, ...row }) => [row.place, { ...row, isMore: boosts > boostsCounted }]));
}

type Boosting = FeedPerson & { points: number | null; to: number; date: string };

/** Who added points to what stands at a place, behind one of them, with the number of each boost. */
export async function peopleBoosting(
  tx: Tx,
  onlooker: Onlooker,
  { place, after, limit }: { place: string; after: string | undefined; limit: number },
): Promise<(Boosting & { id: string })[]> {
  const behind = after === undefined ? sql`true` : sql`b.award_id < ${after}::bigint`;
  const { rows } = await sql<Omit<Boosting, 'date'> & { id: string; at: Date }>`
    select a.award_id::text as id, case when a.is_known then a.points end as points, a.people as to, a.at, p.*
    from (select ${feedPlaceOf(place).item}::bigint as item) w cross join lateral ${cardsOf(onlooker)} cards
    cross join lateral ${boostsOf(onlooker, { behind, limit })} a
    cross join lateral ${personBy('a.by_id', { orFormer: true })} p order by a.award_id desc`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, date: at.toISOString() }));
}
