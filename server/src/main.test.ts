import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { testDatabase } from '../test/database.ts';
import { heldUp } from '../test/held-up.ts';
import { ask, spawnPortal, startPortal } from '../test/portal-process.ts';

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
