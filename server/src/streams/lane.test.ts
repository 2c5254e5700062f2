import { once } from 'node:events';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { patience, type TestDatabase, testDatabase } from '../../test/database.ts';
import type { CopiedRow } from './copied-rows.ts';
import { flowOf } from './flow.ts';
import { laneLimits, type ReportLane, reportLane } from './lane.ts';
import type { Reading } from './reading.ts';

let base: TestDatabase;
let lane: ReportLane;
let gone: AbortController;
/** What sessions are at is shown to their owner alone. */
let owner: pg.Client;

beforeAll(async () => {
  base = await testDatabase();
  owner = await openConnection(base.settings);
});
afterAll(async () => {
  await owner.end();
  await base.close();
});
beforeEach(() => {
  gone = new AbortController();
  lane = reportLane(base.settings, { limits: { atOnce: 2, waitingMax: 2, waitMs: laneLimits.waitMs * patience } });
});
afterEach(async () => {
  gone.abort();
  await lane.close();
});

const open = (memberId = 1, on = lane) => on.open({ memberId, purpose: 'screen', signal: gone.signal });
// In the list of what is selected it comes row by row; as a table it would be written down whole first.
const endless = sql`select generate_series(1, 100000000), repeat('x', 1000)`;

async function sessions(where: string): Promise<number> {
  const { rows } = await owner.query(
    `select count(*) from pg_stat_activity where application_name = 'laurel reports' and datname = current_database() and ${where}`,
  );
  return rows[0].count;
}
const atWork = "(state <> 'idle' or backend_xmin is not null)";
const comesTo = (count: number, where = atWork) => expect.poll(() => sessions(where)).toBe(count);

async function allOf(slices: AsyncIterable<CopiedRow[]>): Promise<CopiedRow[]> {
  const rows = [];
  for await (const slice of slices) rows.push(...slice);
  return rows;
}

test('every character comes as it is, and nothing is nothing', async () => {
  const texts = [
    'a\tb',
    'line\r\nline',
    'back\\slash \\n \\N \\.',
    '\\.',
    '',
    'it\'s "so"',
    '€ 𝄞 ‮ שלום',
    '\b\f\v',
    '$1',
  ];
  const reading = await open();
  const rows = await allOf(reading.rows(sql`select t, null, 1.5, true from unnest(${texts}::text[]) t`));
  expect(rows).toEqual(texts.map((text) => [text, null, '1.5', 't']));
  await reading.close();
});

test('many rows come in many slices, in their order, of one moment', async () => {
  const reading = await open();
  const slices: CopiedRow[][] = [];
  for await (const slice of reading.rows(sql`select i, repeat('y', 100) from generate_series(1, 50000) i`))
    slices.push(slice);
  expect(slices.length).toBeGreaterThan(50);
  expect(slices.flat().map(([i]) => Number(i))).toEqual(Array.from({ length: 50_000 }, (_, i) => i + 1));
  await reading.close();
});

test('a reader who comes late to the last slices gives the connection back as well', async () => {
  const reading = await open();
  const slices = reading.rows(sql`select repeat('z', 1000) from generate_series(1, 150)`)[Symbol.asyncIterator]();
  await slices.next();
  await comesTo(1, "state = 'idle in transaction'");
  while (!(await slices.next()).done);
  await reading.close();
  expect(await sessions("state = 'idle'")).toBe(1);
});

test('nothing is written on the way, whatever is asked', async () => {
  const reading = await open();
  await expect(reading.one(sql`select set_config('a.b', 'c', true), nextval('members_id_seq')`)).rejects.toThrow(
    /read-only/,
  );
  await reading.close();
});

test('whoever takes nothing makes the database wait, not the memory grow', async () => {
  const reading = await open();
  const slices = reading.rows(endless)[Symbol.asyncIterator]();
  await slices.next();
  await comesTo(1, "wait_event = 'ClientWrite'");
  await reading.close();
  await comesTo(0);
});

test.each([
  ['in the middle of the rows', endless],
  ['before the first row, while PostgreSQL is still at it', sql`select pg_sleep(600)`],
])('whoever leaves %s frees the connection at once', async (_, query) => {
  const reading = await open();
  const first = allOf(reading.rows(query)).catch((error: Error) => error);
  await comesTo(1, "state = 'active' and query like 'copy%'");
  gone.abort();
  expect(await first).toBeInstanceOf(Error);
  expect(lane.counts()).toEqual({ running: 0, waiting: 0 });
  await comesTo(0);
});

/** One report from its beginning: counted, then read. */
async function readThrough(reading: Reading, at: (moment: string) => Promise<void> | void): Promise<void> {
  await at('before the count');
  await reading.one(sql`select count(*) from generate_series(1, 1000)`);
  await at('between the count and the rows');
  const rows = sql`select i, repeat('x', 1000) from generate_series(1, 3000) i`;
  let slices = 0;
  for await (const _ of reading.rows(rows)) await at(slices++ === 0 ? 'in the first slice' : 'in a later slice');
  await at('behind the last row');
}

test.each([
  'before the count',
  'between the count and the rows',
  'in the first slice',
  'in a later slice',
  'behind the last row',
])('whoever leaves %s is told so where they read on, and the next one has the connection or another', async (left) => {
  const leaving = () => readThrough(reading, (moment) => void (moment === left && gone.abort(new Error('Left.'))));
  const reading = await open();
  if (left === 'behind the last row') await leaving();
  else await expect(leaving()).rejects.toThrow('Left.');
  await expect(reading.one(sql`select 1`)).rejects.toThrow('Left.');
  await expect(allOf(reading.rows(sql`select 1`))).rejects.toThrow('Left.');
  await expect.poll(() => lane.counts()).toEqual({ running: 0, waiting: 0 });
  gone = new AbortController();
  // As many as there are connections.
  const others = await Promise.all([open(2), open(3)]);
  await Promise.all(others.map((one) => readThrough(one, () => {})));
  await Promise.all(others.map((one) => one.close()));
});

test('whoever leaves while it is counted frees the connection at once', async () => {
  const reading = await open();
  const counted = reading.one(sql`select pg_sleep(600)`).catch((error: Error) => error);
  await comesTo(1, "state = 'active' and query like '%pg_sleep%'");
  gone.abort(new Error('Left.'));
  expect(await counted).toMatchObject({ message: 'Left.' });
  expect(lane.counts()).toEqual({ running: 0, waiting: 0 });
  await comesTo(0);
});

test('whoever leaves before there is a connection leaves nothing behind', async () => {
  const opening = open().catch((error: Error) => error);
  gone.abort(new Error('Left.'));
  expect(await opening).toMatchObject({ message: 'Left.' });
  expect(lane.counts()).toEqual({ running: 0, waiting: 0 });
  await comesTo(0);
});

test('a lane that is closed ends every report, whoever still reads it', async () => {
  const own = reportLane(base.settings, { limits: { atOnce: 2, waitingMax: 2, waitMs: laneLimits.waitMs * patience } });
  const slices = (await open(1, own)).rows(endless)[Symbol.asyncIterator]();
  await slices.next();
  await own.close();
  await expect(slices.next()).rejects.toThrow('No more reports are made.');
  await comesTo(0);
});

test('what fails before the first piece is told as an error, and the place is free again', async () => {
  const reading = await open();
  const fails = sql`select 1 / (i - 1) from generate_series(1, 5) i`;
  await expect(flowOf(reading, (from) => pieces(from.rows(fails)))).rejects.toThrow('division by zero');
  expect(lane.counts().running).toBe(0);
  await comesTo(0);
});

test('what fails in the middle breaks the flow off, and the place is free again', async () => {
  const reading = await open();
  const rows = sql`select repeat('x', 1000), 1 / (i - 5000) from generate_series(1, 10000) i`;
  const flow = await flowOf(reading, (from) => pieces(from.rows(rows)));
  let taken = 0;
  const failed = async () => {
    for await (const piece of flow) taken += (piece as Buffer).length;
  };
  await expect(failed()).rejects.toThrow('division by zero');
  expect(taken).toBeGreaterThan(1_000_000);
  await expect.poll(() => lane.counts().running).toBe(0);
});

test('a reader who stops is given up, and the place is free again', async () => {
  const reading = await open();
  const flow = await flowOf(reading, (from) => pieces(from.rows(endless)), 50);
  flow.once('readable', () => flow.read(10));
  const [error] = await once(flow, 'error');
  expect(error).toMatchObject({ message: 'Nobody took what was read.' });
  await expect.poll(() => lane.counts().running).toBe(0);
  await comesTo(0);
});

test('the places are those of the company, whatever processes it has', async () => {
  const limits = { atOnce: 1, waitingMax: 2, waitMs: laneLimits.waitMs * patience };
  const [here, there] = [reportLane(base.settings, { limits }), reportLane(base.settings, { limits })];
  const first = await open(1, here);
  let second = false;
  const opened = open(2, there).then((reading) => {
    second = true;
    return reading;
  });
  await comesTo(1, "query = 'commit'");
  expect(second).toBe(false);
  await first.close();
  await (await opened).close();
  await Promise.all([here.close(), there.close()]);
});

async function* pieces(slices: AsyncIterable<CopiedRow[]>): AsyncGenerator<string> {
  for await (const slice of slices) yield slice.map((row) => row.join(',')).join('\n');
}
