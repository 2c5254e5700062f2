import { randomUUID } from 'node:crypto';
import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { wholeSeed as seed } from '@laurel/contract/programme/seed-rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { withoutEffect } from '../../test/effects.ts';
import { buy, makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';

let portal: TestApp;
let ada: MadeMember;
let eve: MadeMember;
let max: MadeMember;
let ann: MadeMember;
let bob: MadeMember;

beforeEach(async () => {
  portal = await testApp({
    PAIR_POINTS_PER_MONTH: '1000',
    RECOGNISE_POINTS_PER_MONTH: '10000',
    BUDGET_POINTS_PER_MONTH: '100000',
    CORRECTION_POINTS_ALONE: '5000',
  });
  portal.now = new Date('2026-11-20T10:00:00Z');
  ada = await portal.make.member({ firstname: 'Ada', surname: 'Admin', roles: [{ capability: 'programme' }] });
  eve = await portal.make.member({ firstname: 'Eve', surname: 'Even', is_admin_reports: true, role_idea: true });
  max = await portal.make.member({ is_manager: true, budget: 100_000 });
  ann = await portal.make.member({ manager_id: max.id, points: 1000 });
  bob = await portal.make.member({ manager_id: max.id, points: 1000 });
});
afterEach(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const as = (by: MadeMember, path: string, body: object, key?: string) =>
  portal.post(path, body, { as: by.id, ...(key ? { key } : {}) });
const now = async (by = ada) => (await as(by, '/api/admin/programmenow', {})).body;
const attempt = (parts: object, more: object = {}, by = ada) => as(by, '/api/admin/tryprogramme', { parts, ...more });
const save = (parts: object, more: object = {}, by = ada, key?: string) =>
  as(by, '/api/admin/saveprogramme', { parts, reason: 'A better word', basedOn: 1, ...more }, key);
const confirm = (approvalId: string, by = eve) => as(by, '/api/admin/confirmapproval', { approvalId });
/** Saved, by two people where it takes two, and known to this portal. */
async function saved(parts: Partial<ProgrammeDocument>, more: object = {}): Promise<number> {
  const { goes, planned } = await now();
  const basedOn = planned.at(-1)?.version ?? goes.version;
  const { status, body } = await save(parts, { basedOn, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  if (body.second) expect((await confirm(body.second.approvalId)).status).toBe(200);
  await portal.company.ways.known();
  return body.version ?? (await now()).goes.version;
}
const renamed = (name: string) =>
  seed.behaviours.map((one) => (one.key === 'act-of-courage' ? { ...one, name, words: 'Stood up.' } : one));
const thanks = (points: number, more: object = {}) =>
  as(ann, '/api/reward/doreward', {
    ...{ what: 'payitforward', reason: 'Act of Courage', points, message: 'Danke!', sendBy: 'email' },
    recipients: [bob.memberId],
    ...more,
  });
const nominate = async (nomCat: string[], by = ann) =>
  as(by, '/api/nom/newnom', { nomCat, reason: 'Half a night.', members: [bob.memberId] });
const rate = (nomId: string, reviewRating: number, more: object = {}) =>
  as(max, '/api/reward/donexusnomreviewreward', {
    ...{ nomId, reviewRating, isCustom: false, customPoints: null },
    ...{ isIncludeInQuarterly: false, quarterlyMotivation: '', ...more },
  });
/** Whoever was signed on still is. */
async function at(instant: string): Promise<void> {
  portal.now = new Date(instant);
  const seen = { last_used_at: portal.now, expires_at: new Date('2030-01-01') };
  await portal.db.updateTable('tokens').set(seen).execute();
}
const versions = async () => (await as(ada, '/api/admin/programmeversions', {})).body.versions;

describe('who may', () => {
  test('read and change it: the programme and administrators; an auditor reads and tries, nobody else anything', {
    tags: 'seed',
  }, async () => {
    const ian = await portal.make.member({ roles: [{ capability: 'auditor' }] });
    const finance = await portal.make.member({ roles: [{ capability: 'finance' }] });
    const parts = { behaviours: renamed('Mut') };
    for (const by of [ann, max, finance]) {
      for (const path of ['programmenow', 'programmeversions', 'programmeversion', 'tryprogramme', 'saveprogramme'])
        expect([path, (await as(by, `/api/admin/${path}`, {})).status]).toEqual([path, 403]);
      expect((await as(by, '/api/admin/withdrawprogramme', { version: 2 })).status).toBe(403);
    }
    expect((await now(ian)).goes.version).toBe(1);
    expect((await attempt(parts, {}, ian)).status).toBe(200);
    expect((await withoutEffect(portal.db, () => save(parts, {}, ian))).status).toBe(403);
    expect((await save(parts)).status).toBe(200);
  });
});

describe('what goes', () => {
  test('is told with since when, by whom and why, with what is planned, and with what the specification has', {
    tags: 'seed',
  }, async () => {
    const first = await now();
    expect(first.goes).toMatchObject({ version: 1, standing: 'now', byMember: '', document: seed });
    expect(first).toMatchObject({ planned: [], waiting: 0, seed, seconds: { count: 1, names: ['Eve Even'] } });
    await saved({ behaviours: renamed('Mut') });
    await saved({ behaviours: renamed('Tapferkeit') }, { from: '2027-01-01' });
    const { goes, planned } = await now();
    expect(goes).toMatchObject({
      ...{ version: 2, standing: 'now', byMember: 'Ada Admin', reason: 'A better word' },
      from: '2026-11-20T10:00:00.000Z',
    });
    expect(planned).toMatchObject([{ version: 3, standing: 'planned', from: '2027-01-01T00:00:00.000Z' }]);
    expect(planned[0].document.behaviours[3]).toMatchObject({
      name: 'Tapferkeit',
      former: [{ name: 'Act of Courage' }, { name: 'Mut', words: 'Stood up.' }],
    });
  });

  test('every version is listed, newest first, page by page, and each tells what it says otherwise', {
    tags: 'seed',
  }, async () => {
    // loop: one after the other
    for (const name of ['Mut', 'Tapferkeit', 'Courage']) await saved({ behaviours: renamed(name) });
    const { body } = await as(ada, '/api/admin/programmeversions', { limit: 3 });
    expect([body.total, body.next, body.versions.map(({ version }: { version: number }) => version)]).toEqual([
      4,
      '2',
      [4, 3, 2],
    ]);
    const { body: rest } = await as(ada, '/api/admin/programmeversions', { limit: 3, after: body.next });
    expect([rest.next, rest.versions]).toMatchObject([null, [{ version: 1, standing: 'past', reason: '' }]]);
    const { body: third } = await as(ada, '/api/admin/programmeversion', { version: 3 });
    expect(third).toMatchObject({ before: 2, standing: 'past' });
    expect(third.differences).toEqual([
      { at: 'behaviours.act-of-courage.name', name: 'Tapferkeit', before: 'Mut', after: 'Tapferkeit' },
    ]);
    expect((await as(ada, '/api/admin/programmeversion', { version: 1 })).body).toMatchObject({
      before: null,
      differences: [],
    });
    expect((await as(ada, '/api/admin/programmeversion', { version: 9 })).status).toBe(404);
  });

  test('a version that was withdrawn before is none that another one follows', { tags: 'seed' }, async () => {
    await saved({ behaviours: renamed('Mut') }, { from: '2027-01-01' });
    expect((await as(ada, '/api/admin/withdrawprogramme', { version: 2 })).status).toBe(200);
    await saved({ behaviours: renamed('Tapferkeit') });
    expect((await as(ada, '/api/admin/programmeversion', { version: 3 })).body.before).toBe(1);
    expect((await as(ada, '/api/admin/programmeversion', { version: 2 })).body).toMatchObject({
      before: 1,
      standing: 'withdrawn',
    });
  });
});

describe('every part is changed, and its effect is what members meet', () => {
  test('behaviours are called otherwise, added, put in another order and offered no longer', {
    tags: 'seed',
  }, async () => {
    const [, ...others] = seed.behaviours;
    const added = { key: 'mut', name: 'Mut', words: 'Stood up.', picture: 'act-of-courage' as const };
    await saved({ behaviours: [added, ...others] });
    expect((await nominate(['Client Obsession'])).status).toBe(400);
    expect((await nominate(['Mut'])).status).toBe(200);
    const { document } = (await now()).goes;
    expect(document.behaviours.at(-1)).toMatchObject({ key: 'client-obsession', retired: true });
  });

  test('the one that stands alone, prizes, categories and values', { tags: 'seed' }, async () => {
    await saved({
      alone: { ...seed.alone, retired: true },
      prizes: [{ key: 'newcomer', name: 'Newcomer' }],
      categories: [{ key: 'together', name: 'Together' }],
      values: [{ key: 'pace', name: 'Pace' }],
    });
    expect((await nominate(['1Up nomination'])).status).toBe(400);
    const award = { message: '', sendBy: 'email', recipients: [bob.memberId] };
    const reward = (reason: string) => as(eve, '/api/reward/doreward', { ...award, what: 'reward', reason, points: 5 });
    expect((await reward('Quarterly Winner: Team')).status).toBe(400);
    expect((await reward('Newcomer: Together')).status).toBe(200);
    const adhoc = (reason: string) => as(max, '/api/reward/doreward', { ...award, what: 'adhoc', reason, points: 5 });
    expect((await adhoc('Client Focus')).status).toBe(400);
    expect((await adhoc('Pace')).status).toBe(200);
  });

  test('celebrations, Pay It Forward and the categories of ideas', async () => {
    const { birthday } = seed.celebrate;
    await saved({
      celebrate: { ...seed.celebrate, birthday: { ...birthday, name: 'Geburtstag' } },
      payItForward: { ...seed.payItForward, birthday: { ...seed.payItForward.birthday, retired: true } },
      ideaCategories: [{ key: 'environment', name: 'Environment' }],
    });
    expect((await thanks(0, { what: 'thankyou', reason: 'Birthday' })).status).toBe(400);
    expect((await thanks(0, { what: 'thankyou', reason: 'Geburtstag' })).status).toBe(200);
    expect((await thanks(5, { reason: 'Happy Birthday' })).status).toBe(400);
    const idea = (category: string) => as(ann, '/api/idea/ideasubmit', { category, title: 'Bench', idea: 'Shade.' });
    expect((await idea('Current challenges')).status).toBe(400);
    expect((await idea('Environment')).status).toBe(200);
  });

  test('points, ratings and lengths of texts', { tags: 'seed' }, async () => {
    await saved({
      points: { ...seed.points, payItForward: [7] },
      review: { points: [1, 2, 3], customMost: 50, customAbove: 2 },
      characters: { ...seed.characters, payItForward: { sms: 10, email: 12 } },
    });
    expect((await thanks(5)).status).toBe(400);
    expect((await thanks(7, { message: 'x'.repeat(13) })).status).toBe(400);
    expect((await thanks(7)).status).toBe(200);
    const { nomIds } = (await nominate(['Act of Courage'])).body;
    expect((await rate(nomIds[0], 4)).status).toBe(400);
    expect((await rate(nomIds[0], 3)).body.result).toContain('3 points');
  });

  test('limits, leavers, to whom what may be given, how much one sends, and the year', { tags: 'seed' }, async () => {
    const reward = { what: 'reward', reason: 'Act of Courage: Team', message: '', sendBy: 'email', points: 6 };
    const give = (more: object = {}) =>
      as(eve, '/api/reward/doreward', { ...reward, recipients: [bob.memberId], ...more });
    expect((await give()).status).toBe(200);
    const elsewhere = await portal.make.member({ division_code: 'W7' });
    const limits = { ...seed.limits, award: 5, spentInDay: 100 };
    await saved({
      limits,
      leavers: { graceDays: 7, percentAtOnce: 3 },
      giving: { ...seed.giving, payItForward: 'division' },
      sends: { ...seed.sends, smsPerSender: 3 },
      quarters: { firstMonth: 4, yearOf: 'lastDay' },
    });
    expect((await give()).body.formErrors.points).toContain('5');
    expect((await thanks(5, { recipients: [elsewhere.memberId] })).status).toBe(400);
    expect((await now()).goes.document).toMatchObject({
      limits,
      leavers: { graceDays: 7, percentAtOnce: 3 },
      sends: { smsPerSender: 3 },
      quarters: { firstMonth: 4, yearOf: 'lastDay' },
    });
  });

  test('a site has points, a scale and limits of its own for what its people give, and no other has them', {
    tags: 'seed',
  }, async () => {
    const cat = await portal.make.member({ site_template: 'alba', points: 1000 });
    const mia = await portal.make.member({ site_template: 'alba', is_manager: true });
    const ian = await portal.make.member({ site_template: 'alba', manager_id: mia.id });
    const eva = await portal.make.member({ site_template: 'alba', is_admin_reports: true });
    await saved({
      points: { ...seed.points, sites: { alba: { payItForward: [7, 14] } } },
      review: { ...seed.review, sites: { alba: { points: [0, 0, 60, 70, 80, 90, 95] } } },
      limits: { ...seed.limits, sites: { alba: { award: 5, spentInDay: 10 } } },
    });
    const pay = { what: 'payitforward', reason: 'Act of Courage', message: '', sendBy: 'email' };
    const gift = (by: MadeMember, points: number) =>
      as(by, '/api/reward/doreward', { ...pay, points, recipients: [bob.memberId] });
    expect((await gift(cat, 10)).body.formErrors).toEqual({ points: 'Please choose one of 7, 14 points.' });
    expect([(await gift(cat, 14)).status, (await gift(ann, 14)).status, (await gift(ann, 10)).status]).toEqual([
      200, 400, 200,
    ]);
    const rated = async (of: MadeMember, reviewer: MadeMember) => {
      const { body } = await as(ann, '/api/nom/newnom', {
        ...{ nomCat: ['Act of Courage'], reason: 'Half a night.', members: [of.memberId] },
      });
      return as(reviewer, '/api/reward/donexusnomreviewreward', {
        ...{ nomId: body.nomIds[0], reviewRating: 3, isCustom: false, customPoints: null },
        ...{ isIncludeInQuarterly: false, quarterlyMotivation: '' },
      });
    };
    expect((await rated(ian, mia)).body.result).toContain('60 points');
    expect((await rated(bob, max)).body.result).toContain('120 points');
    const reward = { what: 'reward', reason: 'Act of Courage: Team', message: '', sendBy: 'email', points: 6 };
    const recognise = (by: MadeMember) => as(by, '/api/reward/doreward', { ...reward, recipients: [bob.memberId] });
    expect((await recognise(eva)).body.formErrors.points).toContain('5');
    expect((await recognise(eve)).status).toBe(200);
    const product = await makeProduct(portal, { stock: 9, price: 11 });
    expect((await buy(portal, ann, [product])).placed.status).toBe(200);
    await as(cat, '/api/shop/addtobasket', { productId: product });
    const { body: checkout } = await as(cat, '/api/shop/getCheckoutOrderSummary', { alloc: 'ZA' });
    const order = { cellNum: checkout.cellNum, alloc: 'ZA', vfyTotal: checkout.vfyTotal };
    expect((await as(cat, '/api/shop/placeOrder', order)).body.message).toContain('10');
  });

  test('a site that gets its own is another page: who opened it as of no site or another one is told, and the next is theirs', {
    tags: 'seed',
  }, async () => {
    const cat = await portal.make.member({ site_template: 'alba' });
    const dora = await portal.make.member({ site_template: 'brunn' });
    await saved({
      points: { ...seed.points, sites: { alba: { adhoc: [1] } } },
      limits: { ...seed.limits, sites: { brunn: { award: 1 } } },
    });
    const opened = async (by: MadeMember, cookie: string) => {
      const { headers } = await portal.post('/api/shop/getbasket', {}, { as: by.id, headers: { cookie } });
      return [headers['laurel-programme'], String(headers['set-cookie'] ?? '')];
    };
    expect(await opened(cat, 'laurel_site=alba')).toEqual(['2', '']);
    expect(await opened(ann, '')).toEqual(['2', '']);
    expect(await opened(cat, '')).toEqual(['3', expect.stringContaining('laurel_site=alba')]);
    expect((await opened(ann, 'laurel_site=alba'))[0]).toBe('3');
    expect(await opened(dora, '')).toEqual(['2', '']);
  });

  test('a value, a prize and a gift for a day give just so many points', { tags: 'seed' }, async () => {
    const second = await save({ prizes: [{ ...seed.prizes[0], points: 9000 }] });
    expect(second.body.second).toBeTruthy();
    await saved({
      points: { ...seed.points, recogniseMost: 5000 },
      values: seed.values.map((one) => (one.key === 'client-focus' ? { ...one, points: 33 } : one)),
      prizes: seed.prizes.map((one) => ({ ...one, points: 9000 })),
      payItForward: { ...seed.payItForward, birthday: { ...seed.payItForward.birthday, points: 40 } },
    });
    const recipients = [bob.memberId];
    const give = async (by: MadeMember, what: string, reason: string, points: number) => {
      const award = { what, reason, points, message: '', sendBy: 'email', recipients };
      const { status, body } = await as(by, '/api/reward/doreward', award);
      return status === 200 ? 200 : body.formErrors;
    };
    expect(await give(ann, 'payitforward', 'Happy Birthday', 25)).toEqual({
      points: 'Happy Birthday gives 40 points.',
    });
    expect(await give(ann, 'payitforward', 'Act of Courage', 40)).toEqual({
      points: 'Please choose one of 5, 10, 20, 25, 50, 100 points.',
    });
    expect(await give(ann, 'payitforward', 'Happy Birthday', 40)).toBe(200);
    expect(await give(max, 'adhoc', 'Client Focus', 50)).toEqual({ points: 'Client Focus gives 33 points.' });
    expect(await give(max, 'adhoc', 'Client Focus', 33)).toBe(200);
    expect(await give(eve, 'reward', 'Quarterly Winner: Team', 9500)).toEqual({
      points: 'Quarterly Winner: Team gives 9\u00a0000 points.',
    });
    expect(await give(eve, 'reward', 'Act of Courage: Team', 9000)).toEqual({
      points: 'Please give at most 5\u00a0000 points.',
    });
    expect(await give(eve, 'reward', 'Quarterly Winner: Team', 9000)).toBe(200);
    const { body } = await as(eve, '/api/reward/quote', { what: 'reward', points: 9000, recipients });
    expect(body).toMatchObject({ quote: { pointsTotal: 9000 } });
  });

  test('words that are not used in comments, and how many one writes in an hour: told as such, and by one person alone', {
    tags: 'seed',
  }, async () => {
    const refused = ['lummox', 'idiot*', 'foo, bar'];
    const parts = { comments: { refused }, sends: { ...seed.sends, comments: 40 } };
    const differences = [
      { at: 'sends.comments', name: '', before: '60', after: '40' },
      { at: 'comments.refused', name: '', before: '', after: JSON.stringify(refused) },
    ];
    expect((await attempt(parts)).body).toMatchObject({ differences, needsSecond: false, examples: [] });
    const version = await saved(parts);
    expect((await as(ada, '/api/admin/programmeversion', { version })).body).toMatchObject({
      differences,
      document: parts,
    });
    expect((await attempt({ comments: { refused: [] } })).body.differences).toEqual([
      { at: 'comments.refused', name: '', before: JSON.stringify(refused), after: '' },
    ]);
  });

  test('what the environment says goes as the first version, and stays when something else is changed', {
    tags: 'seed',
  }, async () => {
    expect((await now()).goes.document.limits).toEqual(seed.limits);
    await saved({ prizes: [] });
    expect((await as(ada, '/api/admin/programmeversion', { version: 1 })).body.document.limits.pairInMonth).toBe(1000);
    expect((await as(ada, '/api/admin/programmeversion', { version: 2 })).body).toMatchObject({
      document: { limits: { pairInMonth: 1000 } },
      differences: [{ at: 'prizes', before: 'Quarterly Winner', after: '' }],
    });
  });

  test('a version of a release that knew nothing of limits is told with those of the one before it', {
    tags: 'seed',
  }, async () => {
    await sql`insert into programme_versions (version, document, valid_from, saved_at, reason)
      values (2, '{"prizes": []}', ${portal.now}, ${portal.now}, 'No prizes')`.execute(portal.db);
    expect((await now()).goes).toMatchObject({ version: 2, document: { prizes: [], limits: seed.limits } });
  });
});

const rule: ApprovalRule = {
  ...{ key: 'large', what: 'adhoc', when: 'above', above: 1000, scopeKind: 'everything', scopeCode: '' },
  steps: [{ by: 'giversManager', all: false, fourEyes: false }],
};

test('rules of approval are told one by one, tried and in the history, and whole where their order is another', {
  tags: 'seed',
}, async () => {
  const always: ApprovalRule = { ...rule, key: 'always', when: 'always' };
  const by = (...rules: ApprovalRule[]) => ({ approvals: { rules, daysMost: 30 } });
  const at = (key: string, before: string, after: string) => ({
    at: `approvals.rules.${key}`,
    name: '',
    before,
    after,
  });
  const text = (one: object) => JSON.stringify(one);
  const added = [at('large', '', text(rule)), at('always', '', text(always))];
  expect((await attempt(by(rule, always))).body.differences).toEqual(added);
  const version = await saved(by(rule, always));
  expect((await as(ada, '/api/admin/programmeversion', { version })).body.differences).toEqual(added);
  const turned = { at: 'approvals.rules', name: '', before: text([rule, always]), after: text([always, rule]) };
  expect((await attempt(by(always, rule))).body.differences).toEqual([turned]);
  expect((await attempt(by(rule))).body.differences).toEqual([at('always', text(always), '')]);
});

describe('what is wrong', () => {
  test.each<[object, Record<string, string | RegExp>]>([
    [{ review: { ...seed.review, points: [0, 0, 100_001] } }, { 'review.points.2': /0 to 100/ }],
    [{ points: { ...seed.points, adhoc: [10, 5] } }, { 'points.adhoc': /smallest to the largest/ }],
    [{ behaviours: [{ key: 'a b', name: 'A' }] }, { 'behaviours.0.key': /small letters/ }],
    [{ behaviours: [{ key: 'a', name: 'A, B' }] }, { 'behaviours.0.name': /without commas/ }],
    [{ behaviours: [{ key: 'a', name: 'A', colour: 'red' }] }, { 'behaviours.0.colour': /colour/ }],
    [{ limits: { ...seed.limits, spentInDay: -1 } }, { 'limits.spentInDay': /or none/ }],
    [{ characters: { ...seed.characters, adhoc: { sms: 0, email: 1 } } }, { 'characters.adhoc.sms': /1 to/ }],
    [{ values: [{ key: 'a', name: 'A', in: { de: { name: 'x'.repeat(61) } } }] }, { 'values.0.in.de.name': /60/ }],
    [{ points: { ...seed.points, sites: { alba: { adhoc: [10, 5] } } } }, { 'points.sites.alba.adhoc': /smallest/ }],
    [{ limits: { ...seed.limits, sites: { 'Alba!': {} } } }, { 'limits.sites': /small letters/ }],
    [{ review: { ...seed.review, sites: { alba: { stars: 3 } } } }, { 'review.sites.alba.stars': /stars/ }],
    [{ prizes: [{ key: 'a', name: 'A', points: 0 }] }, { 'prizes.0.points': /1 to/ }],
    [{ behaviours: [{ key: 'a', name: 'A', points: 5 }] }, { 'behaviours.0.points': /points/ }],
    [{ approvals: { rules: [{ ...rule, steps: [] }], daysMost: 30 } }, { 'approvals.rules.0.steps': /one to 3 steps/ }],
    [{ approvals: { rules: [rule, rule], daysMost: 30 } }, { 'approvals.rules': /same key/ }],
    [
      { approvals: { rules: [{ ...rule, scopeKind: 'site' }], daysMost: 30 } },
      { 'approvals.rules.0.scopeCode': /which site/ },
    ],
    [
      { approvals: { rules: [{ ...rule, steps: [{ ...rule.steps[0], by: 'nobody' }] }], daysMost: 0 } },
      { 'approvals.rules.0.steps.0.by': /giversManager/, 'approvals.daysMost': /1 to 90/ },
    ],
    [{ sends: { ...seed.sends, comments: 0 } }, { 'sends.comments': /1 to/ }],
    [{ comments: { refused: Array.from({ length: 501 }, (_, n) => `${n}`) } }, { 'comments.refused': /at most 500/ }],
    [{ comments: { refused: ['ass', 'x'.repeat(61)] } }, { 'comments.refused.1': /60/ }],
    [{ comments: { refused: ['ass', 'two\nlines'] } }, { 'comments.refused.1': /one line/ }],
    [{ comments: { refused: ['***'] } }, { 'comments.refused.0': /letter or a digit/ }],
    [
      { comments: { refused: ['foo bar', 'foo', 'Fóo-Bar', 'foo*'] } },
      { 'comments.refused.2': /“foo bar” is listed already/ },
    ],
    [{ nothing: [] }, { nothing: /nothing/ }],
    [{ behaviours: [] }, { behaviours: /at least 1/ }],
  ])('is told by its place: %j', async (parts, errors) => {
    const expected = Object.fromEntries(
      Object.entries(errors).map(([place, words]) => [place, expect.stringMatching(words)]),
    );
    for (const answer of [await attempt(parts), await withoutEffect(portal.db, () => save(parts))])
      expect([answer.status, answer.body.formErrors]).toEqual([400, expected]);
  });

  test('a name that means something else is told by its place among what was sent', { tags: 'seed' }, async () => {
    const taken = [...seed.behaviours.slice(1), { key: 'new', name: 'Client Obsession' }];
    const { status, body } = await save({ behaviours: taken });
    expect([status, body.formErrors]).toEqual([
      400,
      { 'behaviours.6.name': 'Client Obsession is, or was, the name of another one.' },
    ]);
  });

  test('a reason is asked for, of so many characters; a day that is over is refused; nothing new is saved by nothing', {
    tags: 'seed',
  }, async () => {
    const parts = { behaviours: renamed('Mut') };
    expect((await save(parts, { reason: ' ' })).body.formErrors).toEqual({ reason: 'Please say why.' });
    expect((await save(parts, { reason: 'x'.repeat(501) })).body.formErrors.reason).toContain('500');
    expect((await save(parts, { from: '2026-11-19' })).body.formErrors.from).toContain('over');
    expect((await attempt(parts, { from: 'soon' })).body.formErrors.from).toBeTruthy();
    expect((await save({ behaviours: seed.behaviours })).body.message).toBe('Nothing is otherwise than in version 1.');
    expect((await save(parts, { basedOn: 0 })).body.formErrors.basedOn).toBeTruthy();
  });
});

describe('another version meanwhile', () => {
  test('refuses what began before it, and says who saved it and when', { tags: 'seed' }, async () => {
    await save({ behaviours: renamed('Mut') }, {}, eve);
    const refused = await withoutEffect(portal.db, () => save({ behaviours: renamed('Tapferkeit') }));
    expect([refused.status, refused.body.last, refused.body.message]).toEqual([
      400,
      2,
      'Meanwhile Eve Even has saved version 2, on 20 November 2026 10:00 UTC. Nothing of yours is saved: look at it first.',
    ]);
    expect((await save({ behaviours: renamed('Tapferkeit') }, { basedOn: 2 })).body.version).toBe(3);
  });

  test('that was withdrawn is told too', { tags: 'seed' }, async () => {
    await saved({ behaviours: renamed('Mut') }, { from: '2027-01-01' });
    await as(eve, '/api/admin/withdrawprogramme', { version: 2 });
    const { body } = await save({ behaviours: renamed('Courage') }, { basedOn: 2 });
    expect([body.last, body.message]).toEqual([1, expect.stringContaining('Version 2, with which this began, was')]);
  });

  test('what is planned is not undone by an earlier day', { tags: 'seed' }, async () => {
    await saved({ behaviours: renamed('Mut') }, { from: '2027-01-01' });
    const { body } = await save({ behaviours: renamed('Courage') }, { basedOn: 2 });
    expect(body.formErrors.from).toContain('Version 2 is planned for 2027-01-01');
    expect((await save({ behaviours: renamed('Courage') }, { basedOn: 2, from: '2027-01-01' })).status).toBe(200);
  });

  test('of 20 who save at once one is saved, and the others are told whose it is', { tags: 'seed' }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => save({ behaviours: renamed(`Mut ${i}`) }, {}, i % 2 ? ada : eve)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.map(({ body }) => body.version)).toEqual([2]);
    expect(
      answers.filter(({ status, body }) => status === 400 && /has saved version 2/.test(body.message)),
    ).toHaveLength(19);
    expect(await versions()).toHaveLength(2);
  });

  test('the same request under one key is saved once, and answered as it was', { tags: 'seed' }, async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => save({ behaviours: renamed('Mut') }, {}, ada, key)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await versions()).toHaveLength(2);
  });
});

describe('what moves points', () => {
  const review = { ...seed.review, points: [0, 0, 100, 150, 200, 250, 300] };

  test.each<[string, Partial<ProgrammeDocument>]>([
    ['points', { points: { ...seed.points, recogniseMost: 5000 } }],
    ['ratings', { review }],
    ['limits', { limits: { ...seed.limits, award: 5 } }],
    ['leavers', { leavers: { graceDays: 1, percentAtOnce: 10 } }],
  ])('waits for a second person: %s', { tags: 'seed' }, async (_, parts) => {
    expect((await attempt(parts)).body.needsSecond).toBe(true);
    const { body } = await save(parts);
    expect(body).toMatchObject({ version: null, second: { seconds: { count: 1, names: ['Eve Even'] } } });
    expect((await now()).goes.version).toBe(1);
  });

  test('is asked with its reason and each difference, and goes when it is confirmed, as who asked', {
    tags: 'seed',
  }, async () => {
    const { body } = await save({ review, behaviours: renamed('Mut') }, { reason: 'Fairer pay' });
    expect(body.message).toBe('It waits for Eve Even to confirm it; until then everything stays as it is.');
    const { approvalId } = body.second;
    expect((await now()).waiting).toBe(1);
    const [asked] = (await as(eve, '/api/admin/approvals', { show: 'waiting' })).body.approvals;
    expect(asked).toMatchObject({
      ...{ approvalId, kind: 'programme', mayDecide: true, askedByMember: 'Ada Admin', award: null, file: null },
      programme: { reason: 'Fairer pay', from: null, count: 3 },
    });
    expect(asked.programme.differences).toEqual([
      { at: 'behaviours.act-of-courage.name', name: 'Mut', before: 'Act of Courage', after: 'Mut' },
      { at: 'behaviours.act-of-courage.words', name: 'Mut', before: '', after: 'Stood up.' },
      {
        at: 'review.points',
        name: '',
        before: '0, 0, 120, 150, 200, 250, 300',
        after: '0, 0, 100, 150, 200, 250, 300',
      },
    ]);
    const [letter] = await portal.letters(eve, 'approval asked');
    expect(letter?.text).toContain('a change of the programme');
    expect((await withoutEffect(portal.db, () => confirm(approvalId, ada))).status).toBe(403);
    expect((await confirm(approvalId)).body.message).toBe('Version 2 of the programme goes from now on.');
    await portal.company.ways.known();
    const nomId = (await nominate(['Mut'])).body.nomIds[0];
    expect((await rate(nomId, 3)).body.result).toContain('100 points');
    expect((await versions())[0]).toMatchObject({ version: 2, byMember: 'Ada Admin', reason: 'Fairer pay' });
    const acts = (await portal.acts()).filter(({ act }) => !act.startsWith('nomination.'));
    expect(acts.map(({ act, actor_id, subject }) => [act, actor_id, subject])).toEqual([
      ['approval.asked', ada.id, `approval:${approvalId}`],
      ['approval.confirmed', eve.id, `approval:${approvalId}`],
      ['programme.changed', ada.id, 'programme:2'],
    ]);
  });

  test('is planned by its day, which may have come when it is confirmed', { tags: 'seed' }, async () => {
    portal.now = new Date('2026-11-20T23:30:00Z');
    const { body } = await save({ review }, { from: '2026-11-21' });
    portal.now = new Date('2026-11-21T00:30:00Z');
    expect((await confirm(body.second.approvalId)).status).toBe(200);
    expect((await now()).goes).toMatchObject({ version: 2, from: '2026-11-21T00:30:00.000Z' });
  });

  test('is declined with a reason, and changes nothing', { tags: 'seed' }, async () => {
    const { body } = await save({ review });
    const declined = { approvalId: body.second.approvalId, reason: 'Not this year.' };
    expect((await as(eve, '/api/admin/declineapproval', declined)).status).toBe(200);
    expect(await versions()).toHaveLength(1);
  });

  test('is refused when another version came between, and when who asked may no longer change it', {
    tags: 'seed',
  }, async () => {
    const { body } = await save({ review });
    await save({ behaviours: renamed('Mut') }, {}, eve);
    const refused = await withoutEffect(portal.db, () => confirm(body.second.approvalId));
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('Eve Even has saved version 2'),
    ]);
    const again = (await save({ review }, { basedOn: 2 })).body.second;
    await sql`delete from role_assignments where member_id = ${ada.id}`.execute(portal.db);
    const gone = await withoutEffect(portal.db, () => confirm(again.approvalId));
    expect([gone.status, gone.body.message]).toEqual([403, expect.stringContaining('may no longer change')]);
  });

  test('of many who confirm at once one does, and of two that were asked one goes', { tags: 'seed' }, async () => {
    const one = (await save({ review })).body.second.approvalId;
    const other = (await save({ points: { ...seed.points, payItForward: [1] } })).body.second.approvalId;
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => confirm(i % 2 ? one : other)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await versions()).toHaveLength(2);
  });

  test('is done alone where nobody else could confirm it, and the audit says so', { tags: 'seed' }, async () => {
    await sql`delete from role_assignments where member_id = ${eve.id}`.execute(portal.db);
    const refused = await withoutEffect(portal.db, () => save({ review }));
    expect([refused.body.nobodyElse, refused.body.message]).toEqual([
      true,
      expect.stringContaining('There is nobody else'),
    ]);
    expect((await save({ review }, { alone: true })).body.version).toBe(2);
    expect((await portal.acts()).map(({ act, subject }) => [act, subject])).toEqual([
      ['approval.alone', 'programme:2'],
      ['programme.changed', 'programme:2'],
    ]);
  });

  test('words, names, pictures, order and lengths of texts need no second person', { tags: 'seed' }, async () => {
    const parts = {
      behaviours: renamed('Mut').toReversed(),
      characters: { ...seed.characters, nomination: 100 },
    };
    expect((await attempt(parts)).body.needsSecond).toBe(false);
    expect((await save(parts)).body.version).toBe(2);
  });
});

describe('back', () => {
  test('what is planned is withdrawn; what goes is not', { tags: 'seed' }, async () => {
    await saved({ behaviours: renamed('Mut') }, { from: '2027-01-01' });
    expect((await as(ada, '/api/admin/withdrawprogramme', { version: 2 })).body.message).toBe(
      'Version 2 is withdrawn.',
    );
    expect((await as(ada, '/api/admin/withdrawprogramme', { version: 2 })).status).toBe(400);
    expect((await as(ada, '/api/admin/withdrawprogramme', { version: 1 })).status).toBe(400);
    expect((await portal.acts()).at(-1)).toMatchObject({
      ...{ act: 'programme.withdrawn', actor_id: ada.id, subject: 'programme:2' },
    });
  });

  test('an earlier version is saved as a new one, whose names of meanwhile are kept', { tags: 'seed' }, async () => {
    await saved({ behaviours: renamed('Mut') });
    const { document } = (await as(ada, '/api/admin/programmeversion', { version: 1 })).body;
    const { body } = await save(document, { basedOn: 2, reason: 'As it was' });
    expect(body.version).toBe(3);
    await portal.company.ways.known();
    expect((await nominate(['Act of Courage'])).status).toBe(200);
    const { goes } = await now();
    expect(goes.document.behaviours[3]).toMatchObject({ name: 'Act of Courage', former: [{ name: 'Mut' }] });
  });
});

describe('worked examples, of the last whole quarter', () => {
  const quarter = { dateFrom: '2026-07-01', dateTo: '2026-09-30' };
  const example = async (parts: Partial<ProgrammeDocument>) => (await attempt(parts)).body.examples;

  test('are of the quarter of the company’s own year', async () => {
    await at('2026-11-20T10:00:00Z');
    await goBy(portal, { quarters: { firstMonth: 2, yearOf: 'firstDay' } });
    const { body } = await attempt({ prizes: [] });
    expect(body.quarter).toEqual({ dateFrom: '2026-08-01', dateTo: '2026-10-31' });
  });

  test('of a company that did nothing in it are zeros', { tags: 'seed' }, async () => {
    const { body } = await attempt({
      review: { points: [1, 2, 3, 4, 5, 6, 7], customMost: 1, customAbove: 2 },
      points: { adhoc: [1], payItForward: [1], ideas: [1], recogniseMost: 1 },
      behaviours: renamed('Mut'),
      characters: { ...seed.characters, nomination: 1, adhoc: { sms: 1, email: 1 } },
      limits: { ...seed.limits, award: 1, ownDivision: 1, pairInMonth: 1, budgetInMonth: 1, spentInDay: 1 },
      leavers: { graceDays: 0, percentAtOnce: 0 },
    });
    expect([body.before, body.quarter]).toEqual([1, quarter]);
    const { examples } = body;
    expect(examples.find(({ what }: { what: string }) => what === 'ratings')).toMatchObject({
      ratings: [],
      before: 0,
      after: 0,
    });
    // biome-ignore lint/suspicious/noExplicitAny: the test looks into examples freely.
    const counted = examples.filter(({ what, at }: any) => what === 'counted' && at !== 'leavers.percentAtOnce');
    expect(counted).toHaveLength(14);
    for (const one of counted) expect(one).toMatchObject({ of: 0, before: 0, after: 0 });
  });

  test('of ratings: how many gave each, what they paid, and what they would pay', { tags: 'seed' }, async () => {
    await at('2026-09-30T23:59:59Z');
    // loop: each with its own nominator
    for (const [rating, more] of [
      [3, {}],
      [3, {}],
      [5, {}],
      [7, { isCustom: true, customPoints: 310 }],
    ] as const) {
      const by = await portal.make.member({ manager_id: max.id });
      await rate((await nominate(['Act of Courage'], by)).body.nomIds[0], rating, more);
    }
    await at('2026-11-20T10:00:00Z');
    await rate((await nominate(['Act of Courage'])).body.nomIds[0], 3);
    expect(await example({ review: { ...seed.review, points: [0, 0, 100, 150, 200, 250, 300] } })).toEqual([
      {
        ...{ what: 'ratings', at: 'review.points', before: 440, after: 400 },
        ratings: [
          { rating: 3, stars: 7, reviews: 2, before: 240, after: 200 },
          { rating: 5, stars: 7, reviews: 1, before: 200, after: 200 },
        ],
      },
    ]);
    expect(await example({ review: { points: [10, 20, 30], customMost: 300, customAbove: 3 } })).toMatchObject([
      { what: 'ratings', before: 440, after: 10 + 10 + 20 },
      { what: 'counted', at: 'review.customAbove', of: 1, before: 0, after: 0 },
      { what: 'counted', at: 'review.customMost', of: 1, before: 0, after: 1 },
    ]);
  });

  test('of lists, lengths, ceilings and what was chosen', { tags: 'seed' }, async () => {
    await at('2026-08-10T10:00:00Z');
    await thanks(10, { message: 'x'.repeat(40) });
    await thanks(100);
    await nominate(['Act of Courage', 'Client Obsession']);
    await nominate(['Client Obsession']);
    const reward = { what: 'reward', reason: 'Act of Courage: Team', message: '', sendBy: 'email' };
    const recipients = [ann.memberId, bob.memberId];
    await as(eve, '/api/reward/doreward', { ...reward, points: 400, recipients });
    await as(eve, '/api/reward/doreward', { ...reward, points: 700, recipients: [bob.memberId] });
    await at('2026-11-20T10:00:00Z');
    expect(
      await example({
        points: { ...seed.points, payItForward: [5, 10], recogniseMost: 500 },
        characters: { ...seed.characters, nomination: 12, payItForward: { sms: 150, email: 30 } },
        limits: { ...seed.limits, award: 750, confirm: { points: 600, people: 1 }, recogniseInMonth: 1000 },
        behaviours: [{ ...renamed('Mut')[3], key: 'act-of-courage', name: 'Mut' }, ...seed.behaviours.slice(4)],
      }),
    ).toEqual([
      { what: 'counted', at: 'points.payItForward', of: 2, before: 0, after: 1 },
      ...[
        { at: 'points.recogniseMost', of: 2, before: 0, after: 1 },
        { at: 'characters.nomination', of: 2, before: 0, after: 2 },
        { at: 'characters.payItForward.email', of: 2, before: 0, after: 1 },
        { at: 'limits.award', of: 2, before: 0, after: 1 },
        { at: 'limits.confirm.points', of: 4, before: 0, after: 2 },
        { at: 'limits.confirm.people', of: 4, before: 0, after: 1 },
        { at: 'limits.recogniseInMonth', of: 2, before: 0, after: 1 },
      ].map((one) => ({ what: 'counted', ...one })),
      { what: 'chosen', at: 'behaviours.act-of-courage', name: 'Act of Courage', isOffered: true, of: 7, chosen: 5 },
      ...['client-obsession', 'unreasonable-excellence', 'authentic-connections'].map((key, i) => ({
        ...{ what: 'chosen', at: `behaviours.${key}`, name: seed.behaviours[i]?.name, isOffered: false },
        ...{ of: 7, chosen: i === 0 ? 2 : 0 },
      })),
    ]);
  });

  test('of what a site has otherwise, and of what gives just so many points: of what its people gave', {
    tags: 'seed',
  }, async () => {
    await at('2026-08-10T10:00:00Z');
    const cat = await portal.make.member({ site_template: 'alba', points: 1000 });
    const pay = { what: 'payitforward', reason: 'Happy Birthday', message: '', sendBy: 'email' };
    // loop: one after the other
    for (const [by, points] of [
      [ann, 10],
      [ann, 100],
      [cat, 100],
      [cat, 50],
    ] as const)
      await as(by, '/api/reward/doreward', { ...pay, points, recipients: [bob.memberId] });
    await at('2026-11-20T10:00:00Z');
    expect(
      await example({
        points: { ...seed.points, payItForward: [10], sites: { alba: { payItForward: [50], recogniseMost: 7 } } },
        payItForward: { ...seed.payItForward, birthday: { ...seed.payItForward.birthday, points: 50 } },
        limits: { ...seed.limits, sites: { alba: { confirm: { points: 60, people: 50 } } } },
      }),
    ).toEqual(
      [
        { at: 'points.payItForward', of: 2, before: 0, after: 1 },
        { at: 'points.sites.alba.payItForward', of: 2, before: 0, after: 1 },
        { at: 'payItForward.birthday.points', name: 'Happy Birthday', of: 4, before: 0, after: 3 },
        { at: 'points.sites.alba.recogniseMost', of: 0, before: 0, after: 0 },
        { at: 'limits.sites.alba.confirm.points', of: 2, before: 0, after: 1 },
        { at: 'limits.sites.alba.confirm.people', of: 2, before: 0, after: 0 },
      ].map((one) => ({ what: 'counted', ...one })),
    );
    await saved({ limits: { ...seed.limits, sites: { alba: { confirm: { points: 60, people: 50 } } } } });
    expect(
      await example({
        limits: {
          ...{ ...seed.limits, confirm: { points: 90, people: 50 } },
          sites: { alba: { confirm: { points: 60, people: 50 } } },
        },
      }),
    ).toEqual([{ what: 'counted', at: 'limits.confirm.points', of: 2, before: 0, after: 1 }]);
  });

  test('of monthly limits: each month and each pair by itself, and what one nominated counts beside what one got', {
    tags: 'seed',
  }, async () => {
    // loop: months of the quarter, and one after it
    for (const day of ['2026-07-02', '2026-07-31', '2026-08-01', '2026-10-01']) {
      await at(`${day}T10:00:00Z`);
      await rate((await nominate(['Act of Courage'])).body.nomIds[0], 7);
      await buy(portal, ann, [await makeProduct(portal, { stock: 5, price: 10 })]);
    }
    await at('2026-11-20T10:00:00Z');
    const limits = { ...seed.limits, pairInMonth: 500, spentInDay: 0 };
    expect(await example({ limits })).toEqual([
      { what: 'counted', at: 'limits.pairInMonth', of: 3, before: 0, after: 1 },
      { what: 'counted', at: 'limits.spentInDay', of: 3, before: 0, after: 3 },
    ]);
  });

  test('of corrections: what had been spent of what was taken back, and what is owed now', {
    tags: 'seed',
  }, async () => {
    await at('2026-08-03T10:00:00Z');
    const debit = {
      kind: 'debit',
      memberId: ann.memberId,
      account: 'wallet',
      points: 1100,
      reason: 'Twice',
      seen: 1000,
    };
    expect((await portal.post('/api/admin/correct', debit, { as: eve.id })).status).toBe(200);
    await at('2026-11-20T10:00:00Z');
    const { alone, takeBackMinutes } = seed.corrections;
    expect(await example({ corrections: { alone, takeBackMinutes, debts: true } })).toEqual([
      {
        ...{ what: 'debts', at: 'corrections.debts' },
        ...{ lost: { people: 1, points: 100 }, owed: { people: 0, points: 0 } },
      },
    ]);
  });

  test('of leavers: whose time is running, and what would be forfeited tonight; of all who are here, how many may leave at once', {
    tags: 'seed',
  }, async () => {
    const left = (memberId: number, day: string) =>
      sql`update members set deactivated_at = ${new Date(`${day}T12:00:00Z`)} where id = ${memberId}`.execute(
        portal.db,
      );
    await left(ann.id, '2026-11-05');
    await left(bob.id, '2026-11-19');
    expect(await example({ leavers: { graceDays: 10, percentAtOnce: 50 } })).toEqual([
      {
        ...{ what: 'grace', at: 'leavers.graceDays', leavers: 2 },
        before: { people: 0, points: 0 },
        after: { people: 1, points: 1000 },
      },
      { what: 'counted', at: 'leavers.percentAtOnce', of: 3, before: 0, after: 1 },
    ]);
  });
});
