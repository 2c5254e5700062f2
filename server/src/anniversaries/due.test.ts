import type { AnniversaryAward, WholeProgramme } from '@laurel/contract/programme/items';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { describe, expect, test } from 'vitest';
import { dueIn } from './due.ts';

function goes(from: string, awards: AnniversaryAward[], version = 2) {
  const programme: WholeProgramme = { ...specifiedWhole, version, anniversaries: { awards } };
  return { from: new Date(from), programme };
}

const five = { years: 5, points: 500 };
const hiredFor = (planned: Parameters<typeof dueIn>[0], now: string, day: string) =>
  dueIn(planned, new Date(now))
    .filter((one) => one.day === day)
    .map(({ hired }) => hired);

describe('whoever began on 29 February celebrates', () => {
  const always = [goes('2000-01-01T00:00:00Z', [five])];

  test('on 28 February in years that have no 29th, beside who began on the 28th', () => {
    expect(hiredFor(always, '2029-03-01T12:00:00Z', '2029-02-28')).toEqual(['2024-02-28', '2024-02-29']);
  });

  test('and on the 29th in those that have one', () => {
    const four = [goes('2000-01-01T00:00:00Z', [{ years: 4, points: 400 }])];
    expect(hiredFor(four, '2028-03-01T12:00:00Z', '2028-02-29')).toEqual(['2024-02-29']);
    expect(hiredFor(four, '2028-03-01T12:00:00Z', '2028-02-28')).toEqual(['2024-02-28']);
  });

  test('nobody began on the 29th of a year that had none', () => {
    expect(hiredFor(always, '2028-03-01T12:00:00Z', '2028-02-29')).toEqual([]);
    expect(hiredFor(always, '2027-03-01T12:00:00Z', '2027-02-28')).toEqual(['2022-02-28']);
  });
});

test('a year has no end at which an anniversary would be lost', () => {
  const always = [goes('2000-01-01T00:00:00Z', [five])];
  const days = new Set(dueIn(always, new Date('2027-01-01T00:30:00Z')).map(({ day }) => day));
  for (const day of ['2026-12-01', '2026-12-31', '2027-01-01', '2027-01-02']) expect(days).toContain(day);
});

test('each programme goes for its own time, and one that ended before what is made up for is not asked', () => {
  const planned = [
    goes('2020-01-01T00:00:00Z', [{ years: 1, points: 10 }], 1),
    goes('2026-01-01T00:00:00Z', [five], 2),
    goes('2026-11-10T08:00:00Z', [{ ...five, points: 700, words: 'Thank you.' }], 3),
    goes('2026-12-24T00:00:00Z', [{ years: 9, points: 900 }], 4),
  ];
  const due = dueIn(planned, new Date('2026-11-20T10:00:00Z')).filter(({ day }) => day === '2026-11-11');
  expect(due.map(({ version, points, words, from, until }) => [version, points, words, from, until])).toEqual([
    [2, 500, '', '2026-01-01T00:00:00.000Z', '2026-11-10T08:00:00.000Z'],
    [3, 700, 'Thank you.', '2026-11-10T08:00:00.000Z', '2026-12-24T00:00:00.000Z'],
  ]);
});

test('where nothing is given for years nothing is due', () => {
  expect(dueIn([goes('2020-01-01T00:00:00Z', [])], new Date('2026-11-20T10:00:00Z'))).toEqual([]);
});
