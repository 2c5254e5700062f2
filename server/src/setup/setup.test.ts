import type { Sent } from '@laurel/contract/call';
import type { setupbegin } from '@laurel/contract/calls/setup/setupbegin';
import { setupSteps } from '@laurel/contract/shapes/setup-steps';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { type FakeProvider, fakeProvider } from '../../test/fake-provider.ts';
import { callbackOf, signOnAt } from '../../test/sign-on.ts';
import { upload } from '../../test/upload.ts';
import { type FirstAdministrator, offerSetup } from './link.ts';

let portal: TestApp;

/** Each begins with nobody. */
beforeEach(async () => {
  portal = await testApp();
});
afterEach(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

type Wish = Sent<typeof setupbegin>;

const company = {
  firstName: 'Ada',
  surname: 'Osei',
  email: 'ada.osei@company.example',
  cellNum: '020 123 4567',
  memberNumber: 'A-1',
  division: 'Head office',
  countryCode: 'GH',
  timeZone: 'Africa/Accra',
  currency: 'GHS',
  pointValue: '0.5',
  pointsName: 'Stars',
  language: 'en',
} satisfies Omit<Wish, 'secret'>;

const unnamed = { named: undefined, canSignOn: false };
const secretIn = (path: string | undefined) => path?.split('#')[1] ?? '';
const offered = async (first: FirstAdministrator = unnamed) => secretIn(await offerSetup(portal.db, first, portal.now));
const door = (secret: string) => portal.post('/api/setup/setupdoor', { secret });
const begin = (secret: string, more: Partial<Wish> = {}) =>
  portal.post('/api/setup/setupbegin', { ...company, ...more, secret });
const as =
  (token: string) =>
  (call: string, body: object = {}) =>
    portal.post(`/api/setup/${call}`, body, { token });

test('the link of the start leads the first administrator in, once', async () => {
  const secret = await offered();
  const { countries, ...known } = (await door(secret)).body;
  expect(known).toEqual({ name: '', email: '', memberNumber: '' });
  expect(countries).toContainEqual({
    ...{ countryCode: 'GH', timeZone: 'Africa/Accra', currency: 'GHS', pointValue: '0.6' },
  });
  const { status, body } = await begin(secret);
  expect([status, body.locale]).toEqual([200, 'en-GH']);
  const { memberData } = (await portal.post('/api/member/getmemberdata', {}, { token: body.token })).body;
  expect(memberData).toMatchObject({
    ...{ firstname: 'Ada', surname: 'Osei', memberNumber: 'A-1', division: 'Head office', countryCode: 'GH' },
    ...{ isAdminReports: true, pointsName: 'Stars', email: company.email, siteTemplate: 'laurel' },
    ...{ awardsPointsAvailable: 0, capabilities: ['administrator'] },
  });
  const country = await portal.db
    .selectFrom('countries')
    .selectAll()
    .where('code', '=', 'GH')
    .executeTakeFirstOrThrow();
  expect(country).toMatchObject({
    ...{ code: 'GH', name: 'Ghana', time_zone: 'Africa/Accra', currency: 'GHS', currency_symbol: 'GH₵' },
    ...{ currency_decimals: 2, is_symbol_suffix: false, point_value_millionths: 500_000, alloc: 'GH', language: 'en' },
  });
  for (const answer of [await door(secret), await begin(secret)]) {
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('used, or too old')]);
  }
  expect((await portal.acts()).map(({ act }) => act)).toEqual(expect.arrayContaining(['setup.begun', 'role.given']));
});

test('of many who come through at once by the same link one begins the company', async () => {
  const secret = await offered();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => begin(secret, { memberNumber: `A-${at}`, email: `a${at}@company.example` })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(400)]);
  const people = await portal.db.selectFrom('members').select('member_number').execute();
  expect(people).toHaveLength(1);
  expect(await portal.db.selectFrom('role_assignments').select('capability').execute()).toEqual([
    { capability: 'administrator' },
  ]);
});

test.each([
  ['email', { email: 'ada' }],
  ['countryCode', { countryCode: 'gh' }],
  ['countryCode', { countryCode: 'XQ' }],
  ['timeZone', { timeZone: 'Africa/Nowhere' }],
  ['currency', { currency: 'XYZ' }],
  ['currency', { currency: 'CLF' }],
  ['pointValue', { pointValue: '0' }],
  ['pointValue', { pointValue: '0.0000001' }],
  ['cellNum', { cellNum: '12' }],
  ['memberNumber', { memberNumber: ' ' }],
  ['division', { division: 'x'.repeat(81) }],
  ['language', { language: 'fr' as 'en' }],
])('what is wrong with %s is told beside it, and the link stays good: %j', async (field, wrong) => {
  const secret = await offered();
  const { status, body } = await begin(secret, wrong);
  expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
  expect(await portal.db.selectFrom('members').select('id').execute()).toEqual([]);
  expect((await begin(secret)).status).toBe(200);
});

test('a division in any script has a code', async () => {
  const { body } = await begin(await offered(), {
    division: 'المبيعات',
    cellNum: '010 0123 4567',
    countryCode: 'EG',
    currency: 'EGP',
    language: 'ar',
  });
  expect(body.locale).toContain('ar-EG');
  expect(await portal.db.selectFrom('divisions').select(['code', 'name']).execute()).toEqual([
    { code: 'MAIN', name: 'المبيعات' },
  ]);
  expect((await portal.db.selectFrom('settings').select('language').executeTakeFirstOrThrow()).language).toBe('ar');
});

test('each start offers a new link while who began has no other way in, and none to a company that has people', async () => {
  const first = await offered();
  const second = await offered();
  expect([(await door(first)).status, (await door(second)).status]).toEqual([400, 200]);
  portal.now = new Date(portal.now.getTime() + 86_400_000);
  expect((await door(second)).status).toBe(400);
  expect((await begin(await offered())).status).toBe(200);

  const back = await offered();
  expect((await door(back)).body).toMatchObject({ name: 'Ada Osei' });
  expect((await begin(back)).status).toBe(400);
  const returns = await Promise.all(
    Array.from({ length: 8 }, () => portal.post('/api/setup/setupreturn', { secret: back })),
  );
  const [entered] = returns.filter(({ status }) => status === 200);
  expect(returns.filter(({ status }) => status === 400)).toHaveLength(7);
  expect((await as(entered?.body.token)('setupnow')).status).toBe(200);

  const { id } = await portal.db.selectFrom('members').select('id').executeTakeFirstOrThrow();
  const identity = { issuer: 'https://sso.example', subject: 'ada', member_id: id, bound_at: portal.now };
  const unused = await offered();
  await portal.db.insertInto('identities').values(identity).execute();
  expect((await portal.post('/api/setup/setupreturn', { secret: unused })).status).toBe(400);
  expect(await offered()).toBe('');
});

test('a company that was filled by files is not begun', async () => {
  const stale = await offered();
  await portal.make.member();
  expect([(await door(stale)).status, (await begin(stale)).status, await offered()]).toEqual([400, 400, '']);
});

test('rubbish is no link, and nobody but an administrator sets the portal up', async () => {
  for (const secret of ['', 'x', 'x'.repeat(43), 'é'.repeat(43), null, 5]) {
    for (const call of ['setupdoor', 'setupreturn'])
      expect((await portal.post(`/api/setup/${call}`, { secret })).status).toBe(400);
  }
  const finance = await portal.make.member({ roles: [{ capability: 'finance' }] });
  for (const call of ['setupnow', 'setupmark', 'setupmail', 'setupprovider', 'setupfinish', 'setupnumber']) {
    expect((await portal.post(`/api/setup/${call}`, {})).status).toBe(401);
    expect((await portal.post(`/api/setup/${call}`, {}, { as: finance.id })).status).toBe(403);
  }
});

const uploadRoster = async (roster: string) => {
  const { id } = await portal.db.selectFrom('members').select('id').executeTakeFirstOrThrow();
  return upload(portal, roster, { as: id });
};

test('what is there is done, the rest is settled, and then it is finished', { tags: 'seed' }, async () => {
  const { token } = (await begin(await offered())).body;
  const call = as(token);
  const standings = async () =>
    Object.fromEntries(
      (await call('setupnow')).body.steps.map((one: { step: string; standing: string }) => [one.step, one.standing]),
    );
  expect(Object.keys(await standings())).toEqual([...setupSteps]);
  expect(await standings()).toMatchObject({ company: 'done', roster: 'open', mail: 'open', looks: 'open' });
  const waiting = async () => (await portal.post('/api/member/waiting', {}, { token })).body.setup;
  expect(await waiting()).toBe(true);

  expect((await call('setupfinish')).body.message).toContain('8 steps are still open');
  expect((await call('setupmark', { step: 'company', isSettled: true })).body.formErrors.step).toBeTruthy();
  for (const step of ['programme', 'words', 'looks', 'rewards', 'budgets', 'mail', 'signOn', 'signOn'])
    expect((await call('setupmark', { step, isSettled: true })).status).toBe(200);
  await call('setupmark', { step: 'looks', isSettled: false });
  expect(await standings()).toMatchObject({ words: 'settled', looks: 'open', roster: 'open' });
  await call('setupmark', { step: 'looks', isSettled: true });

  const people = ['A-2,Kofi,Mensah,kofi@company.example', 'A-1,Ada,Osei,ada.osei@company.example'];
  const roster = `memberNumber,firstName,surname,email,division,countryCode\n${people.map((one) => `${one},Head office,GH`).join('\n')}\n`;
  expect((await uploadRoster(roster)).body).toMatchObject({ added: 1, removed: 0 });
  expect(await standings()).toMatchObject({ roster: 'done' });
  expect((await call('setupfinish')).status).toBe(200);
  expect((await call('setupnow')).body.dateFinished).toBe(portal.now.toISOString());
  expect((await call('setupfinish')).status).toBe(200);
  expect(await waiting()).toBe(false);
  const acts = (await portal.acts()).map(({ act }) => act);
  expect(acts.filter((act) => act === 'setup.finished')).toHaveLength(1);
  expect(acts.filter((act) => act === 'setup.marked')).toHaveLength(9);
});

test('a number that HR spells otherwise is put right while nobody else is there', async () => {
  const { token } = (await begin(await offered())).body;
  const call = as(token);
  const roster =
    'memberNumber,firstName,surname,email,division,countryCode\n4711,Ada,Osei,ada.osei@company.example,Head office,GH\n';
  expect((await uploadRoster(roster)).status).toBe(400);
  expect((await call('setupnow')).body.memberNumber).toBe('A-1');
  expect((await call('setupnumber', { memberNumber: '4711' })).status).toBe(200);
  expect((await uploadRoster(roster)).body).toMatchObject({ added: 0, removed: 0 });
  const found = await portal.post('/api/site/getmemberlist', { search: '4711' }, { token });
  expect(found.status).toBe(200);
  await portal.make.member();
  expect((await call('setupnow')).body.memberNumber).toBeNull();
  expect((await call('setupnumber', { memberNumber: '5' })).status).toBe(400);
});

test('a message to oneself goes the way of every other one, and what becomes of it is told', async () => {
  const { token } = (await begin(await offered())).body;
  const call = as(token);
  const mail = async () => (await call('setupnow')).body.mail;
  expect(await mail()).toEqual({ state: 'none', dateTested: '', error: '', hasServer: false });
  await call('setupmail');
  expect(await mail()).toMatchObject({ state: 'kept', dateTested: portal.now.toISOString() });
  await call('setupmail');
  const letters = await portal.letters(undefined, 'mail test');
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual(
    Array(2).fill([company.email, 'E-mail of the portal works']),
  );
  const last = letters.at(-1)?.id ?? 0;
  const becomes = (state: 'promised' | 'sent', error: string | null) =>
    portal.db
      .updateTable('messages')
      .set({ state, last_error: error, ended_at: state === 'promised' ? null : portal.now })
      .where('id', '=', last)
      .execute();
  await becomes('promised', 'connect ECONNREFUSED');
  expect(await mail()).toMatchObject({ state: 'failed', error: 'connect ECONNREFUSED' });
  await becomes('sent', null);
  expect(await mail()).toMatchObject({ state: 'sent', error: '' });
});

test('what the identity provider says of itself is told', async () => {
  const { token } = (await begin(await offered())).body;
  expect((await as(token)('setupprovider')).body.findings).toEqual([
    { about: 'sign-on', state: 'right', words: expect.stringContaining('by itself') },
  ]);
});

test('who is named begins by signing on, and is bound at once', async () => {
  const provider = await fakeProvider();
  const named = await withProvider(provider, { LAUREL_FIRST_ADMIN: 'Ada.Osei@company.example' });
  expect(await offered({ named: 'Ada.Osei@company.example', canSignOn: true })).toBe('');
  const ada = { sub: 'ada', email: company.email, email_verified: true, employee_number: 'A-1' };
  for (const other of [
    { ...ada, email_verified: false },
    { ...ada, email: 'eve@company.example' },
  ]) {
    const { headers } = await callbackOf({ portal: named, provider }, other);
    expect(String(headers.location)).toMatch(/^\/loginsuccess\?code=/);
  }
  const { headers } = await callbackOf({ portal: named, provider }, ada);
  const secret = secretIn(String(headers.location));
  expect(String(headers.location)).toMatch(/^\/setup\/begin#[\w-]{43}$/);
  expect((await door(secret)).body).toMatchObject({ name: '', email: company.email, memberNumber: 'A-1' });
  const { token } = (await named.post('/api/setup/setupbegin', { ...company, secret })).body;
  expect((await named.post('/api/setup/setupnow', {}, { token })).body.signOn).toEqual({
    issuer: provider.issuer,
    isProven: true,
  });
  const again = await signOnAt(named, provider, ada);
  expect([again.status, again.body.memberData.memberNumber]).toEqual([200, 'A-1']);
  expect(String((await callbackOf({ portal: named, provider }, { ...ada, sub: 'else' })).headers.location)).toMatch(
    /^\/loginsuccess/,
  );
  await named.close();
  await provider.close();
});

function withProvider({ issuer }: FakeProvider, more: Record<string, string>): Promise<TestApp> {
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret', ...more };
  return appOn({ ...portal, close: async () => {} }, env);
}
