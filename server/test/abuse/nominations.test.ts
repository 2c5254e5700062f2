import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../app.ts';
import { expectBooksRight } from '../books.ts';
import { withoutEffect } from '../effects.ts';
import type { MadeMember } from '../make.ts';

let portal: TestApp;
let ann: MadeMember;
let bob: MadeMember;
let max: MadeMember;
let ada: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  max = await portal.make.member({ is_manager: true });
  ann = await portal.make.member({ manager_id: max.id });
  bob = await portal.make.member({ manager_id: max.id });
  ada = await portal.make.member({ is_admin_reports: true });
});
afterAll(async () => {
  const own = await portal.db.selectFrom('nominations').select('id').whereRef('by_id', '=', 'nominee_id').execute();
  expect(own).toEqual([]);
  await expectBooksRight(portal.db);
  await portal.close();
});

const nominate = (more: object = {}, by = ann) =>
  portal.post(
    '/api/nom/newnom',
    { nomCat: ['Act of Courage'], reason: 'Brave.', members: [bob.memberId], ...more },
    { as: by.id },
  );
const rating = (nomId: string, more: object = {}) => ({
  nomId,
  reviewRating: 5,
  isCustom: false,
  customPoints: null,
  isIncludeInQuarterly: false,
  quarterlyMotivation: '',
  ...more,
});
const review = (by: MadeMember, nomId: string, more: object = {}) =>
  portal.post('/api/reward/donexusnomreviewreward', rating(nomId, more), { as: by.id });
const decline = (by: MadeMember, nomId: string) =>
  portal.post('/api/nom/donexusnomreviewdecline', { nomId, motivation: 'No.' }, { as: by.id });

async function refused(more: object, field: string, by = ann): Promise<void> {
  const { status, body } = await withoutEffect(portal.db, () => nominate(more, by));
  expect([more, status, Object.keys(body.formErrors)]).toEqual([more, 400, [field]]);
}

test('A22: nobody nominates themselves, in whatever way; of a division the nominator is left out', {
  tags: 'seed',
}, async () => {
  const boss = await portal.make.member({ is_manager: true, division_code: 'S1' });
  const [self] = [await portal.make.member({ division_code: 'S1', manager_id: boss.id })];
  const other = await portal.make.member({ division_code: 'S1', manager_id: boss.id });
  for (const members of [[self.memberId], [bob.memberId, self.memberId], [`0.${self.publicId}`]])
    await refused({ members }, 'members', self);
  const { body } = await nominate({ members: ['div:S1'] }, self);
  expect(body).toMatchObject({ recipients: 2 });
  await review(await portal.make.member({ role_ca: true }), body.nomIds[0]);
  const wallets = await portal.db
    .selectFrom('ledger_accounts')
    .select(['member_id', 'balance'])
    .where('member_id', 'in', [self.id, other.id])
    .where('kind', '=', 'wallet')
    .execute();
  expect(new Map(wallets.map(({ member_id, balance }) => [member_id, balance]))).toEqual(
    new Map([
      [self.id, 0],
      [other.id, 200],
    ]),
  );
});

test('A23: of a list with somebody wrong in it nobody is nominated', { tags: 'seed' }, async () => {
  const zed = await portal.make.member({ deactivated_at: portal.now });
  const uno = await portal.make.member({ registered_at: null });
  const ten = await Promise.all(Array.from({ length: 10 }, () => portal.make.member()));
  const right = ten.map(({ memberId }) => memberId);
  for (const wrong of [
    zed.memberId,
    uno.memberId,
    '1.999999999999',
    right[0],
    `0.${ten[0]?.publicId}`,
    'div:D1',
    'div:NONE',
  ])
    await refused({ members: [...right, wrong] }, 'members');
  const many = Array.from({ length: 10_001 }, (_, i) => `1.${700_000_000_000 + i}`);
  await refused({ members: many }, 'members');
  for (const members of [null, 'div:D1', {}, [null], [[bob.memberId]], ['1.1; drop table members'], [bob.id]])
    await refused({ members }, 'members');
});

test('A24: the title of the competition is no behaviour', async () => {
  const setup = { startDate: '2026-11-01', endDate: '2026-11-30', title: 'Colleague', isEnabled: true };
  const words = { description: '', textboxTitle: '', textboxDescription: '' };
  await portal.post('/api/competition/admincompetitionupdate', { ...setup, ...words }, { as: ada.id });
  for (const nomCat of [['Colleague'], [''], [], ['1Up nomination', 'Act of Courage'], ['act of courage'], null])
    await refused({ nomCat }, 'nomCat');
});

test('A26: a reason of any characters is stored and shown unharmed, or refused', { tags: 'seed' }, async () => {
  const { body } = await nominate({ reason: 'x' });
  expect(body.nomIds).toHaveLength(1);
  const shown = async (nomId: string) =>
    (await portal.post('/api/nom/nomget', { nomId }, { as: max.id })).body.nom.reason as string;
  for (const reason of [
    'e\u0301'.repeat(375),
    '\u202eright to left\u202c',
    '👩‍👩‍👧‍👦'.repeat(107),
    'line\r\nbreak\ttab',
    '\ufeffmark',
    'ﷺ'.repeat(750),
    "'; drop table nominations; --",
    '\x24{reason} {{reason}} %s %n',
    'Z̸̡̢̛͎̮͓̾͛͗͝a̷lgo',
  ]) {
    const answer = await nominate({ reason });
    expect([reason, answer.status]).toEqual([reason, 200]);
    expect(await shown(answer.body.nomIds[0])).toBe(reason);
  }
  for (const reason of ['', ' ', '\u00a0\u2003\n', 'a\u0000', '\ud800', 'x\udfff', 'y'.repeat(751), '👍'.repeat(751)])
    await refused({ reason }, 'reason');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (reason) => {
      const fits =
        reason.isWellFormed() && !reason.includes('\u0000') && reason.trim() !== '' && [...reason].length <= 750;
      const answer = await nominate({ reason });
      expect(answer.status).toBe(fits ? 200 : 400);
      if (fits) expect(await shown(answer.body.nomIds[0])).toBe(reason);
    }),
    { numRuns: 60, seed: 26 },
  );
});

test('A28: nobody reviews what they made, what is about them, or what is of another team', {
  tags: 'seed',
}, async () => {
  const mia = await portal.make.member({ is_manager: true, division_code: 'M1' });
  const own = (await nominate({ members: [bob.memberId] }, max)).body.nomIds[0];
  const boss = await portal.make.member({ is_manager: true });
  const lead = await portal.make.member({ is_manager: true, manager_id: boss.id });
  const about = (await nominate({ members: [lead.memberId] })).body.nomIds[0];
  const usual = (await nominate()).body.nomIds[0];
  const ca = await portal.make.member({ role_ca: true, manager_id: boss.id });
  const aboutCa = (await nominate({ members: [ca.memberId] })).body.nomIds[0];
  for (const [by, nomId, status] of [
    [max, own, 403],
    [lead, about, 403],
    [ca, aboutCa, 403],
    [mia, usual, 404],
    [ann, usual, 403],
    [ada, usual, 403],
  ] as const) {
    for (const call of [review, decline]) {
      const answer = await withoutEffect(portal.db, () => call(by, nomId));
      expect([by.memberNumber, call.name, answer.status]).toEqual([by.memberNumber, call.name, status]);
    }
  }
});

test('A29: a rating that is none changes nothing', { tags: 'seed' }, async () => {
  const nomId = (await nominate()).body.nomIds[0];
  const wrong = fc.oneof(
    fc.record({
      reviewRating: fc.oneof(
        fc.integer({ max: 0 }),
        fc.integer({ min: 8 }),
        fc.double({ noInteger: true }),
        fc.string(),
        fc.constant(null),
      ),
    }),
    fc.record({
      isCustom: fc.constant(true),
      customPoints: fc.oneof(
        fc.integer({ max: -1 }),
        fc.integer({ min: 321 }),
        fc.double({ noInteger: true }),
        fc.string(),
        fc.constant(null),
        fc.boolean(),
      ),
    }),
    fc.record({ customPoints: fc.oneof(fc.integer({ min: 1, max: 320 }), fc.string()) }),
    fc.record({ points: fc.integer() }),
    fc.record({ isCustom: fc.oneof(fc.string(), fc.integer(), fc.constant(null)) }),
    fc.constant({ reviewRating: 1, isCustom: true, customPoints: 10 }),
  );
  await withoutEffect(portal.db, () =>
    fc.assert(
      fc.asyncProperty(wrong, async (more) => {
        expect((await review(max, nomId, more)).status).toBe(400);
      }),
      { numRuns: 150, seed: 29 },
    ),
  );
  expect((await review(max, nomId)).status).toBe(200);
});

test('A30: 50 ratings and 50 declines at once end in one decision, and nothing follows it', {
  tags: 'seed',
}, async () => {
  const cas = await Promise.all(Array.from({ length: 10 }, () => portal.make.member({ role_ca: true })));
  const nomId = (await nominate()).body.nomIds[0];
  const reviewers = [max, ...cas];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => {
      const by = reviewers[i % reviewers.length] as MadeMember;
      return i % 2 ? review(by, nomId) : decline(by, nomId);
    }),
  );
  for (const { status, body } of answers)
    if (status !== 200) expect([status, body.message]).toEqual([400, expect.stringContaining('already reviewed')]);
  const { state, rating_count } = await portal.db
    .selectFrom('nominations')
    .select(['state', 'rating_count'])
    .where('id', '=', Number(nomId))
    .executeTakeFirstOrThrow();
  const paid = await portal.db.selectFrom('payouts').selectAll().where('nomination_id', '=', Number(nomId)).execute();
  expect(paid).toHaveLength(state === 'rated' ? 1 : 0);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(state === 'rated' ? rating_count : 1);
  const late = await withoutEffect(portal.db, () => (state === 'rated' ? decline : review)(max, nomId));
  expect(late.status).toBe(400);
});
