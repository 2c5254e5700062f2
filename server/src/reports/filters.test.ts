import type { AwardRow } from '@laurel/contract/calls/reports/award-report';
import type { ManagementReportRow } from '@laurel/contract/calls/reports/reportmanagement';
import { toRecords } from '@laurel/contract/rules/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ada: MadeMember;
let max: MadeMember;
let ann: MadeMember;
let eve: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, is_manager: true, division_code: 'D3' });
  max = await portal.make.member({ is_manager: true });
  ann = await portal.make.member({ manager_id: max.id });
  eve = await portal.make.member({ division_code: 'D2' });
});
afterAll(() => portal.close());

const october = { selMonthFrom: 'October 2026', selMonthTo: 'October 2026' };
const autumn = { selMonthFrom: 'September 2026', selMonthTo: 'November 2026' };

describe('reportmanagement', () => {
  beforeAll(async () => {
    const card = async (message: string, from: MadeMember, to: MadeMember, at: string) => {
      const created_at = new Date(at);
      const award = {
        what: 'thankyou' as const,
        by_id: from.id,
        reason: 'Thank you',
        points: 0,
        send_by: 'email' as const,
        message_length: message.length,
      };
      const { id } = await portal.db
        .insertInto('awards')
        .values({ ...award, created_at })
        .returning('id')
        .executeTakeFirstOrThrow();
      const sides = { kind: 'thankyou' as const, from_id: from.id, to_id: to.id, value: 'Thank you', points: 0 };
      await portal.db
        .insertInto('recognitions')
        .values({ ...sides, award_id: id, created_at })
        .execute();
      await portal.make.words('award.message', id, from.id, message);
    };
    await card('September within D1', max, ann, '2026-09-30T23:59:59.999Z');
    await card('October into D1', eve, ann, '2026-10-01T00:00:00Z');
    await card('October out of D1', ann, eve, '2026-10-31T23:59:59.999Z');
    await card('October within D2', eve, eve, '2026-10-15T00:00:00Z');
    await card('November to D3', eve, ada, '2026-11-01T00:00:00Z');
  });

  test.each<['max' | 'ada', object, string[]]>([
    ['max', october, ['October out of D1', 'October into D1']],
    ['max', { ...autumn, isAll: false }, ['October out of D1', 'October into D1', 'September within D1']],
    ['ada', autumn, ['November to D3']],
    ['ada', { ...october, isAll: true }, ['October out of D1', 'October within D2', 'October into D1']],
    [
      'ada',
      { ...autumn, isAll: true },
      ['November to D3', 'October out of D1', 'October within D2', 'October into D1', 'September within D1'],
    ],
    ['max', { selMonthFrom: 'January 2025', selMonthTo: 'January 2025' }, []],
  ])('as %s with %j', async (who, input, messages) => {
    const as = who === 'max' ? max.id : ada.id;
    const { status, body } = await portal.post('/api/report/reportmanagement', input, { as });
    expect(status).toBe(200);
    expect(toRecords<ManagementReportRow>(body.report).map(({ message }) => message)).toEqual(messages);
  });

  test('more rows than anybody could read are refused with a way out', async () => {
    const owner = await openConnection(portal.settings);
    // Without looking up each giver, taker and award once more.
    await owner.query('set session_replication_role = replica');
    await owner.query(
      `insert into recognitions (kind, from_id, to_id, value, points, award_id, created_at)
       select 'thankyou', ${eve.id}, ${ada.id}, 'Thank you', 0, (select min(id) from awards), '2024-05-01' from generate_series(1, 100001)`,
    );
    await owner.end();
    const may = { selMonthFrom: 'May 2024', selMonthTo: 'May 2024', isAll: true };
    const { status, body } = await portal.post('/api/report/reportmanagement', may, { as: ada.id });
    const words = 'This report has more than 100\u00a0000 rows. Please choose fewer months.';
    expect([status, body.message, body.formErrors]).toEqual([400, words, { selMonthTo: words }]);
  });

  test('all divisions are for administrators of reports', async () => {
    const { status } = await portal.post('/api/report/reportmanagement', { ...october, isAll: true }, { as: max.id });
    expect(status).toBe(403);
  });

  test.each<[object, string]>([
    [{ ...october, isAll: 'yes' }, 'isAll'],
    [{ selMonthFrom: 'October 2026', selMonthTo: 'September 2026' }, 'selMonthTo'],
    [{ selMonthFrom: 'October 2022', selMonthTo: 'October 2026' }, 'selMonthTo'],
    [{ selMonthFrom: 'October 2026' }, 'selMonthTo'],
  ])('refuses %j', async (input, field) => {
    const { status, body } = await portal.post('/api/report/reportmanagement', input, { as: ada.id });
    expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
  });
});

describe('quarterlyawards and competitionreport', () => {
  beforeAll(async () => {
    for (const kind of ['behaviour', 'competition'] as const) {
      for (const [reason, at, state] of [
        ['September rated', '2026-09-30T23:59:59.999Z', 'rated'],
        ['October rated', '2026-10-01T00:00:00Z', 'rated'],
        ['October declined', '2026-10-15T00:00:00Z', 'declined'],
        ['October open', '2026-10-31T23:59:59.999Z', 'open'],
        ['November rated', '2026-11-01T00:00:00Z', 'rated'],
      ] as const) {
        const sides = { kind, by_id: eve.id, nominee_id: ann.id, categories: ['Act of Courage'] };
        const { id } = await portal.db
          .insertInto('nominations')
          .values({
            ...sides,
            state,
            rating_count: state === 'rated' ? 1 : 0,
            created_at: new Date(at),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await portal.make.words('nomination.reason', id, eve.id, `${kind} ${reason}`);
        if (state === 'open') continue;
        const review = { nomination_id: id, reviewer_id: max.id, created_at: new Date(at) };
        const decision = state === 'rated' ? { kind: 'rating' as const, rating: 6 } : { kind: 'decline' as const };
        const { id: reviewId } = await portal.db
          .insertInto('reviews')
          .values({ ...review, ...decision })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (state === 'declined') await portal.make.words('review.motivation', reviewId, max.id, 'No');
      }
    }
  });

  const cases: [object, string[]][] = [
    [october, ['October rated']],
    [{ ...october, awardStatus: 'W' }, ['October rated']],
    [{ ...october, awardStatus: 'D' }, ['October declined']],
    [{ ...october, awardStatus: 'N' }, ['October open']],
    [{ ...october, awardStatus: '' }, ['October open', 'October declined', 'October rated']],
    [{ ...autumn, awardStatus: 'W' }, ['November rated', 'October rated', 'September rated']],
    [{ selMonthFrom: 'January 2025', selMonthTo: 'January 2025', awardStatus: '' }, []],
  ];
  test.each([
    ...cases.map((each) => ['/api/report/quarterlyawards', 'behaviour', ...each] as const),
    ...cases.map((each) => ['/api/competition/competitionreport', 'competition', ...each] as const),
  ])('%s holds each %s with %j', async (path, kind, input, reasons) => {
    const { status, body } = await portal.post(path, input, { as: ada.id });
    expect(status).toBe(200);
    expect(toRecords<AwardRow>(body.report).map(({ reason }) => reason)).toEqual(
      reasons.map((one) => `${kind} ${one}`),
    );
  });

  test.each<[object, string]>([
    [{ ...october, awardStatus: 'X' }, 'awardStatus'],
    [{ ...october, awardStatus: null }, 'awardStatus'],
    [{ selMonthFrom: 'October 2026', selMonthTo: 'September 2026' }, 'selMonthTo'],
  ])('refuse %j', async (input, field) => {
    for (const path of ['/api/report/quarterlyawards', '/api/competition/competitionreport']) {
      const { status, body } = await portal.post(path, input, { as: ada.id });
      expect([path, status, Object.keys(body.formErrors)]).toEqual([path, 400, [field]]);
    }
  });
});
