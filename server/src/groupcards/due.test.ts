import { expect, test } from 'vitest';
import { dueDays } from './due.ts';

const found = (at: string, daysBefore: number) =>
  dueDays({ daysBefore }, new Date(at)).map(({ day, month, date }) => `${day} ${month}-${date}`);

test('the days ahead, from today on, and one more, for it is tomorrow somewhere', () => {
  expect(found('2026-12-30T23:00:00Z', 2)).toEqual([
    '2026-12-30 12-30',
    '2026-12-31 12-31',
    '2027-01-01 1-1',
    '2027-01-02 1-2',
  ]);
});

test('who was born on 29 February is due on the 28th, and in a leap year on their day', () => {
  expect(found('2027-02-27T12:00:00Z', 1)).toEqual([
    '2027-02-27 2-27',
    '2027-02-28 2-28',
    '2027-02-28 2-29',
    '2027-03-01 3-1',
  ]);
  expect(found('2028-02-27T12:00:00Z', 1)).toEqual(['2028-02-27 2-27', '2028-02-28 2-28', '2028-02-29 2-29']);
});
