import type { EventType } from '@laurel/contract/events';
import { type RawBuilder, sql } from 'kysely';
import { joinStep, ofStep, secondsOf } from '#asking/seconds';
import type { Db } from '#db/pool';
import { decidingBy, scopesReaching } from '#directory/decides';
import { suggested } from '#directory/idea-scope';
import { nominated } from '#directory/nomination-scope';
import { type Telling, tellings } from './table.ts';

/** An event, and somebody who is here to whom it is something; null for the event by itself. */
export interface Touched {
  id: number;
  type: EventType;
  memberId: number | null;
  as: 'event' | 'actor' | 'concerned' | 'decider' | 'asker';
}

export interface Stretch {
  after: number;
  upTo: number;
}

/** So many events are read at once. */
export const stretchMax = 1000;

/** The types for which a part of the table says something. */
function typesWith(isSo: (telling: Telling) => boolean): RawBuilder<unknown> {
  return sql`array[${sql.join(Object.entries(tellings).flatMap(([type, telling]) => (isSo(telling) ? [type] : [])))}]::text[]`;
}

const decided = (...of: string[]) => typesWith(({ deciders }) => deciders !== undefined && of.includes(deciders.of));
const asked = (...of: string[]) => typesWith(({ asker }) => asker !== undefined && of.includes(asker.of));
const told = typesWith((telling) => Object.keys(telling).length > 0);
/** The id behind the noun of a subject; of another noun none. */
const idOf = (noun: string) =>
  sql`case when split_part(told.subject, ':', 1) = ${noun} then split_part(told.subject, ':', 2)::bigint end`;

/**
 * What happened, in the order of ids, and whom of these members it touches: one statement, however many they are. Who decides is asked
 * as it is now.
 */
export async function touchedBy(
  db: Db,
  { after, upTo }: Stretch,
  { members, now }: { members: readonly number[]; now: Date },
): Promise<Touched[]> {
  const at = sql`${now}::timestamptz`;
  const seconds = secondsOf(ofStep(at));
  const { rows } = await sql<Touched>`
    with here as materialized (select id from each_of(${[...members]}::bigint[]) as id),
    -- Roles are asked once, and not for each event.
    roles_here as materialized (
      select r.member_id, r.capability, r.scope_kind, r.scope_code, r.boss_id from roles_at(${at}) r join here on here.id = r.member_id
      union select r.member_id, r.capability, r.scope_kind, r.scope_code, r.boss_id from lent_roles_at(${at}) r join here on here.id = r.member_id
      where r.scope = 'reviews'),
    told as materialized (
      select e.id, e.type, e.actor_id, e.subject, e.concerns from events e
      where e.id > ${after} and e.id <= ${upTo} and e.type = any(${told})
      -- limit: a stretch, the next follows until none is left
      order by e.id limit ${stretchMax}),
    asked as (select told.id as event_id, told.type, a.* from told join approvals a on a.id = ${idOf('approval')}),
    nominated as (
      select told.id as event_id, told.type, n.* from told join nominations n on n.id = ${idOf('nomination')}
      union all select a.event_id, a.type, n.* from asked a join nominations n on a.kind = 'nomination' and n.id = a.subject_id),
    about_nomination as materialized (
      select n.event_id, n.type, n.by_id, n.nominee_id, s.* from nominated n cross join lateral (${scopesReaching({ person: nominated.person })}) s
      where n.nominee_id is not null and n.type = any(${decided('nomination', 'approval')})
      -- Whole divisions by themselves: all who are in them are looked through.
      union all select n.event_id, n.type, n.by_id, n.nominee_id, s.* from nominated n cross join lateral (${scopesReaching(nominated)}) s
      where n.nominee_id is null and n.type = any(${decided('nomination', 'approval')})),
    about_idea as materialized (
      select told.id as event_id, told.type, i.by_id, s.* from told join ideas i on i.id = ${idOf('idea')}
      cross join lateral (${scopesReaching(suggested)}) s where told.type = any(${decided('idea')})),
    touched as (
      select id, type, actor_id as member_id, 'actor' as "as" from told
      union all select told.id, told.type, concerned, 'concerned' from told cross join unnest(told.concerns) concerned
      union all select s.event_id, s.type, r.member_id, 'decider' from about_nomination s join roles_here r using (scope_kind, scope_code, boss_id)
        where r.capability = any(${decidingBy('nomination')}) and r.member_id <> s.by_id and r.member_id is distinct from s.nominee_id
      union all select n.event_id, n.type, e.member_id, 'decider' from nominated n join escalations e on e.nomination_id = n.id
        where n.type = any(${decided('nomination', 'approval')})
      union all select n.event_id, n.type, n.by_id, 'asker' from nominated n where n.type = any(${asked('nomination', 'approval')})
      union all select s.event_id, s.type, r.member_id, 'decider' from about_idea s join roles_here r using (scope_kind, scope_code, boss_id)
        where r.capability = any(${decidingBy('idea')}) and r.member_id <> s.by_id
      union all select a.event_id, a.type, d.member_id, 'decider' from asked a ${joinStep} cross join lateral (${seconds}) d where a.type = any(${decided('approval')})
      union all select a.event_id, a.type, a.asked_by_id, 'asker' from asked a where a.type = any(${asked('approval')})
      union all select told.id, told.type, c.member_id, 'asker' from told join contact_messages c on c.id = ${idOf('contact')}
        where told.type = any(${asked('contact')}))
    select id, type, null::bigint as "memberId", 'event' as "as" from told
    union all select distinct t.id, t.type, t.member_id, t."as" from touched t join here on here.id = t.member_id
    order by 1`.execute(db);
  return rows;
}

/** Where somebody begins whose page came so long ago: behind the last event that was older then. */
export async function idAt(db: Db, since: Date, upTo: number): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    select min(id) - 1 as id from (
      select id, at from events where id <= ${upTo}
      -- limit: who has missed more asks for everything
      order by id desc limit ${stretchMax}) latest where at >= ${since}`.execute(db);
  return rows[0]?.id ?? upTo;
}

/** Whose bell has something new behind this row, and up to which row that is; without one from where it goes on. They are written by one at a time, in the order of their ids. */
export async function noticedBehind(
  db: Db,
  after: number | undefined,
  members: readonly number[],
): Promise<{ upTo: number; members: readonly number[] }> {
  const { rows } = await sql<{ upTo: number | null; members: number[] | null }>`
    select max(n.id) as "upTo", array_agg(distinct n.member_id) filter (where n.member_id = any(${[...members]}::bigint[])) as members
    from notices n where ${after === undefined ? sql`n.id = (select max(id) from notices)` : sql`n.id > ${after}`}`.execute(
    db,
  );
  const { upTo = null, members: found = null } = rows[0] ?? {};
  return { upTo: upTo ?? after ?? 0, members: after === undefined ? [] : (found ?? []).map(Number) };
}

/** The newest event that rang the bell of each of these, of whose it rang at all. */
export async function noticedOf(db: Db, members: readonly number[]): Promise<{ memberId: number; eventId: number }[]> {
  const { rows } = await sql<{ memberId: number; eventId: number }>`
    select m.id as "memberId", newest.event_id as "eventId" from each_of(${[...members]}::bigint[]) as m (id)
    cross join lateral (
      select n.event_id from notices n where n.member_id = m.id
      -- limit: the newest of each
      order by n.id desc limit 1) newest`.execute(db);
  return rows;
}
