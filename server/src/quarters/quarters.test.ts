import type { QuarterCalendar } from '@laurel/contract/programme/items';
import { seedRules } from '@laurel/contract/programme/seed-rules';
import { nextQuarters, quarterOf } from '@laurel/contract/rules/quarter-dates';
import { toRecords } from '@laurel/contract/rules/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { quartersOf } from './queries.ts';
import { summariseEndedQuarters } from './summarise.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  ann = await portal.make.member();
});
afterAll(() => portal.close());

const add = (more: object = {}) =>
  portal.post(
    '/api/nom/addNewQuarter',
    { quarterNum: 3, quarterYear: 2024, dateFrom: '2024-07-01', dateTo: '2024-09-30', ...more },
    { as: ada.id },
  );

test('the next three quarters roll into the next year, and are those of the company’s year', () => {
  const named = (calendar: QuarterCalendar, latest?: Parameters<typeof nextQuarters>[0]) =>
    nextQuarters(latest, calendar).map(
      ({ quarterNum, quarterYear, dateFrom }) => `${quarterNum}/${quarterYear} ${dateFrom}`,
    );
  const last = { quarterNum: 4, quarterYear: 2026, dateTo: '2026-12-31' };
  const { quarters: specified } = seedRules;
  expect(named(specified)).toEqual(['3/2024 2024-07-01', '4/2024 2024-10-01', '1/2025 2025-01-01']);
  expect(named(specified, last)).toEqual(['1/2027 2027-01-01', '2/2027 2027-04-01', '3/2027 2027-07-01']);
  const [first] = nextQuarters({ quarterNum: 4, quarterYear: 2027, dateTo: '2027-12-31' }, specified);
  expect(first).toMatchObject({ dateFrom: '2028-01-01', dateTo: '2028-03-31' });
  const fromApril = { firstMonth: 4, yearOf: 'lastDay' } as const;
  expect(named(fromApril, last)).toEqual(['4/2027 2027-01-01', '1/2028 2027-04-01', '2/2028 2027-07-01']);
  // The name of the quarter that comes next is taken: it is left out.
  expect(named({ ...fromApril, yearOf: 'firstDay' }, last)).toEqual([
    '1/2027 2027-04-01',
    '2/2027 2027-07-01',
    '3/2027 2027-10-01',
  ]);
  // A month is left out between the old year and the new one.
  expect(named({ firstMonth: 2, yearOf: 'firstDay' }, last)).toEqual([
    '1/2027 2027-02-01',
    '2/2027 2027-05-01',
    '3/2027 2027-08-01',
  ]);
  expect(quarterOf('2027-01-31', { firstMonth: 2, yearOf: 'firstDay' })).toMatchObject({
    ...{ quarterNum: 4, quarterYear: 2026, dateFrom: '2026-11-01', dateTo: '2027-01-31' },
  });
  expect(quarterOf('2026-04-30', { firstMonth: 12, yearOf: 'lastDay' })).toMatchObject({
    quarterNum: 2,
    quarterYear: 2026,
    dateTo: '2026-05-31',
  });
});

test('A68: two at once add one quarter; others, wrong dates and wrong numbers are refused', {
  tags: 'seed',
}, async () => {
  const both = await Promise.all(Array.from({ length: 10 }, () => add()));
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(both.filter(({ status }) => status === 400)).toHaveLength(9);
  expect((await add({ quarterNum: 5 })).body.formErrors.quarterNum).toBeTruthy();
  expect((await add({ quarterYear: 1900 })).status).toBe(400);
  expect((await add({ quarterNum: 4, quarterYear: 2025 })).status).toBe(400);
  expect(
    (await add({ quarterNum: 4, dateFrom: '2024-10-02', dateTo: '2024-12-31' })).body.formErrors.dateFrom,
  ).toBeTruthy();
  expect((await add({ quarterNum: 4, dateFrom: '2024-10-01', dateTo: '2024-12-31' })).body.quarters).toMatchObject([
    { quarterNum: 4, quarterYear: 2024, dateFrom: '2024-10-01', dateTo: '2024-12-31', isDone: false },
    { quarterNum: 3, quarterYear: 2024, isDone: false },
  ]);
});

test('A68: a quarter is summarised once however many try, when it has ended, with averages and counts per nominee', {
  tags: 'seed',
}, async () => {
  const max = await portal.make.member({ is_manager: true });
  const bob = await portal.make.member({ manager_id: max.id });
  const review = async (
    given: { nomination_id: number; reviewer_id: number; rating: number; created_at: Date },
    motivation: string,
  ) => {
    const { id } = await portal.db
      .insertInto('reviews')
      .values({ ...given, kind: 'rating', is_include_in_quarterly: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await portal.make.words('review.motivation', id, given.reviewer_id, motivation);
  };
  const nomination = async (at: string, categories: string[], rating: number) => {
    const { id } = await portal.db
      .insertInto('nominations')
      .values({
        kind: 'behaviour',
        by_id: ann.id,
        nominee_id: bob.id,
        categories,
        state: 'rated',
        rating_count: 1,
        created_at: new Date(at),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await portal.make.words('nomination.reason', id, ann.id, `For ${at}`);
    await review({ nomination_id: id, reviewer_id: max.id, rating, created_at: new Date(at) }, 'Well done');
    return id;
  };
  await nomination('2024-07-01T00:00:00Z', ['Act of Courage', 'Client Obsession'], 6);
  const last = await nomination('2024-09-30T23:59:59.999Z', ['Act of Courage'], 7);
  const coca = await portal.make.member({ role_cc: true, firstname: 'Coca', surname: 'Cole' });
  const created_at = new Date('2024-09-30T23:59:59.999Z');
  await review({ nomination_id: last, reviewer_id: coca.id, rating: 4, created_at }, 'I saw it too');
  await nomination('2024-10-01T00:00:00Z', ['Act of Courage'], 1);
  const { body } = await portal.post('/api/nom/quartersList', {}, { as: ada.id });
  const quarterId = body.quarters.at(-1).nexusNomQuarterId;
  const summary = () => portal.post('/api/nom/QuarterlyAwardsSummaryReport', { quarterId }, { as: ada.id });
  expect((await summary()).status).toBe(400);
  expect(await summariseEndedQuarters(portal.db, new Date('2024-09-30T23:59:59Z'))).toBe(0);
  const made = await Promise.all(
    Array.from({ length: 5 }, () => summariseEndedQuarters(portal.db, new Date('2024-10-01T00:00:00Z'))),
  );
  expect(made.reduce((sum, each) => sum + each)).toBe(1);
  // biome-ignore lint/suspicious/noExplicitAny: the test looks into rows freely.
  const rows = toRecords<any>((await summary()).body.report);
  expect(rows).toMatchObject([
    {
      ref: 1,
      totalNominations: 2,
      reviewRatingAve: 5.67,
      nomCatCounts: 'Act of Courage: 2, Client Obsession: 1',
      nomineeMemberNumber: bob.memberNumber,
    },
  ]);
  const details = await portal.post(
    '/api/nom/QuarterlyAwardsSummaryDetails',
    { nexusNomQuarterSummaryId: rows[0].nexusNomQuarterSummaryId },
    { as: ada.id },
  );
  expect(toRecords(details.body.report)).toMatchObject([
    { ratingCount: 1, reviewRatingAve: 6, quarterlyMotivation: 'Well done' },
    {
      ratingCount: 2,
      reviewRatingAve: 5.5,
      reviewByMember: expect.stringMatching(/^First\d+ Last\d+, Coca Cole$/),
      quarterlyMotivation: 'I saw it too\n\nWell done',
    },
  ]);
  const late = new Date('2024-10-01T00:00:01Z');
  const afterwards = await portal.make.member({ role_cc: true });
  await review({ nomination_id: last, reviewer_id: afterwards.id, rating: 1, created_at: late }, 'Too late');
  expect(toRecords((await summary()).body.report)).toEqual(rows);
  const again = await portal.post(
    '/api/nom/QuarterlyAwardsSummaryDetails',
    { nexusNomQuarterSummaryId: rows[0].nexusNomQuarterSummaryId },
    { as: ada.id },
  );
  expect(again.body.report).toEqual(details.body.report);
  expect(
    (await portal.post('/api/nom/QuarterlyAwardsSummaryReport', { quarterId: '9999' }, { as: ada.id })).status,
  ).toBe(404);
});

test('a quarter runs on its own last day, to its end in UTC', { tags: 'seed' }, async () => {
  const standing = async (instant: string) => {
    const [latest] = await quartersOf(portal.db, new Date(instant));
    return [latest?.dateTo, latest?.status, latest?.isDone];
  };
  expect(await standing('2024-12-31T00:00:00Z')).toEqual(['2024-12-31', 'Running', false]);
  expect(await standing('2024-12-31T23:59:59.999Z')).toEqual(['2024-12-31', 'Running', false]);
  expect(await standing('2025-01-01T00:00:00Z')).toEqual(['2024-12-31', 'Being summarised', false]);
  expect(await summariseEndedQuarters(portal.db, new Date('2024-12-31T12:00:00Z'))).toBe(0);
});

test('the quarterly award report lists nominations by their state', { tags: 'seed' }, async () => {
  const report = async (awardStatus: string) => {
    const { body } = await portal.post(
      '/api/report/quarterlyawards',
      { selMonthFrom: 'July 2024', selMonthTo: 'September 2024', awardStatus },
      { as: ada.id },
    );
    return toRecords(body.report);
  };
  expect(await report('W')).toHaveLength(2);
  expect(await report('D')).toEqual([]);
  expect((await report(''))[0]).toMatchObject({
    reviewRating: 7,
    quarterlyMotivation: 'Well done',
    quarterDescription: 'Quarter 3 of 2024',
  });
  const bad = { selMonthFrom: 'July 2024', selMonthTo: 'July 2028' };
  expect(
    (await portal.post('/api/report/quarterlyawards', bad, { as: ada.id })).body.formErrors.selMonthTo,
  ).toBeTruthy();
});
