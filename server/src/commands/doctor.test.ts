import { randomBytes } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config/config';
import { openConnection } from '#db/connection';
import { emptyDatabase, type TestDatabase, testDatabase } from '../../test/database.ts';
import { type FakeProvider, fakeProvider } from '../../test/fake-provider.ts';
import { mailServer } from '../../test/mail-server.ts';
import { type Pooler, startPooler } from '../../test/pooler.ts';
import { diagnose } from './doctor.ts';

let database: TestDatabase;
let provider: FakeProvider;
let mail: Awaited<ReturnType<typeof mailServer>>;

beforeAll(async () => {
  database = await testDatabase();
  provider = await fakeProvider();
  mail = await mailServer();
});
afterAll(async () => {
  provider.close();
  await mail.close();
  await database.close();
});

function configWith(env: Record<string, string> = {}) {
  return readConfig({
    DATABASE_URL: database.url,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'laurel',
    OIDC_CLIENT_SECRET: 'secret',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SMS_URL: provider.issuer,
    SMS_FROM: 'Laurel',
    SMS_COUNTRIES: '+27',
    VOUCHER_KEYS: randomBytes(32).toString('base64'),
    ...env,
  });
}

/** What is not right, by what it is about. */
async function troubles(env: Record<string, string> = {}, fixes = false) {
  const found = await diagnose(configWith(env), { fixes });
  return found.filter(({ state }) => state !== 'right').map(({ about, state, words }) => `${state} ${about}: ${words}`);
}

async function asOwner(words: string): Promise<void> {
  const owner = await openConnection(database.settings);
  await owner.query(words);
  await owner.end();
}

test('a portal that has all it needs is told so, thing by thing', async () => {
  expect(await troubles()).toEqual([]);
  const found = await diagnose(configWith(), { fixes: false });
  const about = new Set(found.map((each) => each.about));
  for (const one of [
    'Node.js',
    'disk',
    'database',
    'tables',
    'role',
    'connections',
    'ways',
    'sign-on',
    'e-mail',
    'SMS',
    'clock',
  ])
    expect(about).toContain(one);
});

test('an empty database is right but for what the first start makes, which can be made now', async () => {
  const empty = await emptyDatabase();
  expect(await troubles({ DATABASE_URL: empty.url })).toEqual([
    expect.stringMatching(/^doubtful tables: \d+ migrations are missing/),
  ]);
  expect(await troubles({ DATABASE_URL: empty.url }, true)).toEqual([]);
  expect(await troubles({ DATABASE_URL: empty.url })).toEqual([]);
  await empty.close();
});

test('rights that were taken from the role are missed, and given back', async () => {
  await asOwner('revoke select on members from laurel_app');
  expect(await troubles()).toEqual([expect.stringMatching(/^doubtful role: 1 rights of laurel_app differ/)]);
  expect(await troubles({}, true)).toEqual([]);
  expect(await troubles()).toEqual([]);
});

test('a database that can only be read is wrong', async () => {
  const closed = await testDatabase();
  const owner = await openConnection(closed.settings);
  await owner.query(
    `alter database "${(await owner.query('select current_database() as name')).rows[0].name}" set default_transaction_read_only to on`,
  );
  await owner.end();
  expect(await troubles({ DATABASE_URL: closed.url })).toEqual([
    expect.stringMatching(/^wrong database: It can only be read/),
  ]);
  await closed.close();
});

test('what is away is wrong, each by itself', async () => {
  const nowhere = 'http://127.0.0.1:2';
  expect(
    await troubles({
      DATABASE_URL: 'postgresql://laurel@127.0.0.1:1/laurel',
      OIDC_ISSUER: nowhere,
      SMTP_URL: 'smtp://127.0.0.1:1',
      SMS_URL: nowhere,
    }),
  ).toEqual([
    expect.stringMatching(/^wrong database: It cannot be reached: .*ECONNREFUSED/),
    expect.stringMatching(/^wrong sign-on: .*ECONNREFUSED/),
    expect.stringMatching(/^wrong e-mail: .*ECONNREFUSED/),
    expect.stringMatching(/^wrong SMS: .*ECONNREFUSED/),
  ]);
});

test('a mail server that does not know us is wrong, and no mail is sent', async () => {
  const strict = new SMTPServer({
    secure: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Who are you?')),
  });
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
  const { port } = strict.server.address() as { port: number };
  expect(await troubles({ SMTP_URL: `smtp://me:secret@127.0.0.1:${port}` })).toEqual([
    expect.stringMatching(/^wrong e-mail: The mail server does not take our sign-on: .*Who are you/),
  ]);
  await new Promise<void>((resolve) => strict.close(() => resolve()));
  expect(mail.received).toEqual([]);
});

test('a certificate that cannot be seen from here is told as such', async () => {
  const [found, ...others] = await troubles({ PUBLIC_URL: 'https://laurel.invalid' });
  expect([found, others]).toEqual([
    expect.stringMatching(/^doubtful certificate: laurel.invalid cannot be reached from here/),
    [],
  ]);
});

test('a pooler is seen, and what is a session asks for a way of its own', async () => {
  const pooler: Pooler = await startPooler(database.settings, 2);
  expect(await troubles({ DATABASE_URL: pooler.url })).toEqual([
    expect.stringMatching(/^doubtful ways: .*set DATABASE_DIRECT_URL/),
  ]);
  expect(await troubles({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url })).toEqual([]);
  const other = await testDatabase();
  expect(await troubles({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: other.url })).toEqual([
    'wrong ways: DATABASE_URL and DATABASE_DIRECT_URL lead to two databases.',
  ]);
  await other.close();
  await pooler.close();
});
