import type { EventType } from '@laurel/contract/events';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Happened, Subscriber } from '#events/subscriber';
import { aboveLimit, overfullStrangers } from './gate.ts';
import { pushesOf, wayOf } from './hearing.ts';
import { theHold } from './hold.ts';
import type { Letter } from './letter.ts';
import { kindOf } from './notice.ts';

/**
 * Tells what happened to whom it concerns: in the portal, but for what they did themselves, and by the letters that they want:
 * rows without words, which are read and delivered later. To the devices of somebody one row goes, however many they have. To an address
 * that a member chose and has not confirmed, who may be a stranger, a few a day are promised; the others stand as undeliverable.
 */
export function mail(letters: readonly Letter[]): Subscriber {
  return {
    name: 'mail',
    types: [...new Set(letters.flatMap(typesOf))],
    handle: async (tx, events) => {
      const types = new Set(events.map(({ type }) => type));
      const written = letters.filter((letter) => typesOf(letter).some((type) => types.has(type)));
      const promised = await promise(tx, written, events);
      await stopStrangers(
        tx,
        promised.filter(({ letter }) => !written.some(({ name, isElsewhere }) => name === letter && isElsewhere)),
      );
    },
  };
}

/** Of the events that it is told with. */
function typesOf({ type, formerType }: Letter): EventType[] {
  return formerType === undefined ? [type] : [type, formerType];
}

interface Promised {
  id: number;
  letter: string;
  memberId: number;
  day: string;
}

/** All letters of all these events in one statement, in the order of the events. Answers the e-mails to members. */
async function promise(tx: Tx, letters: readonly Letter[], events: readonly Happened[]): Promise<Promised[]> {
  const found = letters.map(
    (letter) => sql`
      select ${letter.name}::text as letter, ${kindOf(letter) ?? null}::text as kind, r.* from (
        with told as materialized (select * from happened where type = any(${typesOf(letter)}::text[])) ${letter.readers}) as r (event_id, member_id, channel, about_id)`,
  );
  const { rows } = await sql<Promised>`
    with happened as materialized (select * from events where id = any(${events.map(({ id }) => id)}::bigint[])),
      found as (${sql.join(found, sql` union all `)}),
      reached as materialized (
        select f.*, h.at, ${wayOf(sql`f.kind`)} as way, p.email is not null as has_email,
          p.is_active and ${pushesOf(sql`f.kind`)} as pushes
        from found f join happened h on h.id = f.event_id
        left join notice_choices c on c.member_id = f.member_id and f.kind is not null
        left join profiles p on p.member_id = f.member_id and f.kind is not null
        where f.kind is null or f.member_id is distinct from h.actor_id
      ),
      hold as materialized (${theHold}),
      choosing as (
        insert into notice_choices (member_id)
        select distinct member_id from reached where kind is not null order by member_id on conflict (member_id) do nothing
      ),
      noticed as (
        insert into notices (member_id, event_id, letter, about_id, at, for_digest)
        select member_id, min(event_id), letter, about_id, (array_agg(at order by event_id))[1], bool_or(way = 'digest' and has_email)
        from reached where kind is not null group by letter, about_id, member_id order by min(event_id), letter, member_id
        on conflict (letter, about_id, member_id) do nothing
      ),
      promised as (
        insert into messages (event_id, letter, about_id, member_id, channel, created_at, state)
        select f.event_id, f.letter, f.about_id, f.member_id, f.channel, f.at, case when exists (select from hold) then 'held' else 'promised' end
        from reached f
        where f.kind is null or f.channel = 'sms' or (f.channel = 'email' and f.way = 'atOnce' and f.has_email)
        order by f.event_id, f.letter, f.member_id
        on conflict (letter, about_id, member_id, channel) do nothing
        returning id, letter, member_id, channel, created_at
      ),
      pushed as (
        insert into messages (event_id, letter, about_id, member_id, channel, created_at, state)
        select f.*, case when exists (select from hold) then 'held' else 'promised' end from (
          select min(event_id) as event_id, letter, about_id, member_id, 'push' as channel, (array_agg(at order by event_id))[1] as at
          from reached where kind is not null and pushes
          group by letter, about_id, member_id) f
        where exists (select from push_devices v where v.member_id = f.member_id and v.since <= f.at)
        order by f.event_id, f.letter, f.member_id
        on conflict (letter, about_id, member_id, channel) do nothing
      )
    select id, letter, member_id as "memberId", (created_at at time zone 'UTC')::date::text as day from promised
    where member_id is not null and channel = 'email' order by id`.execute(tx);
  return rows;
}

async function stopStrangers(tx: Tx, promised: readonly Promised[]): Promise<void> {
  // loop: one for each day of a batch of events, mostly one
  for (const [day, ofDay] of Map.groupBy(promised, (row) => row.day)) {
    const over = await overfullStrangers(tx, ofDay, day);
    if (over.length === 0) continue;
    await sql`
      update messages set state = 'undeliverable', ended_at = created_at, last_error = ${aboveLimit}
      where id = any(${over}::bigint[])`.execute(tx);
  }
}
