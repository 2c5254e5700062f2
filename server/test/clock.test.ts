import { idempotencyKeptDays, tokenAbsoluteSeconds, tokenIdleSeconds } from '@laurel/contract/limits';
import { seedRules } from '@laurel/contract/programme/seed-rules';
import { monthOf, pickerMonths } from '@laurel/contract/rules/months';
import { nextQuarters } from '@laurel/contract/rules/quarter-dates';
import { toRecords } from '@laurel/contract/rules/records';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { celebrationsOn, dayIn } from '#home/celebrations';
import { type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import { withoutEffect } from './effects.ts';
import type { MadeMember } from './make.ts';
import { behaviour, going, ideaCategory } from './programmes/going.ts';

const lastOfOctober = '2026-10-31T23:59:59.999Z';
const firstOfNovember = '2026-11-01T00:00:00.000Z';

let portal: TestApp;
let ann: MadeMember;
let bob: MadeMember;
let max: MadeMember;
let ada: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  max = await portal.make.member({ is_manager: true });
  ada = await portal.make.member({ is_admin_reports: true, is_manager: true });
  ann = await portal.make.member({ points: 1000 });
  bob = await portal.make.member({ manager_id: max.id });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

/** Sets the clock; everybody's token lives on. */
async function at(instant: string | Date): Promise<void> {
  portal.now = new Date(instant);
  for (const { id } of [ann, bob, max, ada]) await portal.tokenOf(id);
  await portal.db
    .updateTable('tokens')
    .set({ last_used_at: portal.now, expires_at: new Date('2040-01-01') })
    .execute();
}

describe('the end of a month', () => {
  beforeAll(async () => {
    const competition = { startDate: '2026-10-01', endDate: '2026-11-30', title: 'C', isEnabled: true };
    const words = { description: '', textboxTitle: '', textboxDescription: '' };
    await at(lastOfOctober);
    await portal.post('/api/competition/admincompetitionupdate', { ...competition, ...words }, { as: ada.id });
    for (const instant of [lastOfOctober, firstOfNovember]) {
      await at(instant);
      const nomination = { nomCat: [behaviour], reason: instant, members: [bob.memberId] };
      const card = {
        what: 'payitforward',
        reason: behaviour,
        points: going.points.payItForward[0],
        message: instant,
        sendBy: 'email',
      };
      const idea = { category: ideaCategory, title: instant, idea: instant };
      for (const answer of [
        await portal.post('/api/nom/newnom', nomination, { as: ann.id }),
        await portal.post('/api/competition/newnom', { ...nomination, nomCat: ['C'] }, { as: ann.id }),
        await portal.post('/api/reward/doreward', { ...card, recipients: [bob.memberId] }, { as: ann.id }),
        await portal.post('/api/idea/ideasubmit', idea, { as: ann.id }),
      ])
        expect(answer.status).toBe(200);
    }
  });

  const rowsOf = async (path: string, month: string, as: MadeMember) => {
    const span = path.endsWith('myrecognitions') ? { selMonth: month } : { selMonthFrom: month, selMonthTo: month };
    const all = /quarterlyawards|competitionreport/.test(path) ? { awardStatus: '' } : {};
    const { status, body } = await portal.post(path, { ...span, ...all }, { as: as.id });
    expect([path, status]).toEqual([path, 200]);
    // biome-ignore lint/suspicious/noExplicitAny: the test looks into rows of every report.
    return (body.noms ?? toRecords<any>(body.report)) as Record<string, string>[];
  };
  const dateOf = (row: Record<string, string>) => row.dateCreated ?? row.date;

  test.each([
    ['/api/report/myrecognitions', 1],
    ['/api/report/reportmanagement', 1],
    ['/api/report/quarterlyawards', 1],
    ['/api/competition/competitionreport', 1],
    ['/api/idea/idealist', 1],
    ['/api/nom/nomlist', 2],
  ])('%s puts each row into one UTC month, and none into two', async (path, rows) => {
    const as = path.endsWith('myrecognitions') ? bob : ada;
    const october = await rowsOf(path, 'October 2026', as);
    const november = await rowsOf(path, 'November 2026', as);
    expect(october.map(dateOf)).toEqual(Array(rows).fill(lastOfOctober));
    expect(november.map(dateOf)).toEqual(Array(rows).fill(firstOfNovember));
    for (const month of ['September 2026', 'December 2026']) expect(await rowsOf(path, month, as)).toEqual([]);
  });

  test('the month is UTC for a reader in Johannesburg too, where it is 01:59 on the first', async () => {
    expect(dayIn('Africa/Johannesburg', new Date(lastOfOctober))).toEqual({ year: 2026, month: 11, day: 1 });
    const [row] = await rowsOf('/api/report/myrecognitions', 'October 2026', bob);
    expect(row?.date).toMatch(/Z$/);
    await at(lastOfOctober);
    const { body } = await portal.post('/api/member/getmemberdata', {}, { as: ann.id });
    expect(body.homeStats).toMatchObject({ rewardsSent: 1, nominations: 2 });
    await at(firstOfNovember);
    const later = await portal.post('/api/member/getmemberdata', {}, { as: ann.id });
    expect(later.body.homeStats).toMatchObject({ rewardsSent: 1, nominations: 2 });
  });
});

describe('month pickers', () => {
  test('the new year begins at midnight UTC: 12 × 3 months and the current one', () => {
    const before = pickerMonths(new Date('2026-12-31T23:59:59.999Z'));
    const after = pickerMonths(new Date('2027-01-01T00:00:00.000Z'));
    expect([before.length, before[0], before.at(-1)]).toEqual([48, 'December 2026', 'January 2023']);
    expect([after.length, after[0], after[1], after.at(-1)]).toEqual([
      37,
      'January 2027',
      'December 2026',
      'January 2024',
    ]);
    expect(new Set(after).size).toBe(37);
  });

  test.each([
    ['2027-01-31T23:59:59.999Z', 1],
    ['2027-02-28T23:59:59.999Z', 2],
    ['2028-02-29T12:00:00.000Z', 2],
    ['2027-03-31T00:00:00.000Z', 3],
  ])('at %s the current year has %i months', (instant, count) => {
    const now = new Date(instant);
    const ofYear = pickerMonths(now).filter((month) => month.endsWith(String(now.getUTCFullYear())));
    expect([ofYear.length, ofYear[0]]).toEqual([count, monthOf(now)]);
  });
});

describe('birthdays and anniversaries', () => {
  test.each([
    [31, 2],
    [30, 2],
    [31, 4],
    [31, 6],
    [31, 9],
    [31, 11],
    [0, 1],
    [32, 1],
  ])('day %i of month %i is no birthday', async (dOBdd, dOBmm) => {
    const update = () => portal.post('/api/member/memberupdate', { dOBdd, dOBmm }, { as: ann.id });
    const { status, body } = await withoutEffect(portal.db, update);
    expect([status, Object.keys(body.formErrors)]).toEqual([400, ['dOBdd']]);
  });

  test('29 February is celebrated once in every year', async () => {
    const leap = await portal.make.member({ dob_day: 29, dob_month: 2, hire_date: '2024-02-29' });
    for (const year of [2025, 2026, 2027, 2028, 2032, 2100]) {
      const days = [];
      for (
        let day = new Date(Date.UTC(year, 1, 25));
        day < new Date(Date.UTC(year, 2, 4));
        day = new Date(+day + 86_400_000)
      ) {
        const rows = await celebrationsOn(portal.db, { year, month: day.getUTCMonth() + 1, day: day.getUTCDate() }, 50);
        for (const { what, years, memberId } of rows)
          if (memberId === leap.memberId) days.push(`${day.getUTCMonth() + 1}-${day.getUTCDate()} ${what} ${years}`);
      }
      const date = year % 4 === 0 && year !== 2100 ? '2-29' : '2-28';
      expect(days).toEqual([`${date} BDAY 0`, `${date} ANNIV ${year - 2024}`]);
    }
  });

  test('the first day at work is no anniversary of 0 years', async () => {
    const { memberId } = await portal.make.member({ hire_date: '2026-05-05' });
    const years = async (year: number) =>
      (await celebrationsOn(portal.db, { year, month: 5, day: 5 }, 50))
        .filter((row) => row.memberId === memberId)
        .map((row) => row.years);
    expect([await years(2025), await years(2026), await years(2027)]).toEqual([[], [], [1]]);
  });

  test('"today" on the home page follows the midnight of the viewer’s country at once', async () => {
    await portal.make.member({ firstname: 'Nora', dob_day: 8, dob_month: 6 });
    const seen = async (instant: string) => {
      await at(instant);
      const { body } = await portal.post('/api/member/getmemberdata', {}, { as: ann.id });
      return JSON.stringify(body.homeCelebrations).includes('Nora');
    };
    // Midnight in Johannesburg is 22:00 UTC.
    expect(await seen('2026-06-07T21:59:58Z')).toBe(false);
    expect(await seen('2026-06-07T22:00:02Z')).toBe(true);
    expect(await seen('2026-06-08T21:59:58Z')).toBe(true);
    expect(await seen('2026-06-08T22:00:02Z')).toBe(false);
  });
});

test.each([
  ['2026-11-30T23:59:59.999Z', 200],
  ['2026-12-01T00:00:00.000Z', 400],
])('the competition’s last day counts whole: at %s a nomination is %i', async (instant, status) => {
  await at(instant);
  const nomination = { nomCat: ['C'], reason: 'x', members: [bob.memberId] };
  expect((await portal.post('/api/competition/newnom', nomination, { as: ann.id })).status).toBe(status);
});

test('quarters begin with the third of 2024, and roll into the next year', () => {
  const names = (latest?: Parameters<typeof nextQuarters>[0]) =>
    nextQuarters(latest, seedRules.quarters).map(
      ({ quarterNum, quarterYear, dateFrom, dateTo }) => `${quarterNum}/${quarterYear} ${dateFrom} ${dateTo}`,
    );
  expect(names()).toEqual([
    '3/2024 2024-07-01 2024-09-30',
    '4/2024 2024-10-01 2024-12-31',
    '1/2025 2025-01-01 2025-03-31',
  ]);
  expect(names({ quarterNum: 3, quarterYear: 2026, dateTo: '2026-09-30' })[1]).toBe('1/2027 2027-01-01 2027-03-31');
  expect(names({ quarterNum: 4, quarterYear: 2027, dateTo: '2027-12-31' })).toEqual([
    '1/2028 2028-01-01 2028-03-31',
    '2/2028 2028-04-01 2028-06-30',
    '3/2028 2028-07-01 2028-09-30',
  ]);
});

describe('tokens and keys', () => {
  const start = new Date('2026-08-01T12:00:00Z');
  const after = (seconds: number) => {
    portal.now = new Date(start.getTime() + seconds * 1000);
  };
  beforeEach(() => after(0));

  test('a token lives through a clock that steps back ten minutes, and does not become immortal by it', async () => {
    const { id } = await portal.make.member();
    const ask = async () => (await portal.post('/api/member/getmemberdata', {}, { as: id })).status;
    await portal.tokenOf(id);
    expect(await ask()).toBe(200);
    after(-600);
    expect(await ask()).toBe(200);
    for (let seconds = 0; seconds < tokenAbsoluteSeconds; seconds += tokenIdleSeconds / 2) {
      after(seconds);
      expect([seconds, await ask()]).toEqual([seconds, 200]);
    }
    after(tokenAbsoluteSeconds + 1);
    expect(await ask()).toBe(401);
    after(tokenAbsoluteSeconds - 600);
    expect(await ask()).toBe(200);
  });

  test('a key may be used for another request after seven days and a second', { tags: 'seed' }, async () => {
    const giver = await portal.make.member({ points: 1000 });
    const card = { what: 'payitforward', reason: 'Act of Courage', points: 5, message: '', sendBy: 'email' };
    const give = async (message: string) => {
      await portal.tokenOf(giver.id);
      await portal.db
        .updateTable('tokens')
        .set({ last_used_at: portal.now, expires_at: new Date('2040-01-01') })
        .execute();
      const body = { ...card, message, recipients: [bob.memberId] };
      const { status, headers } = await portal.post('/api/reward/doreward', body, { as: giver.id, key: 'a-week' });
      return [status, headers['idempotency-hit']];
    };
    const kept = idempotencyKeptDays * 86_400;
    expect(await give('first')).toEqual([200, undefined]);
    after(kept - 1);
    expect(await give('first')).toEqual([200, 'true']);
    expect(await give('other')).toEqual([422, undefined]);
    after(kept + 1);
    expect(await give('other')).toEqual([200, undefined]);
    expect(await give('other')).toEqual([200, 'true']);
  });
});

describe('summer time', () => {
  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-06-15', 24],
  ])('in Berlin %s has %i hours, and every minute is of one day', (date, hours) => {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    const minutes = [];
    const start = Date.UTC(year, month - 1, day) - 86_400_000;
    for (let minute = 0; minute < 3 * 1440; minute += 1) {
      const found = dayIn('Europe/Berlin', new Date(start + minute * 60_000));
      if (found.year === year && found.month === month && found.day === day) minutes.push(minute);
    }
    expect(minutes).toHaveLength(hours * 60);
    expect((minutes.at(-1) as number) - (minutes[0] as number)).toBe(hours * 60 - 1);
  });
});
