import { toRecords } from '@laurel/contract/rules/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { celebratedDays, celebrationsOn, dayIn } from '#home/celebrations';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ann: MadeMember;
let leap: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ann = await portal.make.member({ points: 500 });
  leap = await portal.make.member({ dob_day: 29, dob_month: 2, hire_date: '2024-02-29', get_to_know: true });
});
afterAll(() => portal.close());

async function celebrating(at: string, as = ann) {
  portal.now = new Date(at);
  const { body } = await portal.post('/api/site/getcelebrations', {}, { as: as.id });
  // biome-ignore lint/suspicious/noExplicitAny: the test looks into rows freely.
  return toRecords<any>(body.report);
}

test.each([
  ['2027-02-27', []],
  ['2027-02-28', ['BDAY 0', 'ANNIV 3']],
  ['2027-03-01', []],
  ['2028-02-28', []],
  ['2028-02-29', ['BDAY 0', 'ANNIV 4']],
  ['2028-03-01', []],
])('29 February is kept on %s: %j', async (date, expected) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const rows = await celebrationsOn(portal.db, { year, month, day }, 10);
  expect(rows.map((row) => `${row.what} ${row.years}`)).toEqual(expected);
});

test('a first day at work is no anniversary', async () => {
  await portal.make.member({ hire_date: '2026-07-07' });
  expect(await celebrationsOn(portal.db, { year: 2026, month: 7, day: 7 }, 10)).toEqual([]);
  expect(await celebrationsOn(portal.db, { year: 2027, month: 7, day: 7 }, 10)).toMatchObject([
    { what: 'ANNIV', years: 1 },
  ]);
});

test("today is the day of the viewer's country", async () => {
  await portal.make.division('SP', { country: 'BR', cluster: 'LATAM' });
  const bia = await portal.make.member({ division_code: 'SP' });
  await portal.make.member({ dob_day: 20, dob_month: 8 });
  const night = '2026-08-19T23:00:00Z';
  for (const [as, expected] of [
    [ann, 1],
    [bia, 0],
  ] as const) {
    await portal.db
      .updateTable('tokens')
      .set({ last_used_at: new Date(night), expires_at: new Date('2030-01-01') })
      .execute();
    await portal.tokenOf(as.id);
    await portal.db
      .updateTable('tokens')
      .set({ last_used_at: new Date(night), expires_at: new Date('2030-01-01') })
      .execute();
    expect((await celebrating(night, as)).length).toBe(expected);
  }
  expect(dayIn('Pacific/Auckland', new Date('2026-12-31T12:00:00Z'))).toEqual({ year: 2027, month: 1, day: 1 });
  // A name of before that no calendar but Intl's knows, and that the upload of countries takes.
  expect(dayIn('PST', new Date('2026-12-31T04:00:00Z'))).toEqual({ year: 2026, month: 12, day: 30 });
  expect(celebratedDays({ year: 2100, month: 2, day: 28 })).toHaveLength(2);
});

test.each([
  // A summer's day, and the days on which the clocks change in Europe.
  ['ZA', '2026-03-29', '2026-03-28T22:00:00Z', 24],
  ['BR', '2026-03-29', '2026-03-29T03:00:00Z', 24],
  ['DE', '2026-03-28', '2026-03-27T23:00:00Z', 24],
  ['DE', '2026-03-29', '2026-03-28T23:00:00Z', 23],
  ['DE', '2026-10-25', '2026-10-24T22:00:00Z', 25],
  ['IT', '2026-03-29', '2026-03-28T23:00:00Z', 23],
  ['IT', '2026-07-15', '2026-07-14T22:00:00Z', 24],
  ['IT', '2026-10-25', '2026-10-24T22:00:00Z', 25],
] as const)('in %s the birthdays of %s begin at %s and last %i hours', async (country, date, midnight, hours) => {
  await portal.make.division(`OF-${country}`, { country, cluster: 'WORLD' });
  const viewer = await portal.make.member({ division_code: `OF-${country}` });
  const [, month, day] = date.split('-').map(Number) as [number, number, number];
  const { memberId } = await portal.make.member({ dob_day: day, dob_month: month });
  await portal.tokenOf(viewer.id);
  const seen = async (hoursAfter: number, seconds: number) => {
    const at = new Date(Date.parse(midnight) + hoursAfter * 3_600_000 + seconds * 1000);
    await portal.db
      .updateTable('tokens')
      .set({ last_used_at: at, expires_at: new Date('2040-01-01') })
      .execute();
    return (await celebrating(at.toISOString(), viewer)).some((row) => row.memberId === memberId);
  };
  expect([await seen(0, -1), await seen(0, 0), await seen(hours, -1), await seen(hours, 0)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('my recognitions tell rewards from e-cards, sent from received, month by month in UTC', {
  tags: 'seed',
}, async () => {
  const send = (more: object) =>
    portal.post(
      '/api/reward/doreward',
      {
        what: 'thankyou',
        reason: 'Thank you',
        points: 0,
        message: 'Thanks',
        sendBy: 'email',
        recipients: [leap.memberId],
        ...more,
      },
      { as: ann.id },
    );
  const tokens = () =>
    portal.db
      .updateTable('tokens')
      .set({ last_used_at: portal.now, expires_at: new Date('2030-01-01') })
      .execute();
  for (const [at, more] of [
    ['2026-10-31T23:59:59.999Z', {}],
    ['2026-11-01T00:00:00.000Z', { what: 'payitforward', reason: 'Happy Birthday', points: 25 }],
  ] as const) {
    portal.now = new Date(at);
    await tokens();
    expect((await send(more)).status).toBe(200);
  }
  const month = async (selMonth: string, as: MadeMember) =>
    (await portal.post('/api/report/myrecognitions', { selMonth, doCount: true }, { as: as.id })).body;
  await portal.tokenOf(leap.id);
  const october = await month('October 2026', ann);
  expect(october).toMatchObject({ msgCountFrom: 1, rewardCountFrom: 0, msgCountTo: 0, rewardCountTo: 0 });
  const november = await month('November 2026', leap);
  expect(november).toMatchObject({ msgCountFrom: 0, rewardCountFrom: 0, msgCountTo: 0, rewardCountTo: 1 });
  expect(toRecords(november.report)).toMatchObject([
    { type: 'PIF', isFrom: false, points: 25, value: 'Happy Birthday', memberNumber: ann.memberNumber },
  ]);
  for (const selMonth of ['Foo 2026', 'January 9999', "January 2024'--", '', ['November 2026']]) {
    expect((await portal.post('/api/report/myrecognitions', { selMonth }, { as: ann.id })).status).toBe(400);
  }
});

test('recent recognition shows name, picture, division and who that is, and no more; the wall of fame also what for', async () => {
  const fields = async (path: string) => (await portal.post(path, {}, { as: ann.id })).body.report.fields;
  const who = ['picId', 'memberName', 'division', 'memberId'];
  expect(await fields('/api/site/getrecentrecognition')).toEqual(who);
  expect(await fields('/api/nom/wallOfFame')).toEqual([
    ...who,
    ...['what', 'value', 'date', 'words', 'wordsLanguage', 'place'],
  ]);
});

test('a card has an address for its giver and its receiver only, with its neighbours on the same side', {
  tags: 'seed',
}, async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  const [giver, receiver, stranger] = await Promise.all([1, 2, 3].map(() => portal.make.member()));
  if (!giver || !receiver || !stranger) throw new Error('three were made');
  const send = (message: string) =>
    portal.post(
      '/api/reward/doreward',
      { what: 'thankyou', reason: 'Thank you', points: 0, message, sendBy: 'email', recipients: [receiver.memberId] },
      { as: giver.id },
    );
  for (const message of ['First', 'Second', 'Third']) await send(message);
  const { body } = await portal.post('/api/report/myrecognitions', { selMonth: 'November 2026' }, { as: receiver.id });
  // biome-ignore lint/suspicious/noExplicitAny: the test looks into rows freely.
  const [third, second, first] = toRecords<any>(body.report);
  expect(second).toMatchObject({ message: 'Second', memberId: giver.memberId, isFrom: false });
  const card = (cardId: string, as: MadeMember) => portal.post('/api/site/getcard', { cardId }, { as: as.id });
  expect((await card(second.cardId, receiver)).body).toEqual({
    card: second,
    ...{ newerId: third.cardId, olderId: first.cardId, isReported: false, mayReport: true, seen: expect.anything() },
    reactions: expect.objectContaining({ mayThank: true }),
    comments: expect.objectContaining({ count: 0 }),
    boosts: expect.objectContaining({ count: 0 }),
  });
  expect((await card(third.cardId, receiver)).body.newerId).toBe('');
  expect((await card(first.cardId, giver)).body).toMatchObject({
    card: { isFrom: true, memberId: receiver.memberId },
    newerId: second.cardId,
    olderId: '',
  });
  const [foreign, unknown] = [await card(second.cardId, stranger), await card('999999999', stranger)];
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  expect((await card('x', receiver)).body.formErrors.cardId).toBeTruthy();
  const promised = (await portal.letters(receiver, 'card')).find(({ aboutId }) => String(aboutId) === second.cardId);
  expect(promised?.text).toContain(`${portal.config.publicUrl}/card/${second.cardId}`);
  // Who has left cannot be thanked any more.
  await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', giver.id).execute();
  expect((await card(second.cardId, receiver)).body.card.memberId).toBe('');
});

test('a card says in which language it was written, whatever its giver and its receiver read', {
  tags: 'seed',
}, async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  const [giver, receiver] = [await portal.make.member(), await portal.make.member({ language: 'it' })];
  const card = { what: 'thankyou', reason: 'Thank you', points: 0, sendBy: 'email', recipients: [receiver.memberId] };
  for (const message of ['Danke, dass du so lange geblieben bist!', 'Bravo'])
    await portal.post('/api/reward/doreward', { ...card, message }, { as: giver.id });
  const month = { selMonth: 'November 2026' };
  const { body } = await portal.post('/api/report/myrecognitions', month, { as: receiver.id });
  // biome-ignore lint/suspicious/noExplicitAny: the test looks into rows freely.
  const [bravo, german] = toRecords<any>(body.report);
  expect([german.messageLanguage, bravo.messageLanguage]).toEqual(['de', '']);
  const opened = await portal.post('/api/site/getcard', { cardId: german.cardId }, { as: receiver.id });
  expect(opened.body.card.messageLanguage).toBe('de');
  const htmlOf = async ({ cardId }: { cardId: string }) =>
    (await portal.letters(receiver, 'card')).find(({ aboutId }) => String(aboutId) === cardId)?.html;
  expect(await htmlOf(german)).toMatch(/<html lang="it".*<p lang="de" dir="auto" [^>]*>Danke, dass/s);
  expect(await htmlOf(bravo)).toMatch(/<p dir="auto" [^>]*>Bravo/);
});

test('Home counts e-cards and rewards of the month as My Recognition does, and its recent nominations are nominations only', {
  tags: 'seed',
}, async () => {
  portal.now = new Date('2026-12-10T10:00:00Z');
  const [giver, receiver] = [await portal.make.member({ points: 500 }), await portal.make.member()];
  const boss = await portal.make.member({ is_manager: true, role_ca: true });
  const card = { what: 'thankyou', reason: 'Thank you', points: 0, message: 'Thanks', sendBy: 'email' };
  const reward = { ...card, what: 'payitforward', reason: 'Happy Birthday', points: 25 };
  for (const sent of [card, card, reward]) {
    const recipients = [receiver.memberId];
    expect((await portal.post('/api/reward/doreward', { ...sent, recipients }, { as: giver.id })).status).toBe(200);
  }
  const home = async ({ id }: MadeMember) => (await portal.post('/api/member/getmemberdata', {}, { as: id })).body;
  const month = { selMonth: 'December 2026', doCount: true };
  for (const who of [giver, receiver]) {
    const { homeStats } = await home(who);
    const { body } = await portal.post('/api/report/myrecognitions', month, { as: who.id });
    expect(homeStats).toMatchObject({
      sent: body.msgCountFrom,
      rewardsSent: body.rewardCountFrom,
      received: body.msgCountTo,
      rewardsReceived: body.rewardCountTo,
    });
  }
  expect((await home(receiver)).homeStats).toMatchObject({ received: 2, rewardsReceived: 1, sent: 0, rewardsSent: 0 });
  expect((await home(giver)).homeRecentRecognition).toEqual([]);

  const nomination = { nomCat: ['Act of Courage'], reason: 'Ran in.', members: [receiver.memberId] };
  const { nomIds } = (await portal.post('/api/nom/newnom', nomination, { as: giver.id })).body;
  const rating = {
    nomId: nomIds[0],
    reviewRating: 5,
    isCustom: false,
    customPoints: null,
    isIncludeInQuarterly: false,
  };
  const rated = await portal.post(
    '/api/reward/donexusnomreviewreward',
    { ...rating, quarterlyMotivation: '' },
    { as: boss.id },
  );
  expect(rated.status).toBe(200);
  expect((await home(giver)).homeRecentRecognition).toMatchObject([{ value: 'Act of Courage' }]);
});
