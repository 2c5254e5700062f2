import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancesOf } from '#ledger/accounts';
import { type TestApp, testApp } from '../app.ts';
import { expectBooksRight } from '../books.ts';
import { withoutEffect } from '../effects.ts';
import { buy, makeProduct } from '../goods.ts';
import type { MadeMember } from '../make.ts';

let portal: TestApp;
let ann: MadeMember;
let bob: MadeMember;
let max: MadeMember;
let ada: MadeMember;

beforeAll(async () => {
  portal = await testApp({ PAIR_POINTS_PER_MONTH: '1000000' });
  ann = await portal.make.member({ points: 10_000 });
  bob = await portal.make.member({ division_code: 'B1' });
  max = await portal.make.member({ is_manager: true, budget: 10_000, division_code: 'M1' });
  ada = await portal.make.member({ is_admin_reports: true, is_manager: true, budget: 1000, division_code: 'A1' });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const usual = {
  payitforward: { reason: 'Act of Courage', points: 50 },
  adhoc: { reason: 'Collaborates', points: 50 },
  reward: { reason: 'Act of Courage: Team', points: 50 },
  thankyou: { reason: 'Thank you', points: 0 },
};
type What = keyof typeof usual;

const give = (by: MadeMember, what: What, more: object = {}, key?: string) =>
  portal.post(
    '/api/reward/doreward',
    { what, message: '', sendBy: 'email', recipients: [bob.memberId], ...usual[what], ...more },
    { as: by.id, ...(key ? { key } : {}) },
  );
const wallet = async (of: MadeMember) => (await balancesOf(portal.db, of.id)).wallet;
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

test.each([
  ['payitforward', [-5, 0, 7, 1, 10.5, '10', 1e9, null, true, [10], {}, 2 ** 53, -0, 5e-324]],
  ['adhoc', [-5, 0, 7, 10.5, '10', 1e9, null, true, [10], {}, 2 ** 53, 5001]],
  ['reward', [-5, 0, 10.5, '10', 10_000, 1e9, null, true, [10], {}, 2 ** 53]],
  ['thankyou', [-5, 5, 50, '0', null, false, [0], 0.1]],
] as const)('A35: %s with %j points is refused', { tags: 'seed' }, async (what, wrong) => {
  const by = what === 'reward' ? ada : what === 'adhoc' ? max : ann;
  await withoutEffect(portal.db, async () => {
    for (const points of wrong) {
      const { status, body } = await give(by, what, { points });
      expect([points, status, Object.keys(body.formErrors)]).toEqual([points, 400, ['points']]);
    }
    for (const points of ['NaN', 'Infinity', '1e2x', '0x10', '--5']) {
      const body = `{"what":"${what}","reason":"${usual[what].reason}","points":${points},"message":"","sendBy":"email","recipients":["${bob.memberId}"]}`;
      expect([points, (await portal.post('/api/reward/doreward', body, { as: by.id })).status]).toEqual([points, 400]);
    }
  });
});

test('A32: an adhoc award takes 150 characters by SMS and 350 by e-mail', { tags: 'seed' }, async () => {
  for (const [sendBy, most] of [
    ['sms', 150],
    ['email', 350],
  ] as const) {
    const points = 5;
    expect((await give(max, 'adhoc', { points, sendBy, message: '🌿'.repeat(most) })).status).toBe(200);
    const long = { points, sendBy, message: 'x'.repeat(most + 1) };
    const { status, body } = await withoutEffect(portal.db, () => give(max, 'adhoc', long));
    expect([status, Object.keys(body.formErrors)]).toEqual([400, ['message']]);
  }
});

test('A36: of 50 gifts at once from a wallet for three, three are given', { tags: 'seed' }, async () => {
  const giver = await portal.make.member({ points: 199 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => give(giver, 'payitforward')));
  expect(statuses(answers)).toEqual([...Array(3).fill(200), ...Array(47).fill(400)]);
  for (const { status, body } of answers) if (status === 400) expect(body.message).toContain('insufficient');
  expect(await wallet(giver)).toBe(49);
});

test('A37: 30 recipients and points for 29: nobody gets any', { tags: 'seed' }, async () => {
  const giver = await portal.make.member({ points: 2999, is_manager: true });
  const people = await Promise.all(Array.from({ length: 30 }, () => portal.make.member({ division_code: 'P30' })));
  const recipients = people.map(({ memberId }) => memberId);
  for (const chosen of [recipients, ['div:P30']]) {
    const answer = await withoutEffect(portal.db, () =>
      give(giver, 'payitforward', { points: 100, recipients: chosen }, `gift-${chosen.length}`),
    );
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('insufficient')]);
  }
  await portal.make.fund(giver.id, 'wallet', 1);
  // A refusal keeps nothing: the same key may be sent again once there is enough.
  expect((await give(giver, 'payitforward', { points: 100, recipients }, 'gift-30')).status).toBe(200);
  expect(await wallet(giver)).toBe(0);
});

test('A38: 9,999 points to a division of 5,000 are refused with the ceiling, and do nothing', {
  tags: 'seed',
}, async () => {
  await portal.make.division('HUGE');
  await sql`
    insert into members (member_number, public_id, division_code, site_template, registered_at)
    select 'H' || n, (600000000000 + n)::text, 'HUGE', 'laurel', now() from generate_series(1, 5000) n`.execute(
    portal.db,
  );
  const answer = await withoutEffect(portal.db, () => give(ada, 'reward', { points: 9999, recipients: ['div:HUGE'] }));
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('100\u00a0000')]);
});

test('A39: adhoc awards and reviews at once never pay more from the pot than it holds', { tags: 'seed' }, async () => {
  const boss = await portal.make.member({ is_manager: true, budget: 199, division_code: 'P39' });
  const team = await portal.make.member({ manager_id: boss.id, division_code: 'P39' });
  const nomination = { nomCat: ['Act of Courage'], reason: 'Brave.', members: [team.memberId] };
  const noms = await Promise.all(
    Array.from(
      { length: 10 },
      async () => (await portal.post('/api/nom/newnom', nomination, { as: ann.id })).body.nomIds[0],
    ),
  );
  const rating = {
    reviewRating: 3,
    isCustom: false,
    customPoints: 0,
    isIncludeInQuarterly: false,
    quarterlyMotivation: '',
  };
  const [awards, reviews] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, () => give(boss, 'adhoc', { recipients: [team.memberId] }))),
    Promise.all(
      noms.map((nomId) => portal.post('/api/reward/donexusnomreviewreward', { nomId, ...rating }, { as: boss.id })),
    ),
  ]);
  expect(statuses(awards)).toEqual([...Array(3).fill(200), ...Array(47).fill(400)]);
  expect(statuses(reviews)).toEqual(Array(10).fill(200));
  expect((await balancesOf(portal.db, boss.id)).pot).toBe(49);
  expect(await wallet(team)).toBe(3 * 50 + 10 * 120);
});

test('A41: whoever leaves or was never there gets nothing, also when they leave at that moment', {
  tags: 'seed',
}, async () => {
  const zed = await portal.make.member({ deactivated_at: portal.now });
  const uno = await portal.make.member({ registered_at: null });
  for (const [by, what] of [
    [ann, 'payitforward'],
    [max, 'adhoc'],
    [ada, 'reward'],
    [ann, 'thankyou'],
  ] as const) {
    for (const one of [zed, uno, { memberId: '1.999999999999' }]) {
      const recipients = [bob.memberId, one.memberId];
      const answer = await withoutEffect(portal.db, () => give(by, what, { recipients }));
      expect([answer.status, Object.keys(answer.body.formErrors)]).toEqual([400, ['recipients']]);
    }
  }
  for (let round = 0; round < 10; round += 1) {
    const leaver = await portal.make.member();
    const giver = await portal.make.member({ points: 100 });
    const [answer] = await Promise.all([
      give(giver, 'payitforward', { recipients: [leaver.memberId] }),
      portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', leaver.id).execute(),
    ]);
    expect([200, 400]).toContain(answer.status);
    expect([await wallet(giver), await wallet(leaver)]).toEqual(answer.status === 200 ? [50, 50] : [100, 0]);
  }
});

test('A80: an administrator rewards nobody who is herself', { tags: 'seed' }, async () => {
  const ida = await portal.make.member({
    is_admin_reports: true,
    role_idea: true,
    is_manager: true,
    budget: 500,
    points: 500,
  });
  const idea = { category: 'Current challenges', title: 'Mine', idea: 'Pay me.' };
  const { ideaBoxId } = (await portal.post('/api/idea/ideasubmit', idea, { as: ida.id })).body;
  const nomination = { nomCat: ['Act of Courage'], reason: 'Me.', members: [ida.memberId] };
  await withoutEffect(portal.db, async () => {
    for (const what of ['reward', 'adhoc', 'payitforward', 'thankyou'] as const) {
      for (const recipients of [[ida.memberId], [bob.memberId, ida.memberId], [`0.${ida.publicId}`]])
        expect([what, (await give(ida, what, { recipients })).status]).toEqual([what, 400]);
    }
    const review = { ideaBoxId, actionStatus: 'Great.', points: 300 };
    expect((await portal.post('/api/idea/donexusideareview', review, { as: ida.id })).status).toBe(403);
    expect((await portal.post('/api/nom/newnom', nomination, { as: ida.id })).status).toBe(400);
  });
  const own = await wallet(ida);
  const { body } = await give(ida, 'reward', { recipients: ['div:D1'] });
  expect(body.undeliverable).not.toContain(ida.memberId);
  expect(await wallet(ida)).toBe(own);
});

test('A62: an account that is deactivated during checkout orders nothing', async () => {
  const buyer = await portal.make.member({ points: 1000 });
  await portal.post('/api/shop/addtobasket', { productId: await makeProduct(portal) }, { as: buyer.id });
  const { body } = await portal.post('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA' }, { as: buyer.id });
  await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', buyer.id).execute();
  const wish = { cellNum: body.cellNum, alloc: 'ZA', vfyTotal: body.vfyTotal };
  for (const key of [undefined, 'an-order']) {
    const answer = await withoutEffect(portal.db, () =>
      portal.post('/api/shop/placeOrder', wish, { as: buyer.id, ...(key ? { key } : {}) }),
    );
    expect(answer.status).toBe(401);
  }
  for (let round = 0; round < 10; round += 1) {
    const racing = await portal.make.member({ points: 50 });
    const id = await makeProduct(portal, { stock: 1 });
    await Promise.allSettled([
      buy(portal, racing, [id]),
      portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', racing.id).execute(),
    ]);
    const orders = await portal.db.selectFrom('orders').select('points').where('member_id', '=', racing.id).execute();
    expect(await wallet(racing)).toBe(orders.length === 1 ? 0 : 50);
  }
});

test('A95: a key tells nobody what another member did with it', { tags: 'seed' }, async () => {
  const [one, two] = [await portal.make.member({ points: 50 }), await portal.make.member({ points: 50 })];
  const first = await give(one, 'payitforward', { recipients: [two.memberId] }, 'shared-key');
  const second = await withoutEffect(portal.db, () =>
    give(two, 'payitforward', { recipients: [two.memberId] }, 'shared-key'),
  );
  expect([first.status, second.status]).toEqual([200, 400]);
  expect(second.headers['idempotency-hit']).toBeUndefined();
  const refusals: [object, string, number][] = [
    [{ recipients: [bob.memberId] }, 'shared-key', 422],
    [{ recipients: [two.memberId] }, 'k'.repeat(65), 400],
    [{ recipients: [two.memberId] }, 'two words', 400],
    [{ recipients: [two.memberId] }, 'ü', 400],
  ];
  for (const [more, key, status] of refusals) {
    const answer = await withoutEffect(portal.db, () => give(one, 'payitforward', more, key));
    expect([key, answer.status]).toEqual([key, status]);
  }
});
