import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDb, type Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { append } from '#events/append';
import { patience, type TestDatabase, testDatabase } from '../../test/database.ts';
import { turnsOf } from './follow.ts';
import type { Touched } from './happened.ts';
import { type Connection, LiveHub } from './hub.ts';

let base: TestDatabase;
let db: Db;
const now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  base = await testDatabase();
  db = createDb(base.settings, { max: 40, applicationName: 'laurel test', patience });
});
afterAll(async () => {
  await db.destroy();
  await base.close();
});

/** A browser that knows which events it was told of. */
interface Browser {
  heard: Set<number>;
  last: number | undefined;
}

/** The hub of one process, in which everybody is told of every event of somebody. */
class Process extends LiveHub {
  readonly here = new Map<Connection, Browser>();

  override tell(touched: readonly Touched[], upTo: number): Connection[] {
    for (const [connection, { heard }] of this.here)
      for (const { id, memberId } of touched)
        if (memberId === connection.memberId && id > (connection.after ?? 0)) heard.add(id);
    return super.tell(touched, upTo);
  }

  override tellMissed(connection: Connection, touched: readonly Touched[]): void {
    const browser = this.here.get(connection);
    for (const { id, memberId } of touched)
      if (memberId === connection.memberId && id > (connection.after ?? 0)) browser?.heard.add(id);
    super.tellMissed(connection, touched);
  }

  come(memberId: number, browser: Browser): Connection {
    const stream = {
      tell() {},
      reach(id: number) {
        browser.last = id;
      },
      beat: () => true,
      end() {},
      destroy() {},
    } as unknown as Connection['stream'];
    const actor = { siteTemplate: 'x', capabilities: [] };
    const connection = {
      memberId,
      tokenHash: randomBytes(32),
      actor,
      began: now,
      stream,
      after: browser.last,
      since: now,
    };
    this.here.set(connection, browser);
    this.add(connection);
    return connection;
  }

  go(connection: Connection): void {
    this.here.delete(connection);
    this.remove(connection, 'left');
  }
}

test('slow and rolled back transactions, two processes, browsers that go from one to the other: every committed event is heard of by each', async () => {
  const uncounted = { told() {}, reset: () => expect.unreachable('nobody has missed so much'), ended() {} };
  const processes = [new Process(uncounted), new Process(uncounted)];
  const dbs = processes.map(() => createDb(base.settings, { max: 2, applicationName: 'laurel test', patience }));
  let isOver = false;
  const turning = processes.map(async (hub, n) => {
    const turn = turnsOf({ db: dbs[n] as Db, hub, clock: () => now, onOtherRights: () => {} });
    while (!isOver) {
      await turn();
      await sleep(Math.random() * 20);
    }
  });
  const steady = processes.map((hub) => {
    const browser: Browser = { heard: new Set(), last: undefined };
    hub.come(1, browser);
    return browser;
  });
  await expect.poll(() => steady.every(({ last }) => last !== undefined)).toBe(true);
  const wandering: Browser[] = Array.from({ length: 6 }, () => ({ heard: new Set(), last: steady[0]?.last }));
  const isWriting = { now: true };
  const walks = wandering.map(async (browser, n) => {
    let at = n % 2;
    while (isWriting.now) {
      const hub = processes[at] as Process;
      const connection = hub.come(1, browser);
      await sleep(20 + Math.random() * 60);
      hub.go(connection);
      at = 1 - at;
      await sleep(Math.random() * 40);
    }
    processes[at]?.come(1, browser);
  });
  const begin = steady[0]?.last ?? 0;
  await Promise.all(
    Array.from({ length: 400 }, async (_, n) => {
      await sleep(Math.random() * 600);
      await transaction(db, async (tx) => {
        await append(tx, {
          type: 'order.placed',
          at: now,
          actorId: null,
          subject: `order:${n}`,
          concerns: [1],
          facts: { points: 1, pieces: 1 },
        });
        if (n % 7 === 0) await sleep(Math.random() * 80);
        if (n % 5 === 0) throw new Error('rolled back');
      }).catch((error: Error) => {
        if (error.message !== 'rolled back') throw error;
      });
    }),
  );
  isWriting.now = false;
  await Promise.all(walks);
  const { rows } = await sql<{ id: number }>`select id from events where id > ${begin} order by id`.execute(db);
  const committed = rows.map(({ id }) => id);
  expect(committed).toHaveLength(320);
  const drawn = committed.at(-1) as number;
  const all = [...steady, ...wandering];
  await expect.poll(() => all.every(({ last = 0 }) => last >= drawn)).toBe(true);
  isOver = true;
  await Promise.all(turning);
  for (const { heard } of all) expect([...heard].sort((a, b) => a - b)).toEqual(committed);
  await Promise.all(dbs.map((each) => each.destroy()));
});
