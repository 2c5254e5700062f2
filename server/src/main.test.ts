import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { emptyDatabase } from '../test/database.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

test('told to stop, the server ends the requests in hand, takes no new ones, and leaves with 0', async () => {
  const database = await emptyDatabase();
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      LAUREL_DEMO: 'off',
    },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/readyz`))) {
    expect(server.exitCode).toBeNull();
    await sleep(50);
  }
  const blocker = await openConnection(database.settings);
  await blocker.query('begin; lock table contact_messages in exclusive mode');
  const body = { ContactName: 'Ann', EmailAddress: 'ann@test.example', Message: 'Hello', AcceptTerms: true };
  const request = fetch(`${url}/api/site/contactussend`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  for (let waiting = 0; waiting === 0; ) {
    await sleep(20);
    const { rows } = await blocker.query(`select count(*)::int as n from pg_locks where not granted`);
    waiting = rows[0].n;
  }
  server.kill('SIGTERM');
  while (await answers(`${url}/healthz`)) await sleep(20);
  await blocker.query('commit');
  expect((await request).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  const { rows } = await blocker.query('select count(*)::int as n from contact_messages');
  expect(rows).toEqual([{ n: 1 }]);
  await blocker.end();
  await database.close();
}, 60_000);
