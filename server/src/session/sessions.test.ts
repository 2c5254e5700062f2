import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { followSignOn, openBrowser } from '../../test/browser.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});
afterAll(() => portal.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function tabOf(email: string, userAgent = firefox, browser = openBrowser(portal)) {
  const code = await followSignOn(browser, `/sso/idplogin?login_hint=${email}`);
  const { body } = await browser.post('/api/member/authsso', { code }, { authorization: '', 'user-agent': userAgent });
  return { browser, token: body.token as string };
}

const list = async (token: string) => (await portal.post('/api/member/mysessions', {}, { token })).body;
const end = (token: string, sessionId: unknown) => portal.post('/api/member/endsession', { sessionId }, { token });
const endOthers = (token: string) => portal.post('/api/member/endothersessions', {}, { token });
const statusOf = async (token: string) => (await portal.post('/api/member/getmemberdata', {}, { token })).status;

describe('where somebody is signed on', () => {
  test('is listed by browser, with what it is, since when, and this one first', async () => {
    const { email } = await portal.make.member();
    const began = portal.now;
    const first = await tabOf(email);
    portal.now = new Date(began.getTime() + 10 * 60_000);
    const mine = await tabOf(email, phone);
    const second = await tabOf(email, firefox, first.browser);
    const { sessions, total } = await list(mine.token);
    expect(total).toBe(2);
    expect(sessions).toMatchObject([
      { browser: 'Safari', system: 'iPhone', isThis: true, dateBegan: portal.now.toISOString() },
      { browser: 'Firefox', system: 'Linux', isThis: false, dateBegan: began.toISOString() },
    ]);
    expect((await list(second.token)).sessions[0]).toMatchObject({ browser: 'Firefox', isThis: true });
    portal.now = began;
  });

  test('nothing of the browser is kept but two names', async () => {
    const { id, email } = await portal.make.member();
    await tabOf(email, `${firefox} build/secret-of-nobody`);
    const rows = await portal.db.selectFrom('tokens').selectAll().where('member_id', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('secret-of-nobody');
    expect(rows[0]).toMatchObject({ browser: 'Firefox', system: 'Linux', asks_again: false });
    expect(rows[0]?.subject_hash).toHaveLength(32);
  });

  test('ends one by one: all tabs of that browser, with the very next request, and nobody else', async () => {
    const { email } = await portal.make.member();
    const other = await portal.make.member();
    const mine = await tabOf(email);
    const there = await tabOf(email, phone);
    const tab = await tabOf(email, phone, there.browser);
    // Somebody else, later in the same browser.
    const shared = await tabOf(other.email, phone, there.browser);
    const { sessions } = await list(mine.token);
    const { sessionId } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await end(mine.token, sessionId)).status).toBe(200);
    expect(await Promise.all([mine, there, tab, shared].map(({ token }) => statusOf(token)))).toEqual([
      200, 401, 401, 200,
    ]);
    expect((await list(mine.token)).total).toBe(1);
    expect((await end(mine.token, sessionId)).status).toBe(200);
  });

  test('ends everywhere else at once', async () => {
    const { email } = await portal.make.member();
    const mine = await tabOf(email);
    const tab = await tabOf(email, firefox, mine.browser);
    const others = [await tabOf(email, phone), await tabOf(email, phone)];
    expect((await endOthers(mine.token)).body.message).toBe('You are signed off everywhere else.');
    expect(await Promise.all([mine, tab, ...others].map(({ token }) => statusOf(token)))).toEqual([200, 200, 401, 401]);
    expect((await endOthers(mine.token)).status).toBe(200);
  });

  test('is nobody else’s to see or to end, whoever they are', async () => {
    const { email } = await portal.make.member();
    const { token } = await tabOf(email);
    const [{ sessionId }] = (await list(token)).sessions;
    const ada = await portal.make.member({ is_admin_reports: true });
    const stranger = await tabOf(ada.email);
    expect((await list(stranger.token)).sessions).toHaveLength(1);
    expect((await end(stranger.token, sessionId)).status).toBe(404);
    expect((await endOthers(stranger.token)).status).toBe(200);
    expect(await statusOf(token)).toBe(200);
  });

  test('an id that is none is refused by its field', async () => {
    const { id } = await portal.make.member();
    for (const sessionId of ['', 'x', 7, null, ['a'], `${'a'.repeat(42)}!`]) {
      const { status, body } = await portal.post('/api/member/endsession', { sessionId }, { as: id });
      expect([status, Object.keys(body.formErrors)]).toEqual([400, ['sessionId']]);
    }
    const unknown = await portal.post('/api/member/endsession', { sessionId: 'a'.repeat(43) }, { as: id });
    expect(unknown.status).toBe(404);
  });

  test('a browser that was signed off from another asks who comes next', async () => {
    const { email } = await portal.make.member();
    const mine = await tabOf(email);
    const there = await tabOf(email, phone);
    await endOthers(mine.token);
    const asked = async () => String((await there.browser.get('/sso/idplogin')).headers.location);
    expect(await asked()).toContain('prompt=login');
    const again = await tabOf(email, phone, there.browser);
    expect(await statusOf(again.token)).toBe(200);
    expect(await asked()).not.toContain('prompt=login');
  });

  test('a code that waits to be exchanged there is worth nothing any more', async () => {
    const { email } = await portal.make.member();
    const mine = await tabOf(email);
    const there = openBrowser(portal);
    const code = await followSignOn(there, `/sso/idplogin?login_hint=${email}`);
    await endOthers(mine.token);
    expect((await there.post('/api/member/authsso', { code })).status).toBe(400);
  });

  test('is left after two idle hours, as the session is', async () => {
    const { email } = await portal.make.member();
    const began = portal.now;
    await tabOf(email);
    portal.now = new Date(began.getTime() + 2 * 3_600_000);
    const mine = await tabOf(email);
    expect((await list(mine.token)).total).toBe(1);
    portal.now = began;
  });

  test('many are listed as far as they fit, and counted and ended all', async () => {
    const { id, email } = await portal.make.member();
    const mine = await tabOf(email);
    const at = portal.now;
    const rows = Array.from({ length: 60 }, (_, n) => ({
      token_hash: Buffer.from(`token ${n} of ${id}`),
      member_id: id,
      browser_hash: Buffer.from(`browser ${n} of ${id}`),
      created_at: at,
      last_used_at: at,
      expires_at: new Date(at.getTime() + 3_600_000),
    }));
    await portal.db.insertInto('tokens').values(rows).execute();
    const { sessions, total } = await list(mine.token);
    expect([sessions.length, total, sessions[0].isThis]).toEqual([50, 61, true]);
    await endOthers(mine.token);
    expect((await list(mine.token)).total).toBe(1);
  });
});

test('of a browser that is ended from two others at once, each tab is ended once', async () => {
  const { email } = await portal.make.member();
  const tabs = [await tabOf(email), await tabOf(email, phone), await tabOf(email, phone)];
  const answers = await Promise.all(tabs.map(({ token }) => endOthers(token)));
  // Who came first has ended the others; they may have been at work already.
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
  const lives = await Promise.all(tabs.map(({ token }) => statusOf(token)));
  expect(lives.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
});
