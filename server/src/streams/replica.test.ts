import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { urlOf } from '#db/connection';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { flowOf } from './flow.ts';
import type { Reading } from './reading.ts';
import { type Asked, hasReached, isReplicaGone, type Position } from './replica.ts';

const position: Position = { database: '7/16384', lsn: '0/3000148' };
const standby = { database: '7/16384', isStandby: true };
const nextYear = Date.now() + 31_536_000_000;

/** A replica that says this, one answer after the other, the last one for ever. */
function saying(...answers: object[]): Asked & { asked: unknown[][] } {
  const asked: unknown[][] = [];
  return {
    asked,
    query: async (_, values = []) => {
      asked.push(values);
      return { rows: [answers[Math.min(asked.length, answers.length) - 1]] };
    },
  };
}

describe('a replica', () => {
  test('is waited for until it has replayed all that the primary had', async () => {
    const behind = { ...standby, isThere: false };
    const replica = saying(behind, behind, { ...standby, isThere: true });
    expect(await hasReached(replica, position, nextYear)).toBe(true);
    expect(replica.asked).toEqual([['0/3000148'], ['0/3000148'], ['0/3000148']]);
  });

  test('that is not there in time is asked no more', async () => {
    const replica = saying({ ...standby, isThere: false });
    expect(await hasReached(replica, position, Date.now())).toBe(false);
    expect(replica.asked).toHaveLength(1);
  });

  test('that has replayed nothing yet is behind', async () => {
    expect(await hasReached(saying({ ...standby, isThere: null }), position, Date.now())).toBe(false);
  });

  test.each([
    ['is no standby', { ...standby, isStandby: false, isThere: true }, 'The replica is no standby.'],
    ["is another server's", { ...standby, database: '8/16384', isThere: true }, 'The replica is one of another'],
    ['is another database', { ...standby, database: '7/16385', isThere: true }, 'The replica is one of another'],
  ])('that %s is none, however far it is', async (_, answer, words) => {
    await expect(hasReached(saying(answer), position, nextYear)).rejects.toThrow(words);
  });
});

test.each([
  ['40001', 'canceling statement due to conflict with recovery', 'ERROR', true],
  ['57014', 'canceling statement due to conflict with recovery', 'ERROR', true],
  ['57P01', 'terminating connection due to administrator command', 'FATAL', true],
  ['57014', 'canceling statement due to statement timeout', 'ERROR', false],
  ['22012', 'division by zero', 'ERROR', false],
])('%s, %s: whether the primary is asked instead', (code, message, severity, isGone) => {
  expect(isReplicaGone(Object.assign(new Error(message), { code, severity }))).toBe(isGone);
});

describe('a report that its replica gives up', () => {
  const gone = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
  let closed: string[];

  const readingOf = (name: string, anew?: Reading): Reading => ({
    tx: {} as Reading['tx'],
    one: () => Promise.reject(gone),
    // biome-ignore lint/correctness/useYield: it fails before there is anything.
    rows: async function* () {
      throw gone;
    },
    anewAfter: async (error) => (error === gone ? anew : undefined),
    close: async () => void closed.push(name),
  });
  beforeEach(() => {
    closed = [];
  });

  async function* failing(name: string, after: string[]): AsyncGenerator<string> {
    yield* after.map((piece) => `${name} ${piece} `);
    throw gone;
  }
  async function* whole(name: string): AsyncGenerator<string> {
    yield `${name} all`;
  }

  test('before its first byte begins anew on the primary, and nothing of its beginning is sent', async () => {
    const primary = readingOf('primary');
    const flow = await flowOf(readingOf('replica', primary), (from) =>
      from === primary ? whole('primary') : failing('replica', []),
    );
    expect(await text(flow)).toBe('primary all');
    expect(closed).toEqual(['primary']);
  });

  test('in the middle is broken off, as any other', async () => {
    const primary = readingOf('primary');
    const flow = await flowOf(readingOf('replica', primary), (from) =>
      from === primary ? whole('primary') : failing('replica', ['1', '2']),
    );
    await expect(text(flow)).rejects.toThrow('conflict with recovery');
    expect(closed).toEqual(['replica']);
  });

  test('and that the primary gives up as well fails with its words', async () => {
    const flow = flowOf(readingOf('replica', readingOf('primary')), () => failing('either', []));
    await expect(flow).rejects.toThrow('conflict with recovery');
    expect(closed).toEqual(['primary']);
  });
});

describe('a portal whose replica', () => {
  const path = '/api/report/reportmanagement';
  const wish = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026', isAll: true };
  const gift = { what: 'adhoc', reason: 'Client Focus', points: 5, message: '', sendBy: 'email' };
  let other: TestDatabase;
  let portal: TestApp | undefined;
  const log: string[] = [];

  beforeAll(async () => {
    other = await testDatabase();
  });
  afterAll(() => other.close());
  afterEach(async () => {
    await portal?.close();
    log.length = 0;
  });

  async function portalWith(replica: string): Promise<TestApp> {
    portal = await testApp({ DATABASE_URL: 'postgresql://primary/', DATABASE_REPLICA_URL: replica }, log);
    return portal;
  }

  async function giftsInReport({ make, post }: TestApp): Promise<number[]> {
    const ada = await make.member({ is_admin_reports: true, is_manager: true, budget: 1000 });
    const ann = await make.member();
    const counts: number[] = [];
    for (let i = 0; i < 2; i += 1) {
      await post('/api/reward/doreward', { ...gift, recipients: [ann.memberId] }, { as: ada.id });
      const { status, body } = await post(path, wish, { as: ada.id });
      expect(status).toBe(200);
      counts.push(body.report.rows.length);
    }
    return counts;
  }

  const told = () => log.filter((line) => line.includes('the replica could not be used'));
  const metrics = async ({ app }: TestApp) => (await app.inject({ url: '/metrics' })).body;

  test('is away reads its reports on the primary, and says so: each in its metric, one in a minute in its log', {
    tags: 'seed',
  }, async () => {
    const shut = net.createServer().listen(0, '127.0.0.1');
    await once(shut, 'listening');
    const { port } = shut.address() as AddressInfo;
    shut.close();
    const app = await portalWith(`postgresql://laurel@127.0.0.1:${port}/laurel`);
    expect(await giftsInReport(app)).toEqual([1, 2]);
    expect(await metrics(app)).toContain('laurel_replica{outcome="away"} 2');
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain('ECONNREFUSED');
    await expect.poll(() => app.company.lane.counts()).toEqual({ running: 0, waiting: 0 });
  });

  test('was away three times in a row is left alone, which is counted and told once', { tags: 'seed' }, async () => {
    const shut = net.createServer().listen(0, '127.0.0.1');
    await once(shut, 'listening');
    const { port } = shut.address() as AddressInfo;
    shut.close();
    const app = await portalWith(`postgresql://laurel@127.0.0.1:${port}/laurel`);
    for (const counts of [
      [1, 2],
      [3, 4],
      [5, 6],
    ])
      expect(await giftsInReport(app)).toEqual(counts);
    expect(app.company.lane.replicaCounts()).toEqual({ used: 0, behind: 0, away: 3, resting: 3 });
    expect(await metrics(app)).toContain('laurel_replica{outcome="resting"} 3');
    expect(told()).toHaveLength(2);
    expect(told()[1]).toContain('"outcome":"resting"');
  });

  test('is a database that follows nobody is not read', { tags: 'seed' }, async () => {
    const app = await portalWith(urlOf(other.settings));
    expect(await giftsInReport(app)).toEqual([1, 2]);
    expect(await metrics(app)).toContain('laurel_replica{outcome="used"} 0');
    expect(told()[0]).toContain('The replica is one of another database.');
  });

  test('is the primary itself is not read', { tags: 'seed' }, async () => {
    const base = await testDatabase();
    portal = await appOn(base, { DATABASE_URL: 'postgresql://primary/', DATABASE_REPLICA_URL: base.url }, { log });
    const app = portal;
    expect(await giftsInReport(app)).toEqual([1, 2]);
    expect(told()[0]).toContain('The replica is no standby.');
  });
});
