import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDb } from '#db/pool';
import { testDatabase } from '../../test/database.ts';
import { knownWays, specifiedWays } from './ways.ts';

test('how a company speaks is known anew within a second, asked for once by many, and stays while the database is away', async () => {
  const database = await testDatabase();
  const db = createDb(database.settings, { max: 1 });
  const ways = knownWays(db, { clock: () => new Date(), first: specifiedWhole, patience: 1 });
  expect(ways.now()).toEqual(specifiedWays);
  expect((await ways.upToDate()).language).toBe('en');
  await sql`update settings set language = 'de'`.execute(database.db);
  await expect.poll(async () => (await ways.upToDate()).language).toBe('de');
  expect(ways.now().language).toBe('de');
  await db.destroy();
  const before = ways.now();
  await expect.poll(async () => (await ways.upToDate()) === before).toBe(true);
  await database.close();
});

test('a database that is slow is waited for as long as patience allows', async () => {
  const database = await testDatabase();
  const db = createDb(database.settings, { max: 1 });
  const ways = knownWays(db, { clock: () => new Date(), first: specifiedWhole, patience: 30 });
  await ways.known();
  await sql`update settings set language = 'it'`.execute(database.db);
  // Longer than the second for which a page waits in use.
  const busy = sql`select pg_sleep(1.2)`.execute(db);
  expect((await ways.upToDate()).language).toBe('it');
  await busy;
  await db.destroy();
  await database.close();
});

test('nobody waits for long for a database that never answers', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const db = createDb({ connectionString: `postgres://somebody@127.0.0.1:${port}/laurel` }, { max: 1 });
  const ways = knownWays(db, { clock: () => new Date(), first: specifiedWhole, patience: 1 });
  expect(await ways.upToDate()).toEqual(specifiedWays);
  expect(sockets).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await db.destroy();
});
