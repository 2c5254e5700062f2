import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { withoutEffect } from '../../test/effects.ts';
import { type Claims, type FakeProvider, fakeProvider, sendJson } from '../../test/fake-provider.ts';
import { callbackOf, signOnAt } from '../../test/sign-on.ts';

let provider: FakeProvider;
let portal: TestApp;
const log: string[] = [];

beforeAll(async () => {
  provider = await fakeProvider();
  provider.describe({ userinfo_endpoint: `${provider.issuer}/userinfo` });
  portal = await testApp({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' }, log);
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(() => {
  log.length = 0;
  provider.asked.length = 0;
});

const tells = (claims: Claims) => provider.instead('/userinfo', sendJson(claims));
const signs = (claims: Claims, more: object = {}) =>
  provider.instead('/userinfo', (_request, response) => {
    response.setHeader('content-type', 'application/jwt').end(provider.signed({ claims, ...more }));
  });
const timesAsked = () => provider.asked.filter((path) => path === '/userinfo').length;
const refusal = () => JSON.parse(log.find((line) => line.includes('sign-on refused')) ?? '{}');

test('a person whose claims are in userinfo alone signs on, and is not asked about again', async () => {
  const ann = await portal.make.member({ registered_at: null });
  tells({ sub: 'ann', employee_number: ann.memberNumber });
  const first = await signOnAt(portal, provider, { sub: 'ann' });
  expect([first.status, first.body.memberData?.memberId]).toEqual([200, ann.memberId.replace(/^0/, '1')]);
  expect(timesAsked()).toBe(1);
  expect((await signOnAt(portal, provider, { sub: 'ann' })).status).toBe(200);
  expect(timesAsked()).toBe(1);
});

test('a verified e-mail address of userinfo binds too, also where the flag is a word', async () => {
  const bob = await portal.make.member({ email: 'bob@laurel.example' });
  tells({ sub: 'bob', email: 'BOB@laurel.example', email_verified: 'true' });
  expect((await signOnAt(portal, provider, { sub: 'bob' })).body.memberData?.memberId).toBe(bob.memberId);
});

test('userinfo is not asked where the token says enough', async () => {
  const cat = await portal.make.member();
  tells({ sub: 'somebody else' });
  const answer = await signOnAt(portal, provider, { sub: 'cat', employee_number: cat.memberNumber });
  expect([answer.status, timesAsked()]).toEqual([200, 0]);
});

test('the number of userinfo decides before the address of the token', async () => {
  const dan = await portal.make.member();
  const eve = await portal.make.member({ email: 'shared@laurel.example' });
  tells({ sub: 'dan', employee_number: dan.memberNumber });
  const person = { sub: 'dan', email: 'shared@laurel.example', email_verified: true };
  const { body } = await signOnAt(portal, provider, person);
  expect(body.memberData?.memberId).toBe(dan.memberId);
  expect(body.memberData?.memberId).not.toBe(eve.memberId);
});

test('an address that userinfo has not verified binds nobody', async () => {
  await portal.make.member({ email: 'fay@laurel.example' });
  tells({ sub: 'fay', email: 'fay@laurel.example', email_verified: false });
  const answer = await withoutEffect(portal.db, () => signOnAt(portal, provider, { sub: 'fay' }));
  expect([answer.status, refusal().reason]).toEqual([400, 'nameless']);
});

test('who is told of by no claim that is needed reads so, and the log names the claims that came, without a value', async () => {
  tells({ sub: 'gus', preferred_username: 'gus.private' });
  const answer = await withoutEffect(portal.db, () => signOnAt(portal, provider, { sub: 'gus', name: 'Gus Private' }));
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('which employee you are')]);
  expect(refusal()).toMatchObject({ reason: 'nameless', requestId: expect.any(String) });
  expect(refusal().claims).toEqual(expect.arrayContaining(['sub', 'name', 'preferred_username', 'nonce']));
  expect(log.join('\n')).not.toMatch(/private/i);
});

test('signed userinfo is verified', async () => {
  const hal = await portal.make.member();
  const claims = { sub: 'hal', employee_number: hal.memberNumber };
  const usual = { iss: provider.issuer, aud: 'laurel', ...claims };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forgeries: [string, Claims, object?][] = [
    ['another key', usual, { key: privateKey }],
    ['no signature', usual, { key: null, header: { alg: 'none' } }],
    ['another issuer', { ...usual, iss: 'https://evil.example' }],
    ['another client', { ...usual, aud: 'other' }],
    ['another person', { ...usual, sub: 'ian' }],
  ];
  for (const [name, forged, more] of forgeries) {
    log.length = 0;
    signs(forged, more);
    const answer = await withoutEffect(portal.db, () => signOnAt(portal, provider, { sub: 'hal' }));
    expect([name, answer.status, refusal().reason]).toEqual([name, 400, 'userinfo']);
  }
  signs(usual);
  expect((await signOnAt(portal, provider, { sub: 'hal' })).body.memberData?.memberId).toBe(hal.memberId);
});

test('userinfo about somebody else signs nobody on', async () => {
  const { memberNumber } = await portal.make.member();
  tells({ sub: 'jim', employee_number: memberNumber });
  const answer = await withoutEffect(portal.db, () => signOnAt(portal, provider, { sub: 'jan' }));
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('enough about you')]);
  expect(refusal()).toMatchObject({ reason: 'userinfo', detail: expect.stringContaining('somebody else') });
});

test('userinfo that is refused is a refusal with words, and the log has those of the provider', async () => {
  provider.instead('/userinfo', (_request, response) => {
    response.writeHead(403, {
      'www-authenticate': `Bearer error="insufficient_scope", error_description="${'needs profile '.repeat(40)}"`,
    });
    response.end();
  });
  const answer = await withoutEffect(portal.db, () => signOnAt(portal, provider, { sub: 'kim' }));
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('administrator')]);
  const { reason, error, errorDescription } = refusal();
  expect([reason, error, errorDescription.length]).toEqual(['userinfo', 'insufficient_scope', 201]);
});

test('userinfo that is away is a page, and keeps out nobody who is known already', async () => {
  const lea = await portal.make.member();
  expect((await signOnAt(portal, provider, { sub: 'lea', employee_number: lea.memberNumber })).status).toBe(200);
  provider.instead('/userinfo', (_request, response) => void response.writeHead(500).end());
  const page = await callbackOf({ portal, provider }, { sub: 'mia' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, expect.stringContaining('text/html')]);
  expect(refusal()).toMatchObject({ reason: 'away', at: 'userinfo' });
  expect((await signOnAt(portal, provider, { sub: 'lea' })).status).toBe(200);
});
