import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { secretHash } from '#secrets/secrets';
import { revokeBrowser } from '#session/tokens';
import { appOn, type TestApp, testApp } from '../app.ts';
import { expectBooksRight } from '../books.ts';
import { followSignOn, openBrowser } from '../browser.ts';
import { sameBytes } from '../effects.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

/** What a call with this token asks the database. */
async function statementsFor(token: string): Promise<string[]> {
  const asked: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const recorded = await appOn({ ...portal, db: portal.db.withPlugin(recorder), close: async () => {} });
  await recorded.app.ready();
  asked.length = 0;
  await recorded.post('/api/member/getmemberdata', {}, { token });
  await recorded.close();
  // What the company has set is read again once a second, whoever asks.
  return asked.filter((statement) => !statement.includes('from settings s'));
}

const compiler = new PostgresQueryCompiler();

async function signedOn(email: string, more = '') {
  const browser = openBrowser(portal);
  const code = await followSignOn(browser, `/sso/idplogin?login_hint=${email}${more}`);
  return browser.post('/api/member/authsso', { code }, { authorization: '' });
}

test('A05: whatever a sign-on is told to return to, it ends in the portal', async () => {
  const { email } = await portal.make.member();
  for (const away of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/..//evil.example',
    '/.//evil.example',
    'http:evil.example',
    '///evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '@evil.example',
    'localhost:3000@evil.example',
    '/x\r\nlocation: https://evil.example',
    '/sso/idplogin?RelayState=https://evil.example',
    '/logout',
    '/loginsuccess?code=x',
    '/api/member/logout',
  ]) {
    for (const name of ['RelayState', 'returnTo']) {
      const { status, body } = await signedOn(email, `&${name}=${encodeURIComponent(away)}`);
      expect([away, status]).toEqual([away, 200]);
      const target = new URL(body.returnTo, portal.config.publicUrl);
      expect([away, target.origin]).toEqual([away, portal.config.publicUrl]);
      expect([away, body.returnTo.startsWith('//') || body.returnTo.includes('\\')]).toEqual([away, false]);
    }
  }
});

test('A03: the address of the return screen carries the one-time code and nothing else', async () => {
  const { email } = await portal.make.member();
  const browser = openBrowser(portal);
  let url = `/sso/idplogin?login_hint=${email}&returnTo=/statement`;
  const visited: string[] = [];
  while (!url.startsWith('/loginsuccess')) {
    const { location } = (await browser.get(url)).headers;
    url = new URL(String(location), portal.config.publicUrl).href.slice(portal.config.publicUrl.length);
    visited.push(url);
  }
  expect(visited.at(-1)).toMatch(/^\/loginsuccess\?code=[\w-]{43}$/);
  const code = url.split('=')[1];
  const { body } = await browser.post('/api/member/authsso', { code }, { authorization: '' });
  expect(visited.some((address) => address.includes(body.token))).toBe(false);
  const { expires_at, created_at } = await portal.db
    .selectFrom('login_codes')
    .select(['expires_at', 'created_at'])
    .where('code_hash', '=', secretHash(code ?? ''))
    .executeTakeFirstOrThrow();
  expect(expires_at.getTime() - created_at.getTime()).toBeLessThanOrEqual(60_000);
});

test('A06: a leaver who is giving points at that moment gives them before or not at all', {
  tags: 'seed',
}, async () => {
  const bob = await portal.make.member();
  const gift = { what: 'payitforward', reason: 'Act of Courage', points: 5, message: '', sendBy: 'email' };
  for (let round = 0; round < 20; round += 1) {
    const zed = await portal.make.member({ points: 1000 });
    const give = () => portal.post('/api/reward/doreward', { ...gift, recipients: [bob.memberId] }, { as: zed.id });
    await portal.tokenOf(zed.id);
    const racing = Promise.all([give(), give(), give()]);
    const left = portal.db
      .updateTable('members')
      .set({ deactivated_at: portal.now })
      .where('id', '=', zed.id)
      .execute()
      .then(() => Promise.all([give(), give(), give()]));
    const [during, after] = await Promise.all([racing, left]);
    expect(during.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect(after.map(({ status }) => status)).toEqual([401, 401, 401]);
    const { balance } = await portal.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('member_id', '=', zed.id)
      .executeTakeFirstOrThrow();
    expect(balance).toBe(1000 - 5 * during.filter(({ status }) => status === 200).length);
  }
});

test('A06: who is no manager any more reaches no call of managers', { tags: 'seed' }, async () => {
  const max = await portal.make.member({ is_manager: true, budget: 100 });
  const bob = await portal.make.member();
  const award = { what: 'adhoc', reason: 'Collaborates', points: 5, message: '', sendBy: 'email' };
  const give = () => portal.post('/api/reward/doreward', { ...award, recipients: [bob.memberId] }, { as: max.id });
  expect((await give()).status).toBe(200);
  await portal.make.setFlags(max.id, { is_manager: false });
  const managers = ['/api/nom/nomlist', '/api/report/managementstatement', '/api/report/reportmanagement'];
  expect((await give()).status).toBe(403);
  for (const path of managers)
    expect([path, (await portal.post(path, {}, { as: max.id })).status]).toEqual([path, 403]);
});

test('A07: the page of signing off opens without a token', async () => {
  const page = await portal.app.inject({ url: '/logout' });
  expect([401, 403, 404]).not.toContain(page.statusCode);
});

test('A86: a refused token tells nothing about whether there was ever such a member', async () => {
  const [ann, zed, off] = [await portal.make.member(), await portal.make.member(), await portal.make.member()];
  const live = await portal.tokenOf(ann.id);
  const deactivated = await portal.tokenOf(zed.id);
  const revoked = await portal.tokenOf(off.id);
  await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', zed.id).execute();
  await transaction(portal.db, (tx) => revokeBrowser(tx, secretHash(revoked), portal.now));
  const tokens = [
    'a'.repeat(43),
    'short',
    deactivated,
    revoked,
    `${live.slice(0, -1)}${live.endsWith('A') ? 'B' : 'A'}`,
  ];
  const ask = (token: string) => portal.post('/api/member/getmemberdata', {}, { token });
  const answers = await Promise.all(tokens.map(ask));
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(sameBytes(answer)).toEqual(sameBytes(answers[0] as (typeof answers)[number]));
    expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(answers[0]?.headers ?? {}).sort());
  }
  // Not timed, which another's work on this machine would decide: all of them ask the database the same.
  const asked = await Promise.all(tokens.map(statementsFor));
  for (const statements of asked) expect(statements).toEqual(asked[0]);
  expect(asked[0]).not.toEqual([]);
});
