import type { FeedPerson, GivenItem } from '@laurel/contract/calls/recognition/feed-item';
import { feedPlaceOf } from '@laurel/contract/calls/recognition/feed-place';
import { feedFaces, feedPeopleCounted } from '@laurel/contract/limits';
import type { Audience, FeedScope } from '@laurel/contract/programme/audience';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { isStanding, isVisibleTo, itemOf, type Onlooker } from '#directory/card-scope';
import { giverBy, microseconds, personBy, timeAt } from '#items/places';
import { recognisedFor } from '#languages/translated';
import { rules } from '#programme/rules';
import { cardLanguage, cardWords, joinCardWords } from '#words/read';
import { type OfColleague, sourcesOf } from './feed-sources.ts';
import { type CardKind, cardTypes } from './queries.ts';

interface Walk {
  onlooker: Onlooker;
  scope: FeedScope | OfColleague;
  /** Places. */
  limit: number;
}

/** When an item happened, in microseconds since 1970, and its number. */
export interface Place {
  time: string;
  item: string;
}

/** The places of what a reader sees behind another, the newest first. Each is one step along an index, so that an award to thousands costs as one. */
export async function placesThen(tx: Tx, { after, ...by }: Walk & { after: string }): Promise<Place[]> {
  const { time, item } = feedPlaceOf(after);
  const { rows } = await sql<Place>`
    with recursive ${walk(by, sql`select 0 as n, ${timeAt(time)} as at, ${item}::bigint as item`)}
    select ${microseconds(sql`at`)} as time, item::text as item from walk where n > 0 order by n`.execute(tx);
  return rows;
}

/** How many places are newer than one, as far as a limit. */
export async function placesSince(tx: Tx, { since, ...by }: Walk & { since: string }): Promise<number> {
  const { time, item } = feedPlaceOf(since);
  const { rows } = await sql<{ count: number }>`
    with recursive ${walk(by, sql`select 0 as n, 'infinity'::timestamptz as at, 0::bigint as item`)}
    select count(*) as count from walk where n > 0 and (at, item) > (${timeAt(time)}, ${item}::bigint)`.execute(tx);
  return rows[0]?.count ?? 0;
}

function walk({ onlooker, scope, limit }: Walk, first: RawBuilder<unknown>): RawBuilder<unknown> {
  const nearest = sourcesOf(onlooker, scope).map(
    (where) => sql`(
      select r.created_at as at, ${itemOf} as item from recognitions r
      where ${where} and ${isStanding} and (r.created_at, ${itemOf}) < (w.at, w.item)
      -- limit: the nearest one
      order by r.created_at desc, ${itemOf} desc limit 1)`,
  );
  return sql`walk as (
      ${first}
      union all
      select w.n + 1, x.at, x.item from walk w cross join lateral (
        select * from (${sql.join(nearest, sql` union all `)}) each
        -- limit: the nearest of these
        order by at desc, item desc limit 1) x
      where w.n < ${limit}::int)`;
}

/** When these days begin in a time zone, in microseconds since 1970. */
export async function beginningOf(tx: Tx, days: readonly string[], timeZone: string): Promise<string[]> {
  const { rows } = await sql<{ time: string }>`
    select ${microseconds(sql`(day::timestamp at time zone ${timeZone})`)} as time
    from unnest(${[...days]}::date[]) with ordinality as d (day, n) order by n`.execute(tx);
  return rows.map(({ time }) => time);
}

type GivenAlone = Omit<GivenItem, 'reactions' | 'comments' | 'boosts'>;

interface GivenRow extends Place {
  kind: CardKind;
  at: Date;
  value: string;
  from: FeedPerson;
  forMember: string;
  people: FeedPerson[];
  counted: number;
  points: number;
  showsPoints: boolean;
  message: string;
  messageLanguage: string;
  cardId: string;
  audience: Audience;
}

/** What stands at these places, in their order: of each the cards of `before`, the reader's own where it is left out, and then the first others that they may see. Nothing of who was erased. */
export async function givenItems(
  tx: Tx,
  onlooker: Onlooker,
  places: readonly Place[],
  before: readonly number[] = [onlooker.id],
): Promise<GivenAlone[]> {
  if (places.length === 0) return [];
  const { id } = onlooker;
  const first = sql`${[...before]}::bigint[]`;
  const { rows } = await sql<GivenRow>`
    select w.time, w.item, r.kind, r.created_at as at, ${recognisedFor()} as value, to_jsonb(giver) as "from", coalesce(away.display_name, '') as "forMember",
      faces.people, cards.counted, r.points::int as points, cards."showsPoints", ${cardWords} as message, ${cardLanguage} as "messageLanguage",
      coalesce(own.id::text, '') as "cardId", coalesce(own.audience, r.audience) as audience
    from unnest(${places.map(({ time }) => time)}::text[], ${places.map(({ item }) => item)}::text[]) with ordinality as w (time, item, n)
    cross join lateral (
      select coalesce(array_agg(r.id order by array_position(${first}, r.to_id)), '{}') as ids from recognitions r
      where r.to_id = any(${first}) and r.created_at = ${timeAt(sql`w.time`)} and ${itemOf} = w.item::bigint and ${isVisibleTo(onlooker)}) before
    cross join lateral (
      select count(*) as counted, bool_and(c.shows_points) as "showsPoints", array_agg(c.id order by c.n, c.id) as ids
      from (
        select l.id, (select shows_points from recognitions where id = l.id) as shows_points, l.n from unnest(before.ids) with ordinality as l (id, n)
        union all
        (select r.id, r.shows_points, null from recognitions r
        where ${itemOf} = w.item::bigint and r.id <> all(before.ids) and ${isVisibleTo(onlooker)}
        -- limit: the first of them have faces, of those beyond it is told how many they are
        order by r.id limit ${feedFaces + feedPeopleCounted + 1})) c) cards
    cross join lateral (select * from recognitions where id = cards.ids[1] offset 0) r
    left join lateral (select r.id, r.audience where r.from_id = ${id} or r.to_id = ${id}) own on true
    cross join lateral (
      select jsonb_agg(to_jsonb(one) - 'n' order by one.n) as people
      from (select f.n, p.* from unnest(cards.ids[1:${sql.lit(feedFaces)}]) with ordinality as f (id, n)
        cross join lateral (select to_id from recognitions where id = f.id offset 0) c cross join lateral ${personBy('c.to_id')} p) one) faces
    cross join lateral ${giverBy('r.from_id')} giver
    cross join lateral (select * from members where id = r.to_id offset 0) m
    left join lateral (
      select a.display_name from awards g cross join lateral (select display_name from people where id = g.for_id offset 0) a
      where g.id = r.award_id and g.for_id is not null offset 0) away on true
    ${joinCardWords('m')}
    where faces.people is not null
    order by w.n`.execute(tx);
  const mayShowPoints = rules().seen.points;
  return rows.map(({ time, item, kind, at, counted, points, showsPoints, audience, ...row }) => {
    const others = counted - row.people.length;
    return {
      kind: 'given',
      place: `${time}.${item}`,
      type: cardTypes[kind],
      date: at.toISOString(),
      ...row,
      others: Math.min(others, feedPeopleCounted),
      isMore: others > feedPeopleCounted,
      points: mayShowPoints && showsPoints && points > 0 ? points : null,
      audience: row.cardId === '' ? null : audience,
    };
  });
}

/** Those to whom one item was given, as far as the reader may see their cards, behind one of these. */
export async function feedPeople(
  tx: Tx,
  onlooker: Onlooker,
  { item, after, limit }: { item: string; after: string; limit: number },
): Promise<(FeedPerson & { cardId: string })[]> {
  const { rows } = await sql<FeedPerson & { cardId: string }>`
    select c.id::text as "cardId", p.* from (
      select r.id, r.to_id from recognitions r where ${itemOf} = ${item}::bigint and r.id > ${after}::bigint and ${isVisibleTo(onlooker)}
      -- limit: a page of them
      order by r.id limit ${limit}) c cross join lateral ${personBy('c.to_id')} p order by c.id`.execute(tx);
  return rows;
}
