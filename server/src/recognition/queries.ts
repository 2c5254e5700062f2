import type { Output } from '@laurel/contract/call';
import type { cardget } from '@laurel/contract/calls/recognition/cardget';
import type { RecognitionEntry } from '@laurel/contract/calls/recognition/recognition-entry';
import { type Audience, notWider } from '@laurel/contract/programme/audience';
import type { MonthRange } from '@laurel/contract/rules/months';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { boosted, isKnownToAll, isStanding } from '#directory/card-scope';
import { isOnFor } from '#directory/features';
import { giverName } from '#directory/giver';
import { memberIdOf, memberIdOfHere } from '#directory/member-id';
import { microseconds } from '#items/places';
import { recognisedFor } from '#languages/translated';
import { rules } from '#programme/rules';
import { takeBackOf } from '#programme/take-back';
import { cardLanguage, cardWords, joinCardWords } from '#words/read';

export interface RecognisedRow {
  picId: string;
  memberName: string;
  division: string;
  memberId: string;
}

/** Who was recognised lately, each person once, the newest first. */
export async function recentlyRecognised(on: Db, limit: number): Promise<RecognisedRow[]> {
  const { rows } = await sql<RecognisedRow>`
    with newest as (
      select to_id, max(id) as id from (
        -- limit: more than enough to find so many different people
        select r.id, r.to_id from recognitions r where r.kind <> 'thankyou' and ${isStanding} and ${isKnownToAll} order by r.created_at desc, r.id desc limit 2000) r
      group by to_id
    )
    select coalesce(m.picture_id, '') as "picId", m.display_name as "memberName", d.name as division, ${memberIdOf('m')} as "memberId"
    from (select * from newest order by id desc) n
    -- Each is looked up by itself, until there are enough: a join would read everybody.
    cross join lateral (select * from people m where m.id = n.to_id and m.deactivated_at is null offset 0) m
    cross join lateral (select name from divisions d where d.code = m.division_code offset 0) d
    -- limit: a page of the newest faces, which nobody works through
    order by n.id desc limit ${limit}`.execute(on);
  return rows;
}

/** Who looks at their cards, and when. */
interface Reading {
  memberId: number;
  now: Date;
}

export const cardTypes = {
  nomination: 'RwdN',
  payitforward: 'PIF',
  adhoc: 'RwdA',
  reward: 'Rwd',
  thankyou: 'Card',
  anniversary: 'Anniv',
} as const;
export type CardKind = keyof typeof cardTypes;

/** What a member sent and received in a span of time, newest first. The other person is named. */
export async function recognitionsOf(
  on: Db,
  { memberId, now }: Reading,
  { from, to }: MonthRange,
): Promise<RecognitionEntry[]> {
  const { rows } = await sql<Found>`
    select ${columns(memberId)}
    where (r.from_id = ${memberId} or r.to_id = ${memberId}) and r.created_at >= ${from} and r.created_at < ${to}
    order by r.created_at desc, r.id desc`.execute(on);
  return rows.map((row) => entryOf(row, now));
}

/** One card, if the member gave or received it, with its neighbours among those that they gave or received. */
export async function cardOf(
  on: Db,
  { memberId, now }: Reading,
  cardId: string,
): Promise<Omit<Output<typeof cardget>, 'reactions' | 'comments' | 'boosts'> | undefined> {
  const { rows } = await sql<Found>`
    select ${columns(memberId)} where r.id = ${cardId} and (r.from_id = ${memberId} or r.to_id = ${memberId})`.execute(
    on,
  );
  if (!rows[0]) return undefined;
  const side = rows[0].isFrom ? sql`from_id` : sql`to_id`;
  const beside = await sql<{ newerId: string; olderId: string; isReported: boolean } & SeenRow>`
    select case when ${isOnFor('feed', sql`${memberId}::bigint`)} then audience end as audience, coalesce(audience_most, 'everybody') as most, shows_points as "showsPoints",
      exists (select from card_reports where card_id = self.id and by_id = ${memberId} and withdrawn_at is null) as "isReported",
      coalesce((select id::text from recognitions where ${side} = ${memberId} and (created_at, id) > (self.created_at, self.id)
        -- limit: the nearest card on this side
        order by created_at, id limit 1), '') as "newerId",
      coalesce((select id::text from recognitions where ${side} = ${memberId} and (created_at, id) < (self.created_at, self.id)
        -- limit: the nearest card on this side
        order by created_at desc, id desc limit 1), '') as "olderId"
    from recognitions self where self.id = ${cardId}`.execute(on);
  const card = entryOf(rows[0], now);
  const { isReported, newerId, olderId, ...seen } = beside.rows[0] as NonNullable<(typeof beside.rows)[0]>;
  const isThere = !card.isWithdrawn && !card.isHidden;
  return {
    card,
    newerId,
    olderId,
    isReported,
    mayReport: !card.isFrom && isThere,
    seen: isThere ? seenOf(card, seen) : null,
  };
}

interface SeenRow {
  audience: Audience | null;
  most: Audience;
  showsPoints: boolean;
}

function seenOf({ isFrom, points }: RecognitionEntry, { audience, most, showsPoints }: SeenRow) {
  if (audience === null) return null;
  const mayShowPoints = rules().seen.points && points > 0;
  const choices = isFrom ? [] : notWider(most);
  return { audience, showsPoints: showsPoints && mayShowPoints, choices, mayShowPoints: mayShowPoints && !isFrom };
}

type Found = Omit<RecognitionEntry, 'type' | 'date' | 'takeBack'> & {
  kind: CardKind;
  createdAt: Date;
  awardId: number | null;
};

function columns(memberId: number): RawBuilder<unknown> {
  return sql`r.kind, r.from_id is not distinct from ${memberId}::bigint as "isFrom", r.created_at as "createdAt", ${recognisedFor()} as value, r.award_id as "awardId",
      coalesce(away.display_name, '') as "forMember",
      coalesce((select ${microseconds(sql`o.created_at`)} || '.' || r.boosts_item from ${boosted}), '') as boosts,
      r.withdrawn_at is not null as "isWithdrawn", r.hidden_at is not null as "isHidden", ${giverName('m')} as "memberName", coalesce(m.member_number, '') as "memberNumber",
      coalesce(m.picture_id, '') as "picId", r.points::int as points,
      case when r.withdrawn_at is null or r.from_id = ${memberId} then ${cardWords} else '' end as message,
      ${cardLanguage} as "messageLanguage", r.id::text as "cardId",
      ${memberIdOfHere('m')} as "memberId",
      (select x.day::text from anniversary_awards x where x.award_id = r.award_id and r.kind = 'anniversary') as celebrated
    from recognitions r left join people m on m.id = case when r.from_id = ${memberId} then r.to_id else r.from_id end
    left join awards given on given.id = r.award_id and given.for_id is not null left join people away on away.id = given.for_id
    ${joinCardWords('m')}`;
}

function entryOf({ kind, createdAt, awardId, ...row }: Found, now: Date): RecognitionEntry {
  const mayTakeBack = row.isFrom && !row.isWithdrawn && awardId !== null;
  const takeBack = mayTakeBack ? takeBackOf({ awardId, at: createdAt, now }) : null;
  return { ...row, type: cardTypes[kind], date: createdAt.toISOString(), takeBack };
}
