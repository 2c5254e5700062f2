import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let max: MadeMember;
let ann: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp({
    AWARD_CEILING: '1000',
    SMS_URL: 'http://127.0.0.1:9/Messages',
    SMS_FROM: 'L',
    SMS_COUNTRIES: '+27',
  });
  max = await portal.make.member({ is_manager: true, budget: 60_000, division_code: 'M1', firstname: 'Max' });
  ann = await portal.make.member({ points: 120 });
  bob = await portal.make.member({ firstname: 'Bob', surname: 'Ode', cell_num: null });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const quoteFor = (by: MadeMember, more: object) =>
  portal.post(
    '/api/reward/quote',
    { what: 'payitforward', points: 50, recipients: [bob.memberId], ...more },
    { as: by.id },
  );
const give = (by: MadeMember, more: object) =>
  portal.post(
    '/api/reward/doreward',
    {
      what: 'adhoc',
      reason: 'Client Focus',
      points: 5,
      message: '',
      sendBy: 'email',
      recipients: ['div:GROW'],
      ...more,
    },
    { as: by.id },
  );

describe('the server quotes', () => {
  test('what it costs, what is left of the wallet, and who cannot be reached', async () => {
    expect((await quoteFor(ann, { sendBy: 'sms' })).body.quote).toEqual({
      recipients: 1,
      pointsEach: 50,
      pointsTotal: 50,
      available: 120,
      left: 70,
      notRegistered: { count: 0, names: [] },
      leavesOutSelf: false,
      unreachable: { count: 1, names: ['Bob Ode'] },
      steps: [],
      missing: 0,
      mustConfirm: false,
    });
    expect((await quoteFor(ann, { points: 100, recipients: [bob.memberId, max.memberId] })).body.quote.left).toBe(-80);
  });

  test('a division of 1,200, 38 of whom are named nowhere in the directory’s first 200: exactly', async () => {
    await portal.make.people(1200, 'MANY');
    await portal.make.member({ division_code: 'MANY', registered_at: null, firstname: 'Uno', surname: 'New' });
    await sql`update profiles set email = null where division_code = 'MANY' and member_id % 2 = 0`.execute(portal.db);
    const boss = await portal.make.member({ is_manager: true, division_code: 'MANY', budget: 10 });
    const { quote } = (await quoteFor(boss, { what: 'adhoc', recipients: ['div:MANY'], sendBy: 'email' })).body;
    expect(quote).toMatchObject({
      recipients: 1200,
      pointsTotal: 60_000,
      available: 10,
      left: -59_990,
      leavesOutSelf: true,
      notRegistered: { count: 1, names: ['Uno New'] },
      steps: [],
      missing: 0,
      mustConfirm: true,
    });
    expect([quote.unreachable.count, quote.unreachable.names.length]).toEqual([600, 8]);
  });

  test('is confirmed above 10,000 points or 50 people, and not at them', { tags: 'seed' }, async () => {
    await portal.make.people(50, 'P50');
    const ask = async (more: object) => (await quoteFor(max, { what: 'adhoc', ...more })).body.quote.mustConfirm;
    expect(await ask({ recipients: ['div:P50'], points: 200 })).toBe(false);
    expect(await ask({ recipients: ['div:P50', bob.memberId], points: 5 })).toBe(true);
    expect(await ask({ recipients: ['div:P50'], points: 250 })).toBe(true);
  });

  test('refuses what the award would refuse, beside the same field', { tags: 'seed' }, async () => {
    expect((await quoteFor(ann, { recipients: ['div:M1'] })).body.formErrors.recipients).toBeTruthy();
    expect((await quoteFor(ann, { recipients: [] })).body.formErrors.recipients).toBeTruthy();
    expect((await quoteFor(ann, { recipients: [ann.memberId] })).body.formErrors.recipients).toBe(
      'You cannot choose yourself.',
    );
    expect((await quoteFor(ann, { what: 'adhoc' })).status).toBe(403);
    const ada = await portal.make.member({ is_admin_reports: true });
    expect((await quoteFor(ada, { what: 'reward', points: 1001 })).body.message).toContain('1\u00a0000');
    expect((await quoteFor(ada, { what: 'reward', points: 1000 })).body.quote).toMatchObject({
      available: null,
      left: null,
    });
  });
});

describe('a send carries what was seen', () => {
  test('and goes when nothing has changed; without a quote nothing is compared', { tags: 'seed' }, async () => {
    await portal.make.people(3, 'GROW');
    expect((await give(max, { quote: { recipients: 3, pointsTotal: 15 } })).status).toBe(200);
    expect((await give(max, {})).body).toMatchObject({ recipients: 3, unreachable: { count: 0, names: [] } });
  });

  test('a division that grew between: refused with the new quote, and nobody gets anything', {
    tags: 'seed',
  }, async () => {
    const before = await portal.db.selectFrom('awards').select('id').execute();
    await portal.make.people(1, 'GROW');
    const refused = await give(max, { quote: { recipients: 3, pointsTotal: 15 } });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('4 people')]);
    expect(refused.body.quote).toMatchObject({ recipients: 4, pointsTotal: 20 });
    expect(await portal.db.selectFrom('awards').select('id').execute()).toEqual(before);
    const { recipients, pointsTotal } = refused.body.quote;
    expect((await give(max, { quote: { recipients, pointsTotal } })).body).toMatchObject({ recipients: 4 });
  });

  test('while a division grows, no send pays for more people than it was quoted for', { tags: 'seed' }, async () => {
    const balance = async () =>
      (await portal.post('/api/member/getmemberdata', {}, { as: max.id })).body.memberData.awardsPointsAvailableMng;
    const before = await balance();
    const quoted = (await quoteFor(max, { what: 'adhoc', points: 5, recipients: ['div:GROW'] })).body.quote;
    const quote = { recipients: quoted.recipients, pointsTotal: quoted.pointsTotal };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 4 === 3 ? portal.make.people(1, 'GROW').then(() => undefined) : give(max, { quote }),
      ),
    );
    const sent = answers.filter((answer) => answer?.status === 200);
    expect(sent.every((answer) => answer?.body.recipients === quote.recipients)).toBe(true);
    expect(await balance()).toBe(before - sent.length * quote.pointsTotal);
    const late = await give(max, { quote });
    expect(late.body.quote.recipients).toBe(quote.recipients + 5);
  });

  test.each([{ recipients: 1 }, { recipients: '1', pointsTotal: 5 }, { recipients: 1, pointsTotal: -5 }, 'x', [1]])(
    'the quote %j is refused by name',
    { tags: 'seed' },
    async (quote) => {
      const { status, body } = await give(max, { quote });
      expect([status, Object.keys(body.formErrors)[0]?.split('.')[0]]).toEqual([400, 'quote']);
    },
  );
});
