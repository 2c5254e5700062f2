import { competitionnewnom } from '@laurel/contract/calls/nominations/competitionnewnom';
import { expect, test } from 'vitest';
import { errorsIn } from '#form/check.ts';
import { type CompetitionForm, emptyNomination, nominationOf } from './competition-form.ts';

const competition = {
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  title: 'Colleague of the Season',
  description: '',
  textboxTitle: '',
  textboxDescription: '',
  isEnabled: true,
};

const nominationErrors = (form: CompetitionForm) => errorsIn(competitionnewnom, nominationOf(competition, form));

test('recipients and a reason of at most 750 characters are required', () => {
  expect(nominationErrors(emptyNomination)).toEqual({
    members: 'Please choose who to nominate.',
    reason: 'Please tell the reason.',
  });
  expect(nominationErrors({ members: [], reason: '🌿'.repeat(750) }).reason).toBeUndefined();
  expect(nominationErrors({ members: [], reason: '🌿'.repeat(751) }).reason).toBeTruthy();
});

test('the nomination is sent under the title of the competition', () => {
  expect(nominationOf(competition, { members: [], reason: ' Because. ' })).toEqual({
    nomCat: ['Colleague of the Season'],
    reason: 'Because.',
    members: [],
  });
});
