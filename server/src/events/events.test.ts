import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDb, type Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { patience, type TestDatabase, testDatabase } from '../../test/database.ts';
import { activity, activitySince } from './activity.ts';
import { advance } from './advance.ts';
import { append } from './append.ts';
import { followEvents } from './follow.ts';
import { horizonOf } from './horizon.ts';
import { lags } from './lag.ts';
import { settle } from './settle.ts';
import type { Happened, Subscriber } from './subscriber.ts';

let base: TestDatabase;
let db: Db;
const at = new Date('2026-11-20T10:00:00Z');
const log = { warn() {}, error() {} };

beforeAll(async () => {
  base = await testDatabase();
  db = createDb(base.settings, { max: 40, applicationName: 'laurel test', patience });
});
afterAll(async () => {
  await db.destroy();
  await base.close();
});
beforeEach(async () => {
  await sql`delete from events_set_aside`.execute(db);
  await sql`delete from subscribers where name not in ('audit', 'activity')`.execute(db);
});

/** A subscriber that keeps what it is given in a table: an effect that a roll-back takes away again. */
async function keeper(name: string, handle: (event: Happened) => void = () => {}): Promise<Subscriber> {
  await sql`insert into subscribers (name, position) values (${name}, coalesce(pg_sequence_last_value('event_ids'), 0))`.execute(
    db,
  );
  await sql`create table if not exists kept (n bigint generated always as identity, name text, event_id bigint, subject text, facts jsonb)`.execute(
    owner(),
  );
  await sql`grant all on kept to laurel_app`.execute(owner()).catch(() => {});
  return {
    name,
    handle: async (tx, events) => {
      for (const event of events) {
        await sql`insert into kept (name, event_id, subject, facts) values (${name}, ${event.id}, ${event.subject}, ${JSON.stringify(event.facts)}::jsonb)`.execute(
          tx,
        );
        handle(event);
      }
    },
  };
}

let ownerDb: Db | undefined;
function owner(): Db {
  ownerDb ??= createDb(base.settings, { max: 1, rights: 'owner' });
  return ownerDb;
}
afterAll(() => ownerDb?.destroy());

const keptBy = async ({ name }: Subscriber) =>
  (
    await sql<{ id: number; subject: string; points: number }>`
      select event_id as id, subject, (facts ->> 'points')::int as points from kept where name = ${name} order by n`.execute(
      db,
    )
  ).rows;

const placed = (order: number, points = 1) =>
  ({ type: 'order.placed', at, actorId: null, subject: `order:${order}`, facts: { points, pieces: 1 } }) as const;
const place = (order: number, points = 1) => transaction(db, (tx) => append(tx, placed(order, points)));

const committed = async () =>
  (await sql<{ id: number }>`select id from events order by id`.execute(db)).rows.map(({ id }) => id);

describe('the horizon', () => {
  test('waits for whoever has drawn an earlier id, and for nobody else', async () => {
    const horizon = horizonOf(db);
    await place(1);
    const { decided: before } = await horizon();
    expect(before).toBe((await committed()).at(-1));
    const slow = Promise.withResolvers<void>();
    const drawn = Promise.withResolvers<void>();
    const first = transaction(db, async (tx) => {
      await append(tx, placed(2));
      drawn.resolve();
      await slow.promise;
    });
    await drawn.promise;
    await place(3);
    expect((await horizon()).decided).toBe(before);
    expect((await horizon()).decided).toBe(before);
    slow.resolve();
    await first;
    expect((await horizon()).decided).toBe((await committed()).at(-1));

    // Somebody's long transaction that writes no event holds nobody back.
    const long = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    const other = transaction(db, async (tx) => {
      await sql`select pg_current_xact_id(), count(*) from events`.execute(tx);
      reading.resolve();
      await long.promise;
    });
    await reading.promise;
    await place(4);
    expect((await horizon()).decided).toBe((await committed()).at(-1));
    long.resolve();
    await other;
  });

  test('passes an id that a roll-back has burnt', async () => {
    const horizon = horizonOf(db);
    await expect(
      transaction(db, async (tx) => {
        await append(tx, placed(5));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await place(6);
    expect((await horizon()).decided).toBe((await committed()).at(-1));
  });
});

describe('subscribers', () => {
  test('hundreds of transactions at once, some slow, some rolled back: each committed event once, in the order of ids and of each subject', async () => {
    const one = await keeper('race');
    const start = (await committed()).at(-1) ?? 0;
    const two = { ...one };
    const stops = await Promise.all(
      [one, two].map((each) =>
        followEvents({ db, settings: base.settings, direct: base.settings, subscribers: [each], log }),
      ),
    );
    await Promise.all(
      Array.from({ length: 400 }, async (_, n) => {
        await sleep(Math.random() * 300);
        await transaction(db, async (tx) => {
          // A subject is locked before its event is written, as verbs do.
          await sql`select pg_advisory_xact_lock(${n % 20})`.execute(tx);
          await append(tx, placed(n % 20, n));
          if (n % 7 === 0) await sleep(Math.random() * 60);
          if (n % 5 === 0) throw new Error('rolled back');
        }).catch((error: Error) => {
          if (error.message !== 'rolled back') throw error;
        });
      }),
    );
    await settle(db, [one], log);
    await Promise.all(stops.map((stop) => stop()));
    const kept = await keptBy(one);
    expect(kept.map(({ id }) => id)).toEqual((await committed()).filter((id) => id > start));
    expect(kept).toHaveLength(320);
  });

  test('one that dies between handling and commit repeats without doubling', async () => {
    let deaths = 2;
    const one = await keeper('dying', () => {
      if (deaths-- > 0) throw Object.assign(new Error('gone'), { code: '57P01', severity: 'FATAL' });
    });
    await place(7);
    for (let n = 0; n < 2; n += 1) await expect(settle(db, [one], log)).rejects.toThrow();
    expect(await keptBy(one)).toEqual([]);
    await settle(db, [one], log);
    await settle(db, [one], log);
    expect(await keptBy(one)).toHaveLength(1);
  });

  test('are woken at once by their own process, and within a look where nothing wakes them', async () => {
    const one = await keeper('asleep');
    const other = createDb(base.settings, { max: 1 });
    const stop = await followEvents({ db, settings: base.settings, direct: base.settings, subscribers: [one], log });
    // Written through another pool, which tells nobody, as behind a pooler that drops NOTIFY.
    await transaction(other, (tx) => append(tx, placed(8)));
    while ((await keptBy(one)).length === 0) await sleep(20);
    await stop();
    await other.destroy();
  });

  test('an event that cannot be handled waits with what follows of its subject; everybody else’s goes on, and it is tried again', async () => {
    let isMended = false;
    const one = await keeper('poisoned', ({ facts }) => {
      if (!isMended && (facts as { points: number }).points === 13) throw new Error('cannot');
    });
    const told: unknown[] = [];
    const hearing = { warn() {}, error: (context: object) => void told.push(context) };
    await place(20, 12);
    await place(20, 13);
    await place(20, 14);
    await place(21, 15);
    await settle(db, [one], hearing);
    await place(20, 16);
    await settle(db, [one], hearing);
    expect((await keptBy(one)).map(({ points }) => points)).toEqual([12, 15]);
    expect(told[0]).toMatchObject({ subscriber: 'poisoned', eventId: expect.any(Number) });
    expect((await lags(db)).find(({ subscriber }) => subscriber === 'poisoned')).toMatchObject({
      behind: 0,
      setAside: 3,
    });
    isMended = true;
    await sql`update events_set_aside set try_at = now()`.execute(db);
    await advance(one, { db, horizon: 0, log });
    expect((await keptBy(one)).map(({ points }) => points)).toEqual([12, 15, 13, 14, 16]);
    expect((await lags(db)).find(({ subscriber }) => subscriber === 'poisoned')).toMatchObject({
      behind: 0,
      setAside: 0,
    });
  });

  test('how far one is behind can be seen', async () => {
    const one = await keeper('late');
    await place(30);
    const lag = (await lags(db)).find(({ subscriber }) => subscriber === 'late');
    expect(lag?.behind).toBe(1);
    expect(lag?.seconds).not.toBe(0);
    await settle(db, [one], log);
    expect((await lags(db)).find(({ subscriber }) => subscriber === 'late')).toMatchObject({ behind: 0, seconds: 0 });
  });
});

describe('events', () => {
  test('with facts that the contract does not know are refused', async () => {
    const wrong = { ...placed(1), facts: { points: 1, pieces: 1, words: 'Hello' } };
    await expect(transaction(db, (tx) => append(tx, wrong))).rejects.toThrow();
    await expect(
      transaction(db, (tx) => append(tx, { ...placed(1), facts: { points: -1, pieces: 1 } })),
    ).rejects.toThrow();
  });

  test('of a month that was not made are there, and move into it when it is', async () => {
    const long = new Date('2019-02-03T04:05:06Z');
    await transaction(db, (tx) => append(tx, { ...placed(40), at: long }));
    const where = async () =>
      (
        await sql<{
          place: string;
        }>`select tableoid::regclass::text as place from events where subject = 'order:40'`.execute(db)
      ).rows;
    expect(await where()).toEqual([{ place: 'event_months.other' }]);
    const make = () =>
      sql<{ made: number }>`select events_make_months('2019-02-01', '2019-03-01') as made`
        .execute(db)
        .then(({ rows }) => rows);
    expect(await make()).toEqual([{ made: 2 }]);
    expect(await where()).toEqual([{ place: 'event_months.m2019_02' }]);
    expect(await make()).toEqual([{ made: 0 }]);
    await expect(sql`select events_make_months('2019-01-01', '2199-01-01')`.execute(db)).rejects.toThrow('mistake');
  });

  test('are written through the whole table only', async () => {
    await expect(sql`insert into event_months.m2019_02 select * from events`.execute(db)).rejects.toThrow('permission');
  });
});

test('the count of activity, made again from the first event, is the same', async () => {
  await settle(db, [activity], log);
  const days = () => db.selectFrom('activity_days').selectAll().orderBy('day').orderBy('type').execute();
  const before = await days();
  expect(before.length).toBeGreaterThan(1);
  await sql`delete from activity_days`.execute(db);
  await sql`update subscribers set position = 0 where name = 'activity'`.execute(db);
  await settle(db, [activity], log);
  expect(await days()).toEqual(before);
  const all = await days();
  const since = await activitySince(db, '2000-01-01');
  expect(since.reduce((sum, { events }) => sum + events, 0)).toBe(all.reduce((sum, { events }) => sum + events, 0));
});
