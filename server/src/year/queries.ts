import type { Output } from '@laurel/contract/call';
import type { FeedPerson } from '@laurel/contract/calls/recognition/feed-item';
import type { myyear } from '@laurel/contract/calls/year';
import { yearCards, yearKnownDays, yearLongDays, yearPeople, yearWeeks } from '@laurel/contract/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { isStanding } from '#directory/card-scope';
import { giverName } from '#directory/giver';
import { isWithin } from '#directory/recipients';
import { personBy } from '#items/places';
import { recognisedFor } from '#languages/translated';
import { rules } from '#programme/rules';
import { cardLanguage, cardWords, joinCardWords } from '#words/read';
import type { Counted } from './rules.ts';

/** Whose year, in their own time zone. */
export interface Whose {
  actor: Actor;
  year: number;
}

/** When a year begins where the member is. */
function beginning({ actor }: Whose, year: number): RawBuilder<Date> {
  return sql<Date>`make_timestamptz(${year}, 1, 1, 0, 0, 0, ${actor.timeZone})`;
}

function within(whose: Whose): RawBuilder<SqlBool> {
  const { year } = whose;
  return sql`r.created_at >= ${beginning(whose, year)} and r.created_at < ${beginning(whose, year + 1)} and ${isStanding}`;
}

/** What a member gave and got in a year: how many cards of each kind, month and value. */
export async function countedOf(tx: Tx, whose: Whose): Promise<Counted[]> {
  const { id, timeZone } = whose.actor;
  const columns = sql`r.kind, r.value, r.points, extract(month from r.created_at at time zone ${timeZone})::int as month`;
  const { rows } = await sql<Counted>`
    select r.side, r.kind, r.month, ${recognisedFor()} as value, count(*) as cards, sum(r.points)::bigint as points from (
      select 'given' as side, ${columns} from recognitions r where r.from_id = ${id} and ${within(whose)}
      union all
      select 'got', ${columns} from recognitions r where r.to_id = ${id} and ${within(whose)}) r
    group by r.side, r.kind, r.month, r.value order by 1, 2, 3, 4`.execute(tx);
  return rows;
}

type Words = Output<typeof myyear>['words'];

/** The newest cards that they got with words. */
export async function wordsOf(tx: Tx, whose: Whose): Promise<Words> {
  const { rows } = await sql<Omit<Words[number], 'date'> & { at: Date }>`
    select r.id::text as "cardId", r.created_at as at, ${recognisedFor()} as value, ${giverName('m')} as "memberName",
      coalesce(m.picture_id, '') as "picId", ${cardWords} as message, ${cardLanguage} as "messageLanguage"
    from recognitions r left join lateral (select * from people where id = r.from_id offset 0) m on true ${joinCardWords('m')}
    where r.to_id = ${whose.actor.id} and r.boosts_item is null and ${within(whose)} and btrim(${cardWords}) <> ''
    -- limit: a few of them, the others are in My Recognition
    order by r.created_at desc, r.id desc limit ${yearCards}`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, date: at.toISOString() }));
}

/** To whom they gave most often. */
export async function thankedOf(tx: Tx, whose: Whose): Promise<(FeedPerson & { times: number })[]> {
  const { rows } = await sql<FeedPerson & { times: number }>`
    select p.*, t.times from (
      select r.to_id, count(*) as times, max(r.created_at) as at from recognitions r
      where r.from_id = ${whose.actor.id} and ${within(whose)} group by r.to_id) t
    cross join lateral ${personBy('t.to_id')} p
    -- limit: the first of them
    order by t.times desc, t.at desc, t.to_id limit ${yearPeople}`.execute(tx);
  return rows;
}

/** Whoever reads now. */
export interface Reading {
  actor: Actor;
  now: Date;
}

type Person = FeedPerson & { dateThanked: string | null };
type FoundPerson = FeedPerson & { thankedAt: Date | null };

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Whether a row `m` is of somebody who can be thanked by them today. */
function isThankable(actor: Actor): RawBuilder<SqlBool> {
  return sql`m.id <> ${actor.id} and m.deactivated_at is null and m.registered_at is not null and ${isWithin(rules().giving.celebrate, actor)}`;
}

/** Those with whom they had to do and to whom they gave nothing for long: the longest first. Whom they never gave anything stands since the other did. */
export async function unthankedOf(tx: Tx, { actor, now }: Reading): Promise<Person[]> {
  const known = sql`r.created_at >= ${daysBefore(now, yearKnownDays)} and ${isStanding}`;
  const { rows } = await sql<FoundPerson>`
    select p.*, t."thankedAt" from (
      select c.other, max(c.at) filter (where c.is_given) as "thankedAt", coalesce(max(c.at) filter (where c.is_given), min(c.at)) as since from (
        select r.to_id as other, r.created_at as at, true as is_given from recognitions r where r.from_id = ${actor.id} and ${known}
        union all
        select r.from_id, r.created_at, false from recognitions r where r.to_id = ${actor.id} and r.from_id is not null and ${known}) c
      group by c.other) t
    cross join lateral (select m.id from members m where m.id = t.other and ${isThankable(actor)} offset 0) m
    cross join lateral ${personBy('m.id')} p
    where t.since < ${daysBefore(now, yearLongDays)}
    -- limit: the first of them
    order by t.since, t.other limit ${yearPeople}`.execute(tx);
  return peopleIn(rows);
}

/** Of their team, those to whom they gave nothing lately: their manager, who has the same, and who reports to them. */
export async function teamOf(tx: Tx, { actor, now }: Reading): Promise<Person[]> {
  const { rows } = await sql<FoundPerson>`
    select p.*, null::timestamptz as "thankedAt" from (
      select m.id from (
        select manager_id as id from members where id = ${actor.id}
        union
        select id from members where manager_id = (select manager_id from members where id = ${actor.id})
        union
        select id from members where manager_id = ${actor.id}) t
      cross join lateral (select m.id from members m where m.id = t.id and ${isThankable(actor)} offset 0) m
      where m.id <> all (array(
        select r.to_id from recognitions r where r.from_id = ${actor.id} and r.created_at >= ${daysBefore(now, yearLongDays)} and ${isStanding}))
      -- limit: some of them
      order by m.id limit ${yearPeople}) t
    cross join lateral ${personBy('t.id')} p order by t.id`.execute(tx);
  return peopleIn(rows);
}

function peopleIn(rows: readonly FoundPerson[]): Person[] {
  return rows.map(({ thankedAt, ...row }) => ({ ...row, dateThanked: thankedAt?.toISOString() ?? null }));
}

interface Span {
  /** In how many of the last weeks they gave something: each is seven days, so that no Monday takes one away. */
  weeks: number;
  /** The first year of which there is anything, of theirs or of the company. */
  firstYear: number;
}

export async function spanOf(tx: Tx, { actor, now }: Reading): Promise<Span> {
  const week = sql`floor(extract(epoch from ${now}::timestamptz - r.created_at) / 604800)`;
  const { rows } = await sql<{ weeks: number; firstYear: number | null }>`
    select (select count(distinct ${week}) from recognitions r
        where r.from_id = ${actor.id} and r.created_at > ${daysBefore(now, yearWeeks * 7)} and r.created_at <= ${now} and ${isStanding}) as weeks,
      least((select min(year)::int from counted_years), extract(year from least(
        (select min(created_at) from recognitions where from_id = ${actor.id}),
        (select min(created_at) from recognitions where to_id = ${actor.id})) at time zone ${actor.timeZone})::int) as "firstYear"`.execute(
    tx,
  );
  const { weeks = 0, firstYear = null } = rows[0] ?? {};
  return { weeks, firstYear: firstYear ?? now.getUTCFullYear() };
}
