import { randomUUID } from 'node:crypto';
import type { Programme, Rules } from '@laurel/contract/programme/items';
import { specified } from '@laurel/contract/programme/programme';
import { seedRules, specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { toRecords } from '@laurel/contract/rules/records';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { saveProgramme, withdrawProgramme } from '#programme/save';
import { everyVersion } from '#programme/versions';
import { summariseEndedQuarters } from '#quarters/summarise';
import { forfeitLeavers } from '#roster/leavers';
import { speakTo } from '../src/languages/reader.ts';
import { type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import { withoutEffect } from './effects.ts';
import type { MadeMember } from './make.ts';
import { makeShop } from './make-shop.ts';
import { goBy, other } from './programmes/apply.ts';
import { csv, rosterDesk } from './roster.ts';

let portal: TestApp;
let ann: MadeMember;
let bob: MadeMember;
let max: MadeMember;
let ada: MadeMember;

beforeEach(async () => {
  portal = await testApp();
  max = await portal.make.member({ is_manager: true, budget: 100_000 });
  ann = await portal.make.member({ points: 1000, manager_id: max.id });
  bob = await portal.make.member({ manager_id: max.id });
  ada = await portal.make.member({ is_admin_reports: true, role_idea: true });
});
afterEach(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const as = (
  by: MadeMember,
  path: string,
  body: object,
  more: { key?: string; headers?: Record<string, string> } = {},
) => portal.post(path, body, { as: by.id, ...more });
const give = (by: MadeMember, more: object, key: string = randomUUID()) =>
  as(by, '/api/reward/doreward', { message: 'Danke!', sendBy: 'email', recipients: [bob.memberId], ...more }, { key });
const nominate = (nomCat: string[], more: object = {}) =>
  as(ann, '/api/nom/newnom', { nomCat, reason: 'Half a night.', members: [bob.memberId], ...more });
const rate = (nomId: string, reviewRating: number, more: object = {}, by = max) =>
  as(by, '/api/reward/donexusnomreviewreward', {
    ...{ nomId, reviewRating, isCustom: false, customPoints: null },
    ...{ isIncludeInQuarterly: false, quarterlyMotivation: '', ...more },
  });
const wallet = async (member: MadeMember) =>
  (await as(member, '/api/member/getmemberdata', {})).body.memberData.awardsPointsAvailable;
const versionsOf = async (table: 'nominations' | 'reviews' | 'awards' | 'ideas') =>
  (
    await sql<{ version: number }>`select programme_version as version from ${sql.table(table)} order by id`.execute(
      portal.db,
    )
  ).rows.map(({ version }) => version);
const month = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026' };

describe('a quite different programme', () => {
  test('is what nominations are for and what ratings pay; what the specification has is refused', async () => {
    await goBy(portal, other);
    expect((await withoutEffect(portal.db, () => nominate(['Act of Courage']))).body.formErrors.nomCat).toBe(
      'This is not a behaviour.',
    );
    expect((await nominate(['Gute Tat', 'Mut'])).body.formErrors.nomCat).toBe(
      "'Gute Tat' cannot be combined with behaviours.",
    );
    expect((await nominate(['Mut'], { reason: 'x'.repeat(1001) })).body.formErrors.reason).toContain('1\u00a0000');
    const all = (other.behaviours ?? []).map(({ name }) => name);
    const { nomIds } = (await nominate(all, { reason: 'x'.repeat(1000) })).body;
    expect((await rate(nomIds[0], 6)).body.formErrors.reviewRating).toBe('Please rate with 1 to 5 stars.');
    const custom = { isCustom: true, customPoints: 500 };
    expect((await rate(nomIds[0], 2, custom)).body.formErrors.isCustom).toContain('above 2');
    expect((await rate(nomIds[0], 3, { ...custom, customPoints: 1001 })).body.formErrors.customPoints).toContain(
      '1\u00a0000',
    );
    expect((await rate(nomIds[0], 5)).status).toBe(200);
    expect(await wallet(bob)).toBe(400);
    const second = (await nominate(['Gute Tat'])).body.nomIds[0];
    expect((await rate(second, 3, custom)).status).toBe(200);
    expect(await wallet(bob)).toBe(900);
    expect([await versionsOf('nominations'), await versionsOf('reviews')]).toEqual([
      [2, 2],
      [2, 2],
    ]);
    const [letter] = await portal.letters(ann, 'nomination rated');
    expect(letter?.text).toContain('rated 5 of 5');
  });

  test('is what awards may be for, and gives what they may give', async () => {
    await goBy(portal, other);
    const adhoc = { what: 'adhoc', reason: 'Kundennähe', points: 7000 };
    expect((await give(max, { ...adhoc, reason: 'Client Focus' })).body.formErrors.reason).toBe(
      'Please choose a value.',
    );
    expect((await give(max, { ...adhoc, points: 50 })).body.formErrors.points).toBe(
      'Please choose one of 7, 70, 700, 7000 points.',
    );
    expect((await give(max, { ...adhoc, message: 'x'.repeat(201) })).body.formErrors.message).toContain('200');
    expect((await give(max, { ...adhoc, sendBy: 'sms', message: 'x'.repeat(61) })).body.formErrors.message).toContain(
      '60',
    );
    expect((await give(max, { ...adhoc, message: 'x'.repeat(200) })).status).toBe(200);
    const gift = { what: 'payitforward', reason: 'Zum Geburtstag', points: 33 };
    expect((await give(ann, { ...gift, reason: 'Meister des Monats' })).status).toBe(400);
    expect((await give(ann, { ...gift, points: 5 })).body.formErrors.points).toContain('1, 3, 33');
    expect((await give(ann, gift)).status).toBe(200);
    const reward = {
      what: 'reward',
      reason: 'Neuling des Jahres: Gemeinsam',
      points: 9_000,
      message: 'x'.repeat(1500),
    };
    expect((await give(ada, { ...reward, reason: 'Neuling des Jahres: Team' })).status).toBe(400);
    expect((await give(ada, { ...reward, points: 12_346 })).body.formErrors.points).toContain('12\u00a0345');
    expect((await give(ada, reward)).body).toMatchObject({ recipients: 1, pointsTotal: 9_000 });
    expect((await give(ann, { what: 'thankyou', reason: 'Thank you', points: 0 })).status).toBe(400);
    expect((await give(ann, { what: 'thankyou', reason: 'Geburtstag', points: 0 })).status).toBe(200);
    expect(await wallet(bob)).toBe(7000 + 33 + 9_000);
    expect(await versionsOf('awards')).toEqual([2, 2, 2, 2]);
    const [, , , card] = await portal.letters(bob, 'card');
    expect(card?.subject).toContain('birthday');
    expect(card?.html).toContain('Geburtstag');
  });

  test('is what ideas are about, and what they earn', async () => {
    await goBy(portal, other);
    const idea = { category: 'Umwelt', title: 'x'.repeat(120), idea: 'y'.repeat(300) };
    const submit = (more: object) => as(ann, '/api/idea/ideasubmit', { ...idea, ...more });
    expect((await submit({ category: 'Current challenges' })).body.formErrors.category).toBeTruthy();
    expect((await submit({ title: 'x'.repeat(121) })).body.formErrors.title).toContain('120');
    expect((await submit({ idea: 'y'.repeat(301) })).body.formErrors.idea).toContain('300');
    const { ideaBoxId } = (await submit({})).body;
    const review = (points: number) =>
      as(ada, '/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'z'.repeat(400), points });
    expect((await review(50)).body.formErrors.points).toContain('0, 77, 777');
    expect((await review(777)).status).toBe(200);
    expect(await wallet(ann)).toBe(1777);
    const { rows } = await sql`select programme_version, reward_programme_version from ideas`.execute(portal.db);
    expect(rows).toEqual([{ programme_version: 2, reward_programme_version: 2 }]);
  });

  test('is said in everybody’s language, on cards and in reports', async () => {
    await goBy(portal, other);
    await rate((await nominate(['Integrität', 'Mut'])).body.nomIds[0], 4);
    const recent = async (language: string) => {
      await sql`update profiles set language = ${language} where member_id = ${bob.id}`.execute(portal.db);
      const { body } = await as(bob, '/api/member/getmemberdata', {});
      return body.homeRecentRecognition.map(({ value }: { value: string }) => value);
    };
    expect(await recent('en')).toEqual(['Integrity, Mut']);
    expect(await recent('it')).toEqual(['Integrità, Mut']);
    expect(await recent('ar')).toEqual([expect.stringContaining('Integrität')]);
    expect(await recent('de')).toEqual(['Integrität, Mut']);
  });
});

describe('what is called otherwise', () => {
  const renamed = (name: string): Partial<Programme> => ({
    behaviours: specified.behaviours.map((one) => (one.key === 'act-of-courage' ? { ...one, name } : one)),
  });

  test('keeps its name of then in history, counts as one, and leaves its name to nobody else', {
    tags: 'seed',
  }, async () => {
    const before = (await nominate(['Act of Courage', 'Client Obsession'])).body.nomIds[0];
    await rate(before, 7, { isIncludeInQuarterly: true, quarterlyMotivation: 'Brave' });
    await goBy(portal, { ...renamed('Zivilcourage'), review: { points: [0, 50, 100], customMost: 0, customAbove: 1 } });
    expect((await nominate(['Act of Courage'])).status).toBe(400);
    const after = (await nominate(['Zivilcourage'])).body.nomIds[0];
    await rate(after, 2, { isIncludeInQuarterly: true, quarterlyMotivation: 'Brave too' });
    const { body } = await as(ada, '/api/report/quarterlyawards', month);
    // biome-ignore lint/suspicious/noExplicitAny: the test looks into rows freely.
    const rows = toRecords<any>(body.report);
    expect(rows.map(({ nomCat, reviewRating, reviewRatingMax }) => [nomCat, reviewRating, reviewRatingMax])).toEqual([
      ['Zivilcourage', 2, 3],
      ['Act of Courage, Client Obsession', 7, 7],
    ]);
    const quarter = { quarterNum: 3, quarterYear: 2024, dateFrom: '2024-07-01', dateTo: '2024-09-30' };
    await as(ada, '/api/nom/addNewQuarter', quarter);
    await sql`update quarters set num = 4, year = 2026, period = daterange('2026-10-01', '2027-01-01')`.execute(
      portal.db,
    );
    portal.now = new Date('2027-01-01T00:00:00Z');
    const eve = await portal.make.member({ is_admin_reports: true });
    const ways = await portal.company.ways.known();
    await speakTo({ ...ways, locale: 'en' }, () => summariseEndedQuarters(portal.db, portal.now));
    const [{ nexusNomQuarterId: quarterId }] = (await as(eve, '/api/nom/quartersList', {})).body.quarters;
    const summary = await as(eve, '/api/nom/QuarterlyAwardsSummaryReport', { quarterId });
    expect(toRecords(summary.body.report)).toMatchObject([
      // 7 of 7 is 3 of 3.
      { nomCatCounts: 'Zivilcourage: 2, Client Obsession: 1', reviewRatingAve: 2.5, reviewRatingMax: 3 },
    ]);
    portal.now = new Date('2027-01-02T00:00:00Z');
    const taken = [...specified.behaviours, { key: 'new', name: 'Act of Courage' }];
    await expect(
      goBy(portal, { behaviours: renamed('Zivilcourage').behaviours?.concat(taken.slice(-1)) }),
    ).rejects.toThrow('Act of Courage is, or was, the name of another one');
  });

  test('a prize under another name stands on the wall of fame as it did', { tags: 'seed' }, async () => {
    await give(ada, { what: 'reward', reason: 'Quarterly Winner', points: 50 });
    await goBy(portal, other);
    const eve = await portal.make.member();
    await give(ada, { what: 'reward', reason: 'Neuling des Jahres', points: 50, recipients: [eve.memberId] });
    const { body } = await as(ann, '/api/nom/wallOfFame', {});
    // biome-ignore lint/suspicious/noExplicitAny: the test looks into rows freely.
    expect(toRecords<any>(body.report)).toHaveLength(2);
  });
});

describe('what nobody does alone, or not at all', () => {
  const changed = async (limits: Partial<Rules['limits']>) => {
    await goBy(portal, { limits: { ...seedRules.limits, ...limits } });
  };
  const quote = (by: MadeMember, wish: object) => as(by, '/api/reward/quote', { recipients: [bob.memberId], ...wish });

  test('one award in all, and from where on a gift is confirmed in words', { tags: 'seed' }, async () => {
    const award = { what: 'reward', reason: 'Act of Courage', points: 600 };
    expect((await give(ada, award)).status).toBe(200);
    await changed({ award: 500, confirm: { points: 90, people: 1 } });
    expect(await give(ada, award)).toMatchObject({ status: 400, body: { message: expect.stringContaining('500') } });
    expect((await quote(ann, { what: 'payitforward', points: 100 })).body.quote.mustConfirm).toBe(true);
    expect((await quote(ann, { what: 'payitforward', points: 50 })).body.quote.mustConfirm).toBe(false);
    const two = { what: 'payitforward', points: 5, recipients: [bob.memberId, max.memberId] };
    expect((await quote(ann, two)).body.quote.mustConfirm).toBe(true);
  });

  test('people of the own division at once', { tags: 'seed' }, async () => {
    await portal.make.member();
    const card = { what: 'thankyou', reason: 'Thank you', points: 0, recipients: ['div:D1'] };
    expect((await give(ann, card)).status).toBe(200);
    await changed({ ownDivision: 2 });
    expect(await give(ann, card)).toMatchObject({ status: 400, body: { message: expect.stringContaining('2') } });
  });

  test('in a month by reviews, of nominations and ideas, and by Recognise', { tags: 'seed' }, async () => {
    await portal.make.member({ is_admin_reports: true, role_idea: true });
    await changed({ pairInMonth: 100, recogniseInMonth: 100 });
    const { nomIds } = (await nominate(['Act of Courage'])).body;
    const rated = await rate(nomIds[0], 3);
    expect([rated.status, rated.body.result]).toEqual([200, expect.stringContaining('second')]);
    const idea = { category: 'The next big idea', title: 'More', idea: 'Do more.' };
    const { ideaBoxId } = (await as(ann, '/api/idea/ideasubmit', idea)).body;
    const review = { ideaBoxId, actionStatus: 'Good.', points: 150 };
    expect((await as(ada, '/api/idea/donexusideareview', review)).body.second.approvalId).toBeTruthy();
    const award = { what: 'reward', reason: 'Act of Courage', points: 101 };
    expect((await quote(ada, { what: 'reward', points: 101 })).body.quote.steps).toHaveLength(1);
    expect((await give(ada, award)).body.second.approvalId).toBeTruthy();
    await changed({ pairInMonth: 'none', recogniseInMonth: 'none' });
    expect((await give(ada, award)).body.second).toBeUndefined();
    expect(await wallet(bob)).toBe(101);
  });

  test('to whom each may be given: by its giver, the quote and a nomination alike', { tags: 'seed' }, async () => {
    const near = await portal.make.member({ division_code: 'D2', site_template: 'laurel', manager_id: max.id });
    const far = await portal.make.member({ division_code: 'D2', site_template: 'alba' });
    await portal.db.updateTable('members').set({ division_code: 'D2' }).where('id', '=', max.id).execute();
    await goBy(portal, {
      giving: {
        nomination: 'division',
        adhoc: 'ownReports',
        recognise: 'site',
        payItForward: 'division',
        celebrate: 'site',
      },
    });
    const told = async (by: MadeMember, wish: object) => {
      const { status, body } = await give(by, { ...wish, quote: undefined });
      return status === 200 ? 'given' : body.formErrors.recipients;
    };
    const to = (...members: MadeMember[]) => ({ recipients: members.map(({ memberId }) => memberId) });
    const gift = { what: 'payitforward', reason: 'Act of Courage', points: 5 };
    expect(await told(ann, gift)).toBe('given');
    const refusal = 'This can be given within your own division only';
    expect(await told(ann, { ...gift, ...to(bob, near) })).toContain(refusal);
    expect((await quote(ann, { what: 'payitforward', points: 5, ...to(near) })).body.formErrors.recipients).toContain(
      refusal,
    );
    const card = { what: 'thankyou', reason: 'Thank you', points: 0 };
    expect(await told(ann, { ...card, ...to(near) })).toBe('given');
    expect(await told(ann, { ...card, ...to(far) })).toContain('within your own site');
    const adhoc = { what: 'adhoc', reason: 'Client Focus', points: 5 };
    expect(await told(max, { ...adhoc, ...to(bob, near) })).toBe('given');
    expect(await told(max, { ...adhoc, ...to(far) })).toContain('to those who report to you');
    expect(await told(max, { ...adhoc, recipients: ['div:D2'] })).toContain('to those who report to you');
    const award = { what: 'reward', reason: 'Act of Courage', points: 5 };
    expect(await told(ada, { ...award, ...to(near) })).toBe('given');
    expect(await told(ada, { ...award, ...to(far) })).toContain('within your own site');
    expect((await nominate(['Act of Courage'])).status).toBe(200);
    const members = ['div:D2'];
    expect((await nominate(['Act of Courage'], { members })).body.formErrors.members).toContain(refusal);
  });

  test('how much one sends, by the hour, the day and the SMS', { tags: 'seed' }, async () => {
    const limited = await testApp({ LAUREL_RATE_LIMITS: 'on' });
    const [one, two, three] = [await limited.make.member(), await limited.make.member(), await limited.make.member()];
    const card = (recipients: MadeMember[]) =>
      limited.post(
        '/api/reward/doreward',
        {
          ...{ what: 'thankyou', reason: 'Thank you', points: 0, message: '', sendBy: 'email' },
          recipients: recipients.map(({ memberId }) => memberId),
        },
        { as: one.id },
      );
    await goBy(limited, { sends: { ...seedRules.sends, peopleAnHour: 3, peopleADay: 4, sends: 3 } });
    expect((await card([two, three])).status).toBe(200);
    const { status, body } = await card([two, three]);
    expect([status, body.message]).toEqual([429, 'You may write to at most 3 people in an hour and 4 in a day.']);
    expect((await card([two])).status).toBe(200);
    expect((await card([two])).status).toBe(429);
    await limited.close();
  });

  test('words that are not used in comments, and how many one writes in an hour', { tags: 'seed' }, async () => {
    const limited = await testApp({ LAUREL_RATE_LIMITS: 'on' });
    const [eva, dee] = [await limited.make.member(), await limited.make.member()];
    const thanks = { what: 'thankyou', reason: 'Thank you', points: 0, message: '', sendBy: 'email' };
    await limited.post('/api/reward/doreward', { ...thanks, recipients: [dee.memberId] }, { as: eva.id });
    const { body } = await limited.post('/api/site/recognitionfeed', { scope: 'everybody' }, { as: dee.id });
    const { place } = body.items[0];
    const comment = (text: string, by = dee) =>
      limited.post('/api/site/addcomment', { place, text, mentions: [] }, { as: by.id });
    const change = (commentId: string, text: string) =>
      limited.post('/api/site/editcomment', { commentId, text, mentions: [] }, { as: dee.id });
    const refused = (word: string) => {
      const words = `Please say it in other words: “${word}” is not used here.`;
      return { status: 400, body: { message: words, formErrors: { text: words } } };
    };
    expect((await comment('What a lummox')).status).toBe(200);
    await goBy(limited, { comments: { refused: ['lummox', 'you fool*'] }, sends: { ...seedRules.sends, comments: 4 } });
    expect(await withoutEffect(limited.db, () => comment('What a L\u00adú\u200bmmox!'))).toMatchObject(
      refused('lummox'),
    );
    const { comment: kept } = (await comment('What flummoxed people')).body;
    expect(await withoutEffect(limited.db, () => change(kept.commentId, 'You – fooled us'))).toMatchObject(
      refused('you fool…'),
    );
    expect((await change(kept.commentId, 'Well done')).status).toBe(200);
    expect((await comment('Fourth')).status).toBe(200);
    expect((await comment('Fifth')).status).toBe(429);
    expect((await comment('Of another one', eva)).status).toBe(200);
    await limited.close();
  });

  test('spent in the shop on a day', async () => {
    const shop = makeShop(portal);
    const productId = await shop.product({ price: 4000 });
    const buy = async () => {
      await as(ann, '/api/shop/addtobasket', { productId });
      return as(ann, '/api/shop/placeOrder', { cellNum: '+27820000001', alloc: 'ZA', vfyTotal: 40 });
    };
    await changed({ spentInDay: 40 });
    expect((await buy()).status).toBe(200);
    expect((await buy()).body.message).toContain('0 are left for today');
    await changed({ spentInDay: 80 });
    expect((await as(ann, '/api/shop/placeOrder', { cellNum: '+27820000001', alloc: 'ZA', vfyTotal: 40 })).status).toBe(
      200,
    );
  });

  test('the points of who has left, and how many a roster lets leave', async () => {
    const desk = await rosterDesk(portal);
    const gone = await portal.make.member({ points: 70 });
    await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', gone.id).execute();
    const night = async () => {
      const ways = await portal.company.ways.known();
      return speakTo({ ...ways, locale: 'en' }, () =>
        forfeitLeavers(portal.db, new Date(portal.now.getTime() + 8 * 86_400_000)),
      );
    };
    expect(await night()).toBe(0);
    await goBy(portal, { leavers: { graceDays: 7, percentAtOnce: 100 } });
    expect(await night()).toBe(1);
    const alone = () => desk.send(csv(desk.adaRow), 'dryRun=1');
    expect((await alone()).body).toMatchObject({ removed: 4, confirm: [] });
    await goBy(portal, { leavers: { graceDays: 7, percentAtOnce: 0 } });
    expect((await alone()).body.confirm).toEqual(['leavers']);
  });

  test('the year of the company: what is there keeps its days, and reports the quarters that they were', {
    tags: 'seed',
  }, async () => {
    const added = async () => {
      const { quarters, offered } = (await as(ada, '/api/nom/quartersList', {})).body;
      const [{ description: _, ...next }] = offered;
      const { body } = await as(ada, '/api/nom/addNewQuarter', next);
      return { quarters, was: body.quarters[0] };
    };
    for (const num of [3, 4, 5, 6, 7, 8, 9, 10]) expect((await added()).was.quarterNum).toBe(((num - 1) % 4) + 1);
    const { nomIds } = (await nominate(['Act of Courage'])).body;
    await rate(nomIds[0], 3, { isIncludeInQuarterly: true, quarterlyMotivation: 'So much.' });
    const reported = async () =>
      // biome-ignore lint/suspicious/noExplicitAny: the test looks into rows freely.
      toRecords<any>((await as(ada, '/api/report/quarterlyawards', { ...month, awardStatus: '' })).body.report)[0]
        .quarterDescription;
    expect(await reported()).toBe('Quarter 4 of 2026');
    await goBy(portal, { quarters: { firstMonth: 4, yearOf: 'lastDay' } });
    // Not added yet: by the calendar of now.
    expect(await reported()).toBe('Quarter 3 of 2027');
    const { was, quarters } = await added();
    expect(quarters[0]).toMatchObject({
      description: 'Quarter 2 of 2026',
      dateFrom: '2026-04-01',
      dateTo: '2026-06-30',
    });
    expect(was).toMatchObject({ description: 'Quarter 2 of 2027', dateFrom: '2026-07-01', dateTo: '2026-09-30' });
    expect((await added()).was.description).toBe('Quarter 3 of 2027');
    await goBy(portal, { quarters: seedRules.quarters });
    expect(await reported()).toBe('Quarter 3 of 2027');
  });

  test('is no word of any page: what it knows stays as it is, and so does what it is told', {
    tags: 'seed',
  }, async () => {
    await changed({ award: 5 });
    expect((await give(ann, { what: 'payitforward', reason: 'Act of Courage', points: 5 })).headers).toMatchObject({
      'laurel-programme': '1',
    });
    await goBy(portal, { points: { ...specified.points, payItForward: [40] } });
    await changed({ award: 6 });
    const { headers } = await give(ann, { what: 'payitforward', reason: 'Act of Courage', points: 40 });
    expect(headers['laurel-programme']).toBe('3');
    expect(await versionsOf('awards')).toEqual([2, 4]);
  });
});

describe('which version', () => {
  test('goes is told by its day, everywhere and at once; what is planned can be withdrawn, what goes cannot', {
    tags: 'seed',
  }, async () => {
    const day = new Date('2026-12-01T00:00:00Z');
    const points = { ...specified.points, payItForward: [40] };
    expect(await goBy(portal, { points }, day)).toMatchObject({ before: 1, version: 2 });
    const gift = { what: 'payitforward', reason: 'Act of Courage', points: 40 };
    expect((await give(ann, gift)).status).toBe(400);
    const save = (document: Partial<Programme>, from: Date) => goBy(portal, document, from);
    await expect(save({ points: specified.points }, portal.now)).rejects.toThrow('Version 2 is planned for 2026-12-01');
    portal.now = new Date(day.getTime() - 1);
    const lin = await portal.make.member({ points: 1000 });
    expect((await give(lin, gift)).status).toBe(400);
    portal.now = day;
    const { status, headers } = await give(lin, gift);
    expect([status, headers['laurel-programme']]).toEqual([200, '2']);
    const withdraw = (version: number) =>
      transaction(portal.db, (tx) => withdrawProgramme(tx, { version, byId: null, now: portal.now }));
    await expect(withdraw(2)).rejects.toThrow('Version 2 is not planned');
    await save({ points: specified.points }, new Date('2027-01-01T00:00:00Z'));
    await withdraw(3);
    portal.now = new Date('2027-02-01T00:00:00Z');
    await portal.company.ways.known();
    const eve = await portal.make.member({ points: 1000 });
    expect((await give(eve, gift)).status).toBe(200);
    expect(await versionsOf('awards')).toEqual([2, 2]);
    expect((await everyVersion(portal.db)).slice(1)).toMatchObject([
      { version: 2, from: day, by: '', reason: 'A test', isWithdrawn: false },
      { version: 3, isWithdrawn: true },
    ]);
    expect((await portal.acts()).filter(({ act }) => act.startsWith('programme.'))).toMatchObject([
      {
        act: 'programme.changed',
        subject: 'programme:2',
        facts: { before: 1, from: day.toISOString(), differences: 1 },
      },
      { act: 'programme.changed', subject: 'programme:3' },
      { act: 'programme.withdrawn', subject: 'programme:3' },
    ]);
  });

  test('changes nothing of what was done: the same request is answered as it was, another one under its key is refused', {
    tags: 'seed',
  }, async () => {
    const gift = { what: 'payitforward', reason: 'Act of Courage', points: 50 };
    const { body } = await give(ann, gift, 'one');
    await goBy(portal, other);
    const again = await give(ann, gift, 'one');
    expect([again.status, again.headers['idempotency-hit'], again.body]).toEqual([200, 'true', body]);
    expect((await give(ann, { ...gift, points: 100 }, 'one')).status).toBe(400);
    expect((await give(bob, { ...gift, recipients: [ann.memberId] }, 'one')).status).toBe(400);
    expect((await give(ann, gift, 'two')).status).toBe(400);
    expect(await wallet(bob)).toBe(50);
  });

  test('is saved once, however many save it at once', { tags: 'seed' }, async () => {
    const points = { ...specified.points, payItForward: [40] };
    const saving = {
      first: specifiedWhole,
      document: { points },
      from: portal.now,
      byId: null,
      reason: 'Many',
      now: portal.now,
    };
    const saved = await Promise.all(
      Array.from({ length: 20 }, () => transaction(portal.db, (tx) => saveProgramme(tx, saving))),
    );
    expect(saved.map(({ version }) => version).filter((version) => version !== null)).toEqual([2]);
  });

  test('an award that waits for a second person is given as it was asked, by the version of then', {
    tags: 'seed',
  }, async () => {
    const limited = await testApp({ RECOGNISE_POINTS_PER_MONTH: '100' });
    const [one, two, three] = [
      await limited.make.member({ is_admin_reports: true }),
      await limited.make.member({ is_admin_reports: true }),
      await limited.make.member(),
    ];
    const wish = { what: 'reward', reason: 'Act of Courage: Team', points: 200, message: '', sendBy: 'email' };
    const asked = await limited.post('/api/reward/doreward', { ...wish, recipients: [three.memberId] }, { as: one.id });
    await goBy(limited, other);
    const { approvalId } = asked.body.second;
    expect((await limited.post('/api/admin/confirmapproval', { approvalId }, { as: two.id })).status).toBe(200);
    const { rows } = await sql`select reason, points, programme_version as version from awards`.execute(limited.db);
    expect(rows).toEqual([{ reason: 'Act of Courage: Team', points: 200, version: 1 }]);
    await expectBooksRight(limited.db);
    await limited.close();
  });
});
