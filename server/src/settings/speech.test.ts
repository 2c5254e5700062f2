import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDb } from '#db/pool';
import { testDatabase } from '../../test/database.ts';
import { knownSpeech, speaksEnglish } from './speech.ts';

test('how a company speaks is known anew within a second, asked for once by many, and stays while the database is away', async () => {
  const database = await testDatabase();
  const db = createDb(database.settings, { max: 1 });
  const speech = knownSpeech(db);
  expect(speech.now()).toBe(speaksEnglish);
  expect((await speech.upToDate()).language).toBe('en');
  await sql`update settings set language = 'de'`.execute(database.db);
  await expect.poll(async () => (await speech.upToDate()).language).toBe('de');
  expect(speech.now().language).toBe('de');
  await db.destroy();
  const before = speech.now();
  await expect.poll(async () => (await speech.upToDate()) === before).toBe(true);
  await database.close();
});

test('nobody waits for long for a database that never answers', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const db = createDb({ connectionString: `postgres://somebody@127.0.0.1:${port}/laurel` }, { max: 1 });
  const speech = knownSpeech(db);
  expect(await speech.upToDate()).toBe(speaksEnglish);
  expect(sockets).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await db.destroy();
});
