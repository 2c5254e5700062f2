import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { testDatabase } from '../test/database.ts';
import { heldUp } from '../test/held-up.ts';
import { ask, npmStart, spawnPortal, startPortal, workersOf } from '../test/portal-process.ts';

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
    look('/readyz')
      .then(() => look('/healthz'))
      .catch(() => false);
  while (await isAnswered()) await sleep(20);
  expect([...seen].sort()).toEqual(expect.arrayContaining(['/healthz 200', '/readyz 503']));
  expect(await portal.ended).toEqual([0, null]);
  await database.close();
});

test.each(['1', '2'])(
  'told to stop, %s processes answer all the same, each time for the last time on that connection',
  async (processes) => {
    const database = await testDatabase();
    // Longer than the test: what it asks comes while they drain.
    const portal = await startPortal({ DATABASE_URL: database.url, LAUREL_PROCESSES: processes, DRAIN_SECONDS: '60' });
    const asked = [
      { path: '/healthz', status: 200 },
      { path: '/none.png', status: 200 },
      { path: '/api/none', status: 404 },
      // Refused before there is a route.
      { path: '/%zz', status: 400 },
      { path: '/api/member/getmemberdata', body: {}, status: 401 },
    ];
    // The kernel gives a connection to one of them, where it stays.
    const kept = Array.from({ length: 4 }, () =>
      asked.map((each) => ({ ...each, agent: new Agent({ keepAlive: true, maxSockets: 1 }) })),
    ).flat();
    const askAll = () =>
      Promise.all(
        kept.map(async ({ path, status, ...how }) => {
          const reply = await ask(portal.url + path, how);
          expect([path, reply.status]).toEqual([path, status]);
          return reply.headers.connection;
        }),
      );
    expect(new Set(await askAll())).toEqual(new Set(['keep-alive']));
    portal.child.kill('SIGTERM');
    // Each process hears of it by itself.
    while ((await askAll()).includes('keep-alive')) await sleep(20);
    for (let turn = 0; turn < 4; turn += 1)
      expect((await ask(`${portal.url}/readyz`)).headers).toMatchObject({ connection: 'close', 'retry-after': '2' });
    portal.child.kill('SIGKILL');
    await portal.ended;
    await database.close();
  },
);

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
  expect(portal.told().at(-1)).toMatchObject({
    level: 60,
    msg: 'The demonstration needs packages that npm ci --omit=dev leaves out: install without that option.',
  });
  await database.close();
});

const faulty = `process.on('SIGUSR2', () => {
  process.emitWarning('look out');
  console.log('a package prints %s', 'two\\nlines');
  Promise.reject(new Error('nobody caught this'));
});`;

test.each(['1', '2'])(
  'of %s processes every line is JSON, from the first to the last, faults too',
  async (processes) => {
    const database = await testDatabase();
    const portal = await startPortal({
      DATABASE_URL: database.url,
      LAUREL_PROCESSES: processes,
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(faulty)}`,
    });
    await ask(`${portal.url}/api/member/getmemberdata?code=secret`, { body: {} });
    await ask(`${portal.url}/faq`);
    const pids = [...workersOf(portal), Number(portal.child.pid)];
    for (const pid of pids) process.kill(pid, 'SIGUSR2');
    expect(await portal.ended).toEqual([1, null]);
    expect(portal.said).toEqual([]);
    const told = portal.told();
    expect(told.map(({ msg }) => msg)).toContain(`Laurel is ready: ${portal.url}`);
    expect(told.filter(({ msg }) => msg === 'request').map(({ path }) => path)).toEqual([
      '/api/member/getmemberdata',
      '/faq',
    ]);
    expect(told.filter(({ msg }) => msg === 'a warning of Node.js')).toHaveLength(pids.length);
    for (const pid of pids) {
      const ofIt = told.filter((line) => line.pid === pid).map(({ level, msg, err }) => [level, msg, err]);
      expect(ofIt).toContainEqual([40, 'a warning of Node.js', expect.objectContaining({ message: 'look out' })]);
      expect(ofIt).toContainEqual([30, 'a package prints two\nlines', undefined]);
      expect(ofIt).toContainEqual([
        60,
        'a fault that nobody caught',
        expect.objectContaining({ message: 'nobody caught this', stack: expect.stringContaining('Error') }),
      ]);
    }
    await database.close();
  },
);

test('a setting that is wrong is told in one JSON line that names it, whatever the log leaves out', async () => {
  const portal = spawnPortal(0, { LOG_LEVEL: 'silent', LAUREL_PROCESSES: 'none' });
  expect(await portal.ended).toEqual([1, null]);
  expect([portal.said, portal.told()]).toMatchObject([
    [],
    [{ level: 60, msg: 'LAUREL_PROCESSES must be a whole number from 1 to 64, not "none".' }],
  ]);
});

test('the demonstration tells a person where it is, and its log stays JSON', async () => {
  const database = await testDatabase();
  const portal = await startPortal({
    DATABASE_URL: database.url,
    LAUREL_PROCESSES: '1',
    LAUREL_DEMO: 'on',
    VOUCHER_KEYS: Buffer.alloc(32, 7).toString('base64'),
  });
  expect(portal.said).toContain(`Laurel is ready: ${portal.url}`);
  expect(portal.told()).toEqual([]);
  portal.child.kill('SIGTERM');
  expect(await portal.ended).toEqual([0, null]);
  await database.close();
});
