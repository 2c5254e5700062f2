import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { issueToken } from '#session/tokens';
import { expectBooksRight } from '../../test/books.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '../../test/database.ts';
import { heldUp } from '../../test/held-up.ts';
import { type Make, make } from '../../test/make.ts';
import { ask, type PortalProcess, spawnPortal, startPortal, workersOf } from '../../test/portal-process.ts';

let database: TestDatabase;
let portal: PortalProcess;
let db: Db;
let member: Make['member'];
/** How often /readyz was asked. */
let asked = 0;

beforeAll(async () => {
  database = await testDatabase();
  portal = await startPortal({
    DATABASE_URL: database.url,
    LAUREL_PROCESSES: '2',
    METRICS_TOKEN: 'let-me-see',
    REQUESTS_AT_ONCE: '3',
    LOG_LEVEL: 'debug',
  });
  db = database.db;
  member = make(db).member;
});
afterAll(async () => {
  portal.child.kill('SIGKILL');
  await portal.ended;
  await database.close();
});

const figures = async () =>
  (await ask(`${portal.url}/metrics`, { headers: { authorization: 'Bearer let-me-see' } })).body;

test('two processes answer on one port, and the work is done by a third', async () => {
  // The kernel draws who gets a connection.
  const pids = () => new Set(portal.told().flatMap(({ path, pid }) => (path === '/readyz' ? [pid] : [])));
  while (pids().size < 2) {
    expect((await ask(`${portal.url}/readyz`)).status).toBe(200);
    asked += 1;
  }
  expect(workersOf(portal)).toHaveLength(3);
});

test('the figures are those of all processes, whichever is asked', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const text = await figures();
    expect(text).toContain(`laurel_request_seconds_count{path="/readyz",status="200"} ${asked}\n`);
    expect(text).toContain('laurel_processes 3\n');
    expect(text).toMatch(/^laurel_build_info\{version="[\d.]+"\} 1$/m);
    for (const pool of ['requests', 'reports', 'subscribers', 'jobs'])
      expect(text).toMatch(new RegExp(`^laurel_database_connections\\{pool="${pool}",state="idle"\\} \\d+$`, 'm'));
    // What is the database's own is not added up.
    expect(text).toMatch(/^laurel_job_runs\{job="verify-ledger",outcome="done"\} 0$/m);
    expect(text).toMatch(/^laurel_subscriber_set_aside_events\{subscriber="mail"\} 0$/m);
    expect(text.match(/^# TYPE laurel_subscriber_behind_events/gm)).toHaveLength(1);
  }
});

const gift = { what: 'thankyou', reason: 'Thank you', points: 0, message: 'Thanks', sendBy: 'email' };

test('a process that is killed loses no confirmed answer and doubles none, and another follows it', {
  tags: 'seed',
}, async () => {
  const [to, ...givers] = await Promise.all(Array.from({ length: 10 }, () => member()));
  const tokens = await Promise.all(
    givers.map(({ id }) => transaction(db, (tx) => issueToken(tx, id, randomBytes(32), new Date()))),
  );
  const before = workersOf(portal);
  let done = 0;
  let lost = 0;
  const begun = Promise.withResolvers<void>();
  async function give(token: string, turn: number): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `${token}-${turn}` };
    const body = { ...gift, recipients: [to?.memberId] };
    for (;;) {
      const reply = await ask(`${portal.url}/api/reward/doreward`, { headers, body }).catch(() => undefined);
      if (reply) expect([200, 409, 503]).toContain(reply.status);
      if (reply?.status === 200) break;
      lost += 1;
      await sleep(20);
    }
    done += 1;
    if (done === 20) begun.resolve();
  }
  async function giveTen(token: string): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) await give(token, turn);
  }
  const [last = '', ...others] = tokens;
  const given = others.map(giveTen);
  await begun.promise;
  const blocker = await openConnection(database.settings);
  await blocker.query('begin; lock table awards in exclusive mode');
  // In hand for certain when they are killed.
  given.push(give(last, 0));
  await untilWaiting(blocker, 1);
  for (const pid of before.slice(0, 2)) process.kill(pid, 'SIGKILL');
  await blocker.query('commit');
  await blocker.end();
  await Promise.all(given);
  const { count } = await db
    .selectFrom('awards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect({ done, count }).toEqual({ done: 81, count: 81 });
  expect(lost).toBeGreaterThan(0);
  while (workersOf(portal).length < 3) await sleep(50);
  const after = workersOf(portal);
  expect(after.filter((pid) => before.includes(pid))).toHaveLength(1);
  const said = portal.told().filter(({ msg }) => msg === 'a process ended; another follows');
  expect(said.map(({ killed: by }) => by)).toEqual(['SIGKILL', 'SIGKILL']);
  await expectBooksRight(db);
});

test('its letters are promised soon after, though another process does that', { tags: 'seed' }, async () => {
  for (;;) {
    const { rows } = await openedRows('select count(*)::int as n from messages');
    if (rows[0].n === 81) break;
    await sleep(50);
  }
});

/** Until so many requests wait for what `blocker` holds. */
async function untilWaiting(blocker: Client, requests: number): Promise<void> {
  while ((await heldUp(blocker)) < requests) await sleep(20);
}

test('a member has so many requests at work in all processes together, and nobody else waits for them', async () => {
  const [greedy, other] = await Promise.all(
    (await Promise.all([member(), member()])).map(({ id }) =>
      transaction(db, (tx) => issueToken(tx, id, randomBytes(32), new Date())),
    ),
  );
  const own = (token = '') =>
    ask(`${portal.url}/api/nom/mynominations`, { headers: { authorization: `Bearer ${token}` }, body: {} });
  const blocker = await openConnection(database.settings);
  await blocker.query('begin; lock table nominations in access exclusive mode');
  const all = Array.from({ length: 8 }, () => own(greedy));
  await untilWaiting(blocker, 3);
  all.push(own(other));
  await untilWaiting(blocker, 4);
  const atWork = await heldUp(blocker);
  await blocker.query('commit');
  await blocker.end();
  expect(atWork).toBe(4);
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
});

async function openedRows(text: string) {
  const client = await openConnection(database.settings);
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

test('a second portal on the port says so in one line, and leaves with 1', async () => {
  const second = spawnPortal(portal.port, { DATABASE_URL: database.url, LAUREL_PROCESSES: '2' });
  expect(await second.ended).toEqual([1, null]);
  expect(second.told().filter(({ level = 0 }) => level > 40)).toMatchObject([
    { level: 60, msg: `Port ${portal.port} is taken: set PORT to a free one.` },
  ]);
});

test('told to stop under load, every request in hand is answered, and all leave', async () => {
  while (!(await figures()).includes('laurel_processes 3\n')) await sleep(50);
  const pids = workersOf(portal);
  const blocker = await openConnection(database.settings);
  await blocker.query('begin; lock table contact_messages in exclusive mode');
  const body = { ContactName: 'Ann', EmailAddress: 'ann@test.example', Message: 'Hello', AcceptTerms: true };
  // As many as one process has connections: the kernel may give it all of them.
  const inHand = Array.from({ length: 4 }, () => ask(`${portal.url}/api/site/contactussend`, { body }));
  await untilWaiting(blocker, 4);
  portal.child.kill('SIGTERM');
  while ((await ask(`${portal.url}/healthz`).catch(() => undefined))?.status === 200) await sleep(20);
  await blocker.query('commit');
  expect((await Promise.all(inHand)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await portal.ended).toEqual([0, null]);
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(pids.filter(isAlive)).toEqual([]);
  expect((await blocker.query('select count(*)::int as n from contact_messages')).rows).toEqual([{ n: 4 }]);
  await blocker.end();
});

test('somebody signs on to the demonstration through whichever process comes next', { tags: ['sweep'] }, async () => {
  const own = await emptyDatabase();
  const demonstration = await startPortal({
    DATABASE_URL: own.url,
    LAUREL_PROCESSES: '3',
    LAUREL_DEMO: 'on',
    VOUCHER_KEYS: randomBytes(32).toString('base64'),
  });
  try {
    const jar = new Map<string, string>();
    let address = `${demonstration.url}/sso/idplogin?login_hint=thandi.mokoena@laurel.example`;
    const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    while (!new URL(address).pathname.startsWith('/loginsuccess')) {
      const { status, headers } = await ask(address, { headers: { cookie: cookie() } });
      expect([302, 303]).toContain(status);
      for (const line of headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      address = new URL(headers.location ?? '', address).href;
    }
    const body = { code: new URL(address).searchParams.get('code') };
    const answer = await ask(`${demonstration.url}/api/member/authsso`, { headers: { cookie: cookie() }, body });
    expect(JSON.parse(answer.body).token).toMatch(/^[\w-]{20,}$/);
    const outbox = await ask(`${demonstration.url}/dev/outbox.json`);
    expect(Array.isArray(JSON.parse(outbox.body).messages)).toBe(true);
  } finally {
    demonstration.child.kill('SIGTERM');
    await demonstration.ended;
    await own.close();
  }
});
