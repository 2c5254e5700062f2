import { sql } from 'kysely';
import { isPassing } from '#db/pg-errors';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import type { Happened, Subscriber } from './subscriber.ts';

export interface Log {
  warn(context: object, words: string): void;
  error(context: object, words: string): void;
}

export interface Advancing {
  db: Db;
  horizon: number;
  log: Log;
}

const batch = 500;
const pausesMs = [1_000, 5_000, 30_000, 120_000, 600_000];

/**
 * One batch of a subscriber: what was set aside and is due, then the next events up to the horizon. Answers whether there
 * may be more. Another instance that has the subscriber in hand is left alone.
 */
export function advance(subscriber: Subscriber, { db, horizon, log }: Advancing): Promise<boolean> {
  const { name } = subscriber;
  return transaction(db, async (tx) => {
    const { rows } = await sql<{ position: number }>`
      select position from subscribers where name = ${name} and (position < ${horizon}
        or exists (select from events_set_aside where subscriber = ${name} and try_at <= now())) for update skip locked`.execute(
      tx,
    );
    const position = rows[0]?.position;
    if (position === undefined) return false;
    await tryAgain(tx, subscriber, log);
    const events = await eventsBetween(tx, subscriber, { position, horizon });
    const free = await setBehindOthers(tx, subscriber, events);
    await handled(tx, subscriber, free, log);
    const reached = events.length === batch ? (events.at(-1)?.id ?? horizon) : Math.max(position, horizon);
    await sql`update subscribers set position = ${reached} where name = ${name}`.execute(tx);
    return events.length === batch;
  });
}

const columns = sql`e.id, e.at, e.type, e.actor_id as "actorId", e.subject, e.concerns, e.facts, e.is_act as "isAct"`;

async function eventsBetween(
  tx: Tx,
  { types }: Subscriber,
  { position, horizon }: { position: number; horizon: number },
): Promise<Happened[]> {
  const wanted = types === undefined ? sql`true` : sql`e.type = any(${[...types]}::text[])`;
  const { rows } = await sql<Happened>`
    select ${columns} from events e where e.id > ${position} and e.id <= ${horizon} and ${wanted}
    -- limit: a batch, the next follows until none is left
    order by e.id limit ${batch}`.execute(tx);
  return rows;
}

/** Events of a subject of which an earlier one is set aside wait behind it; answers the others. */
async function setBehindOthers(
  tx: Tx,
  { name }: Subscriber,
  events: readonly Happened[],
): Promise<readonly Happened[]> {
  if (events.length === 0) return events;
  const { rows } = await sql<{ subject: string }>`
    select distinct subject from events_set_aside where subscriber = ${name}
      and subject = any(${[...new Set(events.map(({ subject }) => subject))]}::text[])`.execute(tx);
  const stuck = new Set(rows.map(({ subject }) => subject));
  const behind = events.filter(({ subject }) => stuck.has(subject));
  await setAside(tx, name, behind, { error: 'waits for an earlier one', pauseMs: 0 });
  return behind.length === 0 ? events : events.filter(({ subject }) => !stuck.has(subject));
}

/** All at once; when that fails one by one, so that only the one that cannot be handled stays behind. */
async function handled(tx: Tx, subscriber: Subscriber, events: readonly Happened[], log: Log): Promise<void> {
  if (events.length === 0 || (await succeeds(tx, subscriber, events)) === undefined) return;
  const stuck = new Set<string>();
  // loop: one by one only after all at once has failed
  for (const event of events) {
    const error = stuck.has(event.subject) ? 'waits for an earlier one' : await succeeds(tx, subscriber, [event]);
    if (error === undefined) continue;
    stuck.add(event.subject);
    log.error({ subscriber: subscriber.name, eventId: event.id, err: error }, 'an event is set aside');
    await setAside(tx, subscriber.name, [event], { error: String(error), pauseMs: pausesMs[0] as number });
  }
}

/** Of each subject the first that was set aside, when its pause is over; then those that waited behind it. */
async function tryAgain(tx: Tx, subscriber: Subscriber, log: Log): Promise<void> {
  const { name } = subscriber;
  const stuck = new Set<string>();
  const { rows: due } = await sql<Happened & { tries: number }>`
    select ${columns}, s.tries from events_set_aside s join events e on e.id = s.event_id where s.subscriber = ${name}
      and (select (array_agg(try_at order by event_id))[1] from events_set_aside f where f.subscriber = ${name} and f.subject = s.subject) <= now()
    -- limit: a batch, what is left is due next time
    order by s.event_id limit ${batch}`.execute(tx);
  // loop: what was set aside, which is rare and not the work of a day
  for (const { tries, ...event } of due as (Happened & { tries: number })[]) {
    if (stuck.has(event.subject)) continue;
    const error = await succeeds(tx, subscriber, [event as Happened]);
    if (error === undefined) {
      await sql`delete from events_set_aside where subscriber = ${name} and event_id = ${event.id}`.execute(tx);
      log.warn({ subscriber: name, eventId: event.id, tries }, 'an event that was set aside is handled');
      continue;
    }
    stuck.add(event.subject);
    log.error({ subscriber: name, eventId: event.id, tries: tries + 1, err: error }, 'an event stays set aside');
    await sql`
      update events_set_aside set tries = tries + 1, error = ${String(error).slice(0, 500)},
        try_at = now() + ${pausesMs[Math.min(tries + 1, pausesMs.length - 1)]}::int * interval '1 millisecond'
      where subscriber = ${name} and event_id = ${event.id}`.execute(tx);
  }
}

/** Why not; undefined when they are handled. What is not the events' fault (a lost connection, a lock) is thrown, and all is tried again. */
async function succeeds(tx: Tx, { handle }: Subscriber, events: readonly Happened[]): Promise<unknown> {
  await sql`savepoint handling`.execute(tx);
  try {
    await handle(tx, events);
  } catch (error) {
    if (isPassing(error)) throw error;
    await sql`rollback to savepoint handling`.execute(tx);
    return error ?? 'unknown';
  }
  await sql`release savepoint handling`.execute(tx);
  return undefined;
}

async function setAside(
  tx: Tx,
  name: string,
  events: readonly Happened[],
  { error, pauseMs }: { error: string; pauseMs: number },
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into events_set_aside (subscriber, event_id, subject, try_at, error)
    select ${name}, id, subject, now() + ${pauseMs}::int * interval '1 millisecond', ${error.slice(0, 500)}
    from unnest(${events.map(({ id }) => id)}::bigint[], ${events.map(({ subject }) => subject)}::text[]) as e (id, subject)`.execute(
    tx,
  );
}
