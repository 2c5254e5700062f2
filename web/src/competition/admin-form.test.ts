import { admincompetitionupdate } from '@laurel/contract/calls/competition/admincompetitionupdate';
import type { Competition } from '@laurel/contract/calls/competition/competition-fields';
import { expect, test } from 'vitest';
import { errorsIn } from '#form/check.ts';
import { sameSetup, textMax } from './admin-form.ts';

const competition = {
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  title: 'Colleague of the Season',
  description: '',
  textboxTitle: '',
  textboxDescription: '',
  isEnabled: true,
};

const setupErrors = (form: Competition) => errorsIn(admincompetitionupdate, form);

test('a competition has a title, and dates in their order', () => {
  expect(setupErrors(competition)).toEqual({});
  expect(setupErrors({ ...competition, title: ' ' })).toHaveProperty('title');
  expect(setupErrors({ ...competition, startDate: '' })).toHaveProperty('startDate');
  expect(setupErrors({ ...competition, endDate: '2026-10-31' })).toHaveProperty('endDate');
  expect(setupErrors({ ...competition, endDate: '2026-11-01' })).toEqual({});
});

test('a setup differs from the saved one by any of its fields', () => {
  expect(sameSetup({ ...competition }, competition)).toBe(true);
  expect(sameSetup({ ...competition, isEnabled: false }, competition)).toBe(false);
  expect(sameSetup({ ...competition, description: ' ' }, competition)).toBe(false);
});

test.each(Object.entries(textMax))('%s has at most %i characters, an emoji counting as one', (field, max) => {
  expect(setupErrors({ ...competition, [field]: '🌿'.repeat(max) })).toEqual({});
  expect(setupErrors({ ...competition, [field]: 'x'.repeat(max + 1) })).toHaveProperty(field);
});
