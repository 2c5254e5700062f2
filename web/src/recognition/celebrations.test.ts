import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import { expect, test } from 'vitest';
import { celebrationsOf, occasionWords } from './celebrations.ts';

const row = (what: CelebrationRow['what'], years: number): CelebrationRow => ({
  what,
  memberId: `1.${years}`,
  memberName: 'Ana Silva',
  picId: '',
  firstName: 'Ana',
  surname: 'Silva',
  division: 'Sales',
  years,
  interest1: '',
});

test('birthdays and anniversaries are apart, the longest service first', () => {
  const { birthdays, anniversaries } = celebrationsOf([row('ANNIV', 1), row('BDAY', 0), row('ANNIV', 12)]);
  expect(birthdays).toHaveLength(1);
  expect(anniversaries.map(({ years }) => years)).toEqual([12, 1]);
});

test('anniversaries show years, birthdays never', () => {
  expect([row('BDAY', 0), row('ANNIV', 1), row('ANNIV', 25)].map(occasionWords)).toEqual([
    'Birthday',
    '1 year',
    '25 years',
  ]);
});
