import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { testDatabase } from '../test/database.ts';
import { heldUp } from '../test/held-up.ts';
import { ask, npmStart, spawnPortal, startPortal } from '../test/portal-process.ts';

test('told to stop, the server ends the requests in hand, takes no new ones, and leaves with 0', async () => {
  const database = await testDatabase();
  const portal = await startPortal({ DATABASE_URL: database.url, LAUREL_PROCESSES: '1' });
  const blocker = await openConnection(database.settings);
  await blocker.query('begin; lock table contact_messages in exclusive mode');
  const body = { ContactName: 'Ann', EmailAddress: 'ann@test.example', Message: 'Hello', AcceptTerms: true };
  const request = ask(`${portal.url}/api/site/contactussend`, { body });
  while ((await heldUp(blocker)) === 0) await sleep(20);
  portal.child.kill('SIGTERM');
  while ((await ask(`${portal.url}/healthz`).catch(() => undefined))?.status === 200) await sleep(20);
  await blocker.query('commit');
  expect((await request).status).toBe(200);
  expect(await portal.ended).toEqual([0, null]);
  const { rows } = await blocker.query('select count(*)::int as n from contact_messages');
  expect(rows).toEqual([{ n: 1 }]);
  await blocker.end();
  await database.close();
});

test('told to stop, it is not ready any more, and answers until nobody sends it anything', async () => {
  const database = await testDatabase();
  // Two processes: each of them drains, and the one with the jobs waits for them.
  const portal = await startPortal({ DATABASE_URL: database.url, LAUREL_PROCESSES: '2', DRAIN_SECONDS: '5' });
  expect((await ask(`${portal.url}/readyz`)).status).toBe(200);
  portal.child.kill('SIGTERM');
  const seen = new Set<string>();
  const look = async (path: string) => seen.add(`${path} ${(await ask(portal.url + path)).status}`);
  const isAnswered = () =>
    look('/readyz').then(
      () => look('/healthz'),
      () => false,
    );
  while (await isAnswered()) await sleep(20);
  expect([...seen].sort()).toEqual(expect.arrayContaining(['/healthz 200', '/readyz 503']));
  expect(await portal.ended).toEqual([0, null]);
  await database.close();
});

test('who stops npm start stops the portal', async () => {
  const database = await testDatabase();
  const portal = await startPortal({ DATABASE_URL: database.url, LAUREL_PROCESSES: '1' }, npmStart);
  portal.child.kill('SIGTERM');
  await portal.ended;
  while (await ask(`${portal.url}/healthz`).catch(() => undefined)) await sleep(20);
  await database.close();
});

const withoutItsProvider = `import { registerHooks } from 'node:module';
  registerHooks({ resolve(specifier, context, next) {
    if (specifier === 'oidc-provider') throw Object.assign(new Error('not installed'), { code: 'ERR_MODULE_NOT_FOUND' });
    return next(specifier, context);
  } });`;

test('a production install that is asked for the demonstration says what it lacks, and leaves with 1', async () => {
  const database = await testDatabase();
  // It ends before it needs a port.
  const portal = spawnPortal(0, {
    DATABASE_URL: database.url,
    LAUREL_PROCESSES: '1',
    LAUREL_DEMO: 'on',
    VOUCHER_KEYS: Buffer.alloc(32, 7).toString('base64'),
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(withoutItsProvider)}`,
  });
  expect(await portal.ended).toEqual([1, null]);
  expect(portal.log.filter((line) => !line.startsWith('{'))).toEqual([
    'The demonstration needs packages that npm ci --omit=dev leaves out: install without that option.',
  ]);
  await database.close();
});
