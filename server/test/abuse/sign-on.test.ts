import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../app.ts';
import { openBrowser } from '../browser.ts';
import { withoutEffect } from '../effects.ts';
import { type Claims, type FakeProvider, fakeProvider } from '../fake-provider.ts';
import { signOnAt, type Wanted } from '../sign-on.ts';

let provider: FakeProvider;
let portal: TestApp;
const log: string[] = [];

beforeAll(async () => {
  provider = await fakeProvider();
  portal = await testApp({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' }, log);
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

const signOn = (person: Claims, wanted?: Wanted) => signOnAt(portal, provider, person, wanted);

const tokens = async () => (await portal.db.selectFrom('tokens').select('token_hash').execute()).length;

test('a rightful person of the roster signs on', async () => {
  const ann = await portal.make.member();
  const { status, body } = await signOn({ sub: 'ann', employee_number: ann.memberNumber });
  expect([status, body.memberData?.memberId]).toEqual([200, ann.memberId]);
});

test('A04: a forged, expired, foreign or unasked sign-on signs nobody on, and is logged', async () => {
  const ann = await portal.make.member({ registered_at: null });
  const person = { sub: 'forged', employee_number: ann.memberNumber };
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const seconds = Math.floor(Date.now() / 1000);
  const without = (name: string) => (usual: Claims) =>
    Object.fromEntries(Object.entries(usual).filter(([key]) => key !== name));
  const forgeries: Record<string, Wanted> = {
    'alg none': { header: { alg: 'none' }, key: null },
    'alg of another family': { header: { alg: 'HS256' } },
    'no signature': { key: null },
    'another key': { key: other },
    'another key under a name of its own': { key: other, header: { kid: 'mine' } },
    'another audience': { claims: (usual) => ({ ...usual, aud: 'other' }) },
    'several audiences': { claims: (usual) => ({ ...usual, aud: ['laurel', 'other'] }) },
    'another issuer': { claims: (usual) => ({ ...usual, iss: 'https://evil.example' }) },
    expired: { claims: (usual) => ({ ...usual, iat: seconds - 7200, exp: seconds - 3600 }) },
    'no expiry': { claims: without('exp') },
    'no nonce': { claims: without('nonce') },
    'another nonce': { claims: (usual) => ({ ...usual, nonce: 'other' }) },
    'no subject': { claims: without('sub') },
    'no state': { callback: () => '/sso/callback?code=abc' },
    'no code': { callback: (address) => address.replace('code=abc&', '') },
    'an error of the provider': { callback: (address) => address.replace('code=abc', 'error=access_denied') },
    'another issuer named in the address': { callback: (address) => `${address}&iss=https%3A%2F%2Fevil.example` },
  };
  const before = await tokens();
  for (const [name, wanted] of Object.entries(forgeries)) {
    log.length = 0;
    const answer = await withoutEffect(portal.db, () => signOn(person, wanted));
    expect([name, answer.status]).toEqual([name, 400]);
    expect(answer.body.message).toBeTruthy();
    expect([name, log.some((line) => line.includes('sign-on refused'))]).toEqual([name, true]);
  }
  expect(await tokens()).toBe(before);
});

test('A02: a second account of the provider cannot take a member over', async () => {
  const ada = await portal.make.member({ is_admin_reports: true, email: 'ada@laurel.example' });
  expect((await signOn({ sub: 'ada', email: 'ada@laurel.example', email_verified: true })).status).toBe(200);
  for (const claims of [
    { sub: 'new-hire', email: 'ada@laurel.example', email_verified: true },
    { sub: 'new-hire', employee_number: ada.memberNumber },
  ]) {
    const answer = await withoutEffect(portal.db, () => signOn(claims));
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('administrator')]);
  }
  const unverified = await withoutEffect(portal.db, () => signOn({ sub: 'third', email: 'ada@laurel.example' }));
  expect(unverified.status).toBe(400);
});

test('A02: who took a new address stays who they are, and never becomes the former owner of it', async () => {
  const ann = await portal.make.member({ email: 'ann@laurel.example' });
  const bob = await portal.make.member({ email: 'bob@laurel.example' });
  const signedOn = await signOn({ sub: 'annie', email: 'ann@laurel.example', email_verified: true });
  await portal.db
    .updateTable('profiles')
    .set({ email: 'bob2@laurel.example', roster_email: 'bob2@laurel.example' })
    .where('member_id', '=', bob.id)
    .execute();
  const { token } = signedOn.body;
  expect((await portal.post('/api/member/memberupdate', { email: 'bob@laurel.example' }, { token })).status).toBe(200);
  const again = await signOn({ sub: 'annie', email: 'bob@laurel.example', email_verified: true });
  expect(again.body.memberData.memberId).toBe(ann.memberId);
});

test('D12: an address that a member chose binds nobody, confirmed or not; the roster’s does', async () => {
  const mallory = await portal.make.member({
    roster_email: null,
    email: 'newcomer@laurel.example',
    registered_at: null,
  });
  const claims = { sub: 'newcomer', email: 'newcomer@laurel.example', email_verified: true };
  expect((await withoutEffect(portal.db, () => signOn(claims))).body.message).toContain('roster');
  await portal.db
    .updateTable('profiles')
    .set({ email_confirmed_at: new Date() })
    .where('member_id', '=', mallory.id)
    .execute();
  expect((await withoutEffect(portal.db, () => signOn(claims))).body.message).toContain('roster');
  const newcomer = await portal.make.member({ roster_email: 'newcomer@laurel.example', email: null });
  expect((await signOn(claims)).body.memberData?.memberId).toBe(newcomer.memberId);
});

test('D12: a provider that is down is 503 with words, on a page, and the sign-on goes on when it is back', async () => {
  const away = await fakeProvider();
  const other = await testApp({ OIDC_ISSUER: away.issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' });
  const browser = openBrowser(other);
  const begun = new URL(String((await browser.get('/sso/idplogin')).headers.location));
  await away.close();
  const callback = await browser.get(`/sso/callback?code=abc&state=${begun.searchParams.get('state')}`);
  expect([callback.statusCode, callback.headers['retry-after']]).toEqual([503, '30']);
  expect(callback.headers['content-type']).toContain('text/html');
  expect(callback.body).toContain('does not answer');
  expect(callback.body).not.toMatch(/ECONNREFUSED|\.ts:|stack/);
  expect([...browser.cookies.keys()].some((name) => name.startsWith('laurel_sso_'))).toBe(true);
  await other.close();
  const never = await testApp({ OIDC_ISSUER: away.issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' });
  const begin = await openBrowser(never).get('/sso/idplogin');
  expect([begin.statusCode, begin.headers['content-type']]).toEqual([503, expect.stringContaining('text/html')]);
  await never.close();
});
