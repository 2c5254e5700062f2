import { tokenAbsoluteSeconds, tokenIdleSeconds } from '@laurel/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import { followSignOn, openBrowser } from '../../test/browser.ts';
import { localAddress } from './rules.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});
afterAll(() => portal.close());

const idplogin = (email: string, more = '') => `/sso/idplogin?login_hint=${email}${more}`;

async function signedOn(email: string) {
  const browser = openBrowser(portal);
  const code = await followSignOn(browser, idplogin(email));
  const answer = await browser.post('/api/member/authsso', { code }, { authorization: '' });
  return { browser, code, answer, token: answer.body.token as string };
}

const data = (token: string) => portal.post('/api/member/getmemberdata', {}, { token });

describe('sign-on', () => {
  test('a person of the roster registers by signing on, and returns to the asked address', async () => {
    const ann = await portal.make.member({ registered_at: null, email: 'ann@laurel.example' });
    expect(ann.memberId).toMatch(/^0\./);
    const browser = openBrowser(portal);
    const code = await followSignOn(browser, idplogin('ann@laurel.example', '&returnTo=/nominate/1.2'));
    const answer = await browser.post('/api/member/authsso', { code }, { authorization: '' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ returnTo: '/nominate/1.2', memberData: { memberId: `1.${ann.publicId}` } });
    expect(Object.keys(answer.body).sort()).toEqual(
      [
        'homeCelebrations',
        'homeGetToKnow',
        'homeRecentRecognition',
        'homeStats',
        'memberData',
        'other',
        'returnTo',
        'token',
      ].sort(),
    );
    expect((await data(answer.body.token)).status).toBe(200);
  });

  test('remembers which language the browser asks for, and leads to a page in what the member reads', async () => {
    const ann = await portal.make.member();
    const browserLanguage = async () =>
      (
        await portal.db
          .selectFrom('profiles')
          .select('browser_language')
          .where('member_id', '=', ann.id)
          .executeTakeFirstOrThrow()
      ).browser_language;
    const signOnFrom = async (accepted: string | undefined) => {
      const browser = openBrowser(portal, accepted === undefined ? {} : { 'accept-language': accepted });
      await followSignOn(browser, idplogin(ann.email));
      return [await browserLanguage(), browser.cookies.get('laurel_locale')];
    };
    expect(await signOnFrom('de-AT, en;q=0.5')).toEqual(['de', 'de-ZA']);
    expect(await signOnFrom(undefined)).toEqual(['de', 'de-ZA']);
    expect(await signOnFrom('fi')).toEqual([null, 'en-ZA']);
    await portal.post('/api/member/memberupdate', { language: 'it' }, { as: ann.id });
    expect(await signOnFrom('de')).toEqual(['de', 'it-ZA']);
  });

  test('goes through whichever process comes next', async () => {
    const { email } = await portal.make.member();
    const keys = portal.config.voucherKeys.map((key) => key.toString('base64')).join(',');
    const other = await appOn({ ...portal, close: async () => {} }, { VOUCHER_KEYS: keys });
    const turns = [portal.app, other.app];
    const inject = (request: object) => {
      const [next = portal.app] = turns;
      turns.reverse();
      return next.inject(request);
    };
    const browser = openBrowser({ ...portal, app: { inject } } as unknown as TestApp);
    const code = await followSignOn(browser, idplogin(email));
    const { body } = await browser.post('/api/member/authsso', { code });
    expect((await data(body.token)).status).toBe(200);
    await other.close();
  });

  test('A01: a one-time code works once, also 20 times at once', async () => {
    const bob = await portal.make.member({ email: 'bob@laurel.example' });
    const browser = openBrowser(portal);
    const code = await followSignOn(browser, idplogin(bob.email));
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post('/api/member/authsso', { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 400 && body.message)).toHaveLength(19);
    const tokens = await portal.db.selectFrom('tokens').select('member_id').where('member_id', '=', bob.id).execute();
    expect(tokens).toHaveLength(1);
  });

  test('A03: a code of another browser, an expired one and an invented one are refused', async () => {
    const { email } = await portal.make.member();
    const browser = openBrowser(portal);
    const code = await followSignOn(browser, idplogin(email));
    expect((await openBrowser(portal).post('/api/member/authsso', { code })).status).toBe(400);
    portal.now = new Date(portal.now.getTime() + 61_000);
    expect((await browser.post('/api/member/authsso', { code })).status).toBe(400);
    expect((await browser.post('/api/member/authsso', { code: 'invented' })).body.message).toBeTruthy();
  });

  test('A04: a callback whose state is unknown, used, or of another browser signs nobody on', async () => {
    const { email } = await portal.make.member();
    const browser = openBrowser(portal);
    let url = idplogin(email);
    while (!url.startsWith('/sso/callback')) {
      const { location } = (await browser.get(url)).headers;
      const next = new URL(String(location), 'http://localhost');
      url = next.pathname + next.search;
    }
    const wanted = async (from: typeof browser, address: string) => {
      const { headers } = await from.get(address);
      const code = new URL(String(headers.location), 'http://localhost').searchParams.get('code');
      return from.post('/api/member/authsso', { code });
    };
    expect((await wanted(openBrowser(portal), url)).status).toBe(400);
    expect((await wanted(browser, url.replace(/state=[^&]+/, 'state=x'))).status).toBe(400);
    expect((await wanted(browser, url.replace(/([?&])code=[^&]+/, '$1code=forged'))).body.message).toContain(
      'did not confirm',
    );
    expect((await wanted(browser, url)).status).toBe(400);
  });

  test('people who are not in the roster, or no longer active, read why', async () => {
    const stranger = await signedOn('stranger@laurel.example');
    expect(stranger.answer.status).toBe(400);
    expect(stranger.answer.body.message).toContain('roster');
    const zed = await portal.make.member({ email: 'zed@laurel.example', deactivated_at: new Date() });
    const gone = await signedOn(zed.email);
    expect(gone.answer.body.message).toContain('no longer active');
  });

  test('A02: changing an e-mail address never changes who one is', async () => {
    const ann = await portal.make.member({ email: 'first@laurel.example' });
    const ada = await portal.make.member({ email: 'ada@laurel.example', is_admin_reports: true });
    const { token } = await signedOn('first@laurel.example');
    const change = (email: string) => portal.post('/api/member/memberupdate', { email }, { token });
    expect((await change('ADA@laurel.example')).body.formErrors.email).toBeTruthy();
    await portal.db
      .updateTable('profiles')
      .set({ email: 'moved@laurel.example', roster_email: 'moved@laurel.example' })
      .where('member_id', '=', ada.id)
      .execute();
    expect((await change('ada@laurel.example')).status).toBe(200);
    const again = await signedOn('ada@laurel.example');
    expect(again.answer.body.memberData.memberId).toBe(ann.memberId);
  });

  test('A05: nobody is sent away from the portal', () => {
    for (const away of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil',
      'javascript:alert(1)',
      '/%09/evil',
      'http:evil',
      '/\t/evil.example',
      '',
      'x',
      '/login',
      '/LOGOUT',
      '/sso/idplogin',
      '/api/docs',
      `/${'a'.repeat(600)}`,
      '/ok\r\nset-cookie: x',
      '///evil',
      '/..//evil.example',
    ]) {
      const address = localAddress(away, 'http://localhost:3000');
      expect([away, new URL(address, 'http://localhost:3000').origin, address.startsWith('//')]).toEqual([
        away,
        'http://localhost:3000',
        false,
      ]);
    }
    expect(localAddress('/login', 'http://localhost:3000')).toBe('/');
    expect(localAddress('/nominate/1.2?x=1#top', 'http://localhost:3000')).toBe('/nominate/1.2?x=1#top');
  });

  test('login_hint wins over an older session, and a tab without one comes back silently', async () => {
    const [ann, bob] = [await portal.make.member(), await portal.make.member()];
    const { browser } = await signedOn(ann.email);
    const silent = await followSignOn(browser, '/sso/idplogin');
    expect((await browser.post('/api/member/authsso', { code: silent })).body.memberData.memberId).toBe(ann.memberId);
    const other = await followSignOn(browser, idplogin(bob.email));
    expect((await browser.post('/api/member/authsso', { code: other })).body.memberData.memberId).toBe(bob.memberId);
  });

  test('a sign-on begun on another host is first sent to the public one', async () => {
    const { headers } = await portal.app.inject({ url: idplogin('a@b.example'), headers: { host: '127.0.0.1:3000' } });
    expect(headers.location).toBe(`${portal.config.publicUrl}${idplogin('a@b.example')}`);
  });

  test('the cookies of the sign-on cannot be read by scripts and are not sent across sites', async () => {
    const { headers } = await portal.app.inject({
      url: '/sso/idplogin',
      headers: { host: new URL(portal.config.publicUrl).host },
    });
    const cookies = [headers['set-cookie']].flat();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test('an empty siteTemplate may look at its own data and sign off, nothing else', async () => {
    const { email } = await portal.make.member({ site_template: '' });
    const { token, answer } = await signedOn(email);
    expect(answer.body.memberData.siteTemplate).toBe('');
    expect((await data(token)).status).toBe(200);
    expect((await portal.post('/api/site/getdivisionlist', {}, { token })).status).toBe(403);
    expect((await portal.post('/api/member/logout', {}, { token })).status).toBe(200);
  });
});

describe('tokens', () => {
  test('A07: end with signing off, for all tabs of the browser, and the next sign-on asks who it is', async () => {
    const { email } = await portal.make.member();
    const { browser, token } = await signedOn(email);
    const code = await followSignOn(browser, '/sso/idplogin');
    const second = (await browser.post('/api/member/authsso', { code })).body.token;
    const elsewhere = await signedOn(email);
    const off = await browser.post('/api/member/logout', {}, { authorization: `Bearer ${token}` });
    expect(off.status).toBe(200);
    expect((await data(token)).status).toBe(401);
    expect((await data(second)).status).toBe(401);
    expect((await data(elsewhere.token)).status).toBe(200);
    await expect(followSignOn(browser, '/sso/idplogin')).rejects.toThrow('No redirect from /sso/demo/choose');
  });

  test('A07: end after two idle hours and after twelve hours at most', async () => {
    const { email } = await portal.make.member();
    const start = portal.now;
    const idle = await signedOn(email);
    const used = await signedOn(email);
    const step = (tokenIdleSeconds * 1000) / 2;
    for (let at = step; at < tokenAbsoluteSeconds * 1000; at += step) {
      portal.now = new Date(start.getTime() + at);
      expect((await data(used.token)).status).toBe(200);
    }
    expect((await data(idle.token)).status).toBe(401);
    portal.now = new Date(start.getTime() + tokenAbsoluteSeconds * 1000 + 1);
    expect((await data(used.token)).status).toBe(401);
    portal.now = start;
  });

  test('A06: die with the deactivation, and lose a role with the role', async () => {
    const max = await portal.make.member({ is_manager: true });
    const list = () => portal.post('/api/nom/nomlist', {}, { as: max.id });
    expect((await list()).status).toBe(200);
    await portal.make.setFlags(max.id, { is_manager: false });
    expect((await list()).status).toBe(403);
    await portal.db.updateTable('members').set({ deactivated_at: new Date() }).where('id', '=', max.id).execute();
    expect((await list()).status).toBe(401);
  });

  test('only their hashes are stored', async () => {
    const { email } = await portal.make.member();
    const { token } = await signedOn(email);
    const rows = await portal.db.selectFrom('tokens').select('token_hash').execute();
    expect(rows.some((row) => row.token_hash.toString().includes(token))).toBe(false);
    expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
  });
});
