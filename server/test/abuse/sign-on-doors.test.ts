import { randomBytes } from 'node:crypto';
import { rateLimits } from '@laurel/contract/rules/rate-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../app.ts';
import { followSignOn, openBrowser, type TestBrowser } from '../browser.ts';
import { withoutEffect } from '../effects.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp({ LAUREL_RATE_LIMITS: 'on' });
});
afterAll(() => portal.close());

/** The callback's address of a sign-on, not asked for yet. */
async function upToCallback(browser: TestBrowser, email: string): Promise<string> {
  let url = `/sso/idplogin?login_hint=${email}`;
  while (!url.startsWith('/sso/callback')) {
    const next = new URL(String((await browser.get(url)).headers.location), portal.config.publicUrl);
    url = next.pathname + next.search;
  }
  return url;
}

describe('D3: an office behind one address', () => {
  test('signs on while somebody there sends callbacks without number; those get a page that says 429', async () => {
    const { email } = await portal.make.member();
    const stranger = openBrowser(portal);
    const statuses = [];
    for (let i = 0; i < rateLimits.signOnFailures.max + 5; i += 1)
      statuses.push((await stranger.get(`/sso/callback?code=x&state=${i}`)).statusCode);
    expect(statuses).toEqual([...Array(rateLimits.signOnFailures.max).fill(302), ...Array(5).fill(429)]);
    const refused = await stranger.get('/sso/callback?code=x&state=y');
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.headers['retry-after']).toBeTruthy();
    expect(refused.body).toContain('too often');
    const browser = openBrowser(portal);
    const code = await followSignOn(browser, `/sso/idplogin?login_hint=${email}`);
    expect((await browser.post('/api/member/authsso', { code }, { authorization: '' })).status).toBe(200);
  });

  test('people whom the roster does not know are told so, and lock nobody out', async () => {
    const stranger = openBrowser(portal);
    for (let i = 0; i < rateLimits.signOnFailures.max + 2; i += 1) {
      const code = await followSignOn(stranger, `/sso/idplogin?login_hint=nobody${i}@laurel.example`);
      const answer = await stranger.post('/api/member/authsso', { code }, { authorization: '' });
      expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('roster')]);
    }
  });
});

describe('D6: a sign-on in progress', () => {
  const size = async () => {
    const { rows } = await sql<{ n: number }>`
      select sum((xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::bigint)::int as n
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(portal.db);
    return rows[0]?.n;
  };

  test('writes nothing, however often it is begun', async () => {
    const before = await size();
    for (let i = 0; i < 300; i += 1)
      expect(
        (await portal.app.inject({ url: '/sso/idplogin', headers: { host: new URL(portal.config.publicUrl).host } }))
          .statusCode,
      ).toBe(302);
    expect(await size()).toBe(before);
  });

  test('is of one browser, one portal and ten minutes, and is answered once', async () => {
    portal.now = new Date('2026-11-20T11:00:00Z');
    const { email } = await portal.make.member();
    const browser = openBrowser(portal);
    const first = await upToCallback(browser, email);
    const stolen = new Map(browser.cookies);
    const failed = async (address: string, from: TestBrowser) => {
      const { headers } = await from.get(address);
      return new URL(String(headers.location), portal.config.publicUrl).searchParams.get('code');
    };
    const other = openBrowser(portal);
    expect(await failed(first, other)).toBe('expired');
    for (const [name, value] of stolen)
      other.cookies.set(name, name.includes('sso_') ? `${value.slice(0, -4)}AAAA` : value);
    expect(await failed(first, other)).toBe('expired');
    const code = await failed(first, browser);
    const answer = await browser.post('/api/member/authsso', { code }, { authorization: '' });
    expect(answer.status).toBe(200);
    const again = openBrowser(portal);
    for (const [name, value] of stolen) again.cookies.set(name, value);
    const second = await failed(first, again);
    expect((await again.post('/api/member/authsso', { code: second }, { authorization: '' })).status).toBe(400);
    const late = await upToCallback(browser, email);
    portal.now = new Date(portal.now.getTime() + 10 * 60_000 + 1000);
    expect(await failed(late, browser)).toBe('expired');
  });

  test('twelve tabs have their cookies, and no request grows beyond them', async () => {
    const browser = openBrowser(portal);
    for (let i = 0; i < 30; i += 1) await browser.get(`/sso/idplogin?returnTo=/nominate/1.${'2'.repeat(20)}`);
    const cookies = [...browser.cookies].filter(([name]) => name.includes('sso_'));
    expect(cookies.length).toBeLessThanOrEqual(10);
    expect(cookies.every(([name, value]) => name.length + value.length < 300)).toBe(true);
  });

  test('twenty answers at once to one sign-on give one session', async () => {
    const { id, email } = await portal.make.member();
    const browser = openBrowser(portal);
    const url = await upToCallback(browser, email);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        portal.app.inject({ url, headers: { host: new URL(portal.config.publicUrl).host, cookie } }),
      ),
    );
    const codes = await portal.db.selectFrom('login_codes').select('member_id').where('member_id', '=', id).execute();
    expect(answers.every(({ statusCode }) => statusCode === 302)).toBe(true);
    expect(codes).toHaveLength(1);
  });
});

describe('D10: the cookies of sign-on', () => {
  test('are bound to their host where there is https', async () => {
    const https = await testApp({ PUBLIC_URL: 'https://localhost:8443' });
    const browser = openBrowser(https);
    const { email } = await https.make.member();
    const begun = await browser.get(`/sso/idplogin?login_hint=${email}`);
    const cookies = [begun.headers['set-cookie']].flat().map(String);
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-laurel_/);
      expect(cookie).toMatch(/; Secure$/);
      expect(cookie).toContain('Path=/;');
      expect(cookie).not.toContain('Domain');
    }
    // One that a neighbouring host planted has no such name.
    const planted = await https.app.inject({
      url: '/sso/callback?state=x&code=y',
      headers: { cookie: `laurel_sso_${'a'.repeat(12)}=${randomBytes(60).toString('base64url')}` },
    });
    expect(planted.headers.location).toBe('/loginsuccess?code=expired');
    await https.close();
  });
});

describe('D12: whose page sends', () => {
  test('a name that somebody makes point here is no origin of ours, whatever host it names', async () => {
    const ann = await portal.make.member();
    for (const origin of ['http://evil.example:3000', 'http://laurel.evil.example']) {
      const headers = { origin, host: new URL(origin).host };
      const answer = await withoutEffect(portal.db, () =>
        portal.post('/api/member/memberupdate', { firstname: 'X' }, { as: ann.id, headers }),
      );
      expect([origin, answer.status]).toEqual([origin, 403]);
    }
  });
});
