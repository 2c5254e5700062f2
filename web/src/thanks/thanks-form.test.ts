import { describe, expect, test } from 'vitest';
import { rulesOf } from '#giving/award-kinds.ts';
import { divisionRecipient, personRecipient } from '#picker/recipient.ts';
import { colleagues, thandi } from '../../test/people.ts';
import { kindsFor, kindsOf, mayNameWhole } from './kinds.ts';
import {
  awardOfThanks,
  changedFields,
  emptyThanks,
  isBegun,
  messageMax,
  namedErrors,
  nominationOfThanks,
} from './thanks-form.ts';

const [ann, ben] = colleagues(3).map(personRecipient);
const ways = ['email', 'sms'] as const;
const empty = emptyThanks('thankyou', ways);
const filled = {
  ...empty,
  recipients: ann ? [ann] : [],
  message: 'You stayed.',
  reason: 'Act of Courage',
  points: '50',
};
const [own, foreign] = ['CC', 'OPS'].map((divisionCode) => ({
  divisionCode,
  division: divisionCode,
  countryCode: 'ZA',
}));

describe('what thanks can become', () => {
  test('a member thanks, gives of their own and nominates; a manager gives from a budget too', () => {
    expect(kindsOf(thandi)).toEqual(['thankyou', 'payitforward', 'nomination']);
    expect(kindsOf({ ...thandi, capabilities: ['manager'] })).toEqual([
      ...['thankyou', 'payitforward', 'adhoc', 'nomination'],
    ]);
    expect(kindsOf({ ...thandi, lent: ['giver'] })).toContain('adhoc');
  });

  test('all of another division is left to a nomination, but for who holds an office', () => {
    if (!own || !foreign) throw new Error('There are two divisions.');
    const kinds = kindsOf(thandi);
    expect(kindsFor(kinds, [divisionRecipient(own)], thandi)).toEqual(kinds);
    expect(kindsFor(kinds, [divisionRecipient(foreign)], thandi)).toEqual(['nomination']);
    expect(kindsFor(kinds, [divisionRecipient(foreign)], { ...thandi, capabilities: ['manager'] })).toEqual(kinds);
    expect(mayNameWhole(kinds, thandi, foreign)).toBe(true);
    expect(mayNameWhole(['thankyou'], thandi, foreign)).toBe(false);
    expect(mayNameWhole(['thankyou'], thandi, own)).toBe(true);
  });
});

describe('who changes what it becomes', () => {
  test('keeps people and words, and sends nothing that another kind asks for', () => {
    expect(awardOfThanks(rulesOf('payitforward', undefined), filled)).toMatchObject({
      ...{ recipients: [ann], message: 'You stayed.', reason: 'Act of Courage', points: '50', sendBy: 'email' },
    });
    expect(awardOfThanks(rulesOf('thankyou', undefined), filled)).toMatchObject({ reason: 'Thank you' });
    expect(awardOfThanks(rulesOf('adhoc', undefined), filled)).toMatchObject({ reason: '' });
    const lent = { delegationId: 'd1' };
    expect(awardOfThanks(rulesOf('payitforward', undefined), { ...filled, lent })).not.toHaveProperty('lent');
    expect(awardOfThanks(rulesOf('adhoc', undefined), { ...filled, lent })).toMatchObject({ lent });
    expect(nominationOfThanks({ ...filled, behaviours: ['Act of Courage', 'Gone'] })).toEqual({
      ...{ members: [ann], nomCat: ['Act of Courage'], reason: 'You stayed.' },
    });
  });

  test('has as many characters as the kind and the way allow', () => {
    expect(messageMax({ kind: 'thankyou', sendBy: 'email' })).toBe(350);
    expect(messageMax({ kind: 'nomination', sendBy: 'email' })).toBe(750);
    expect(messageMax({ kind: 'payitforward', sendBy: 'sms' })).toBeLessThan(350);
  });
});

test('what is wrong has the names of the form, and what is changed those of the call', () => {
  const errors = { members: 'Who?', nomCat: 'What?', reason: 'Why?' };
  expect(namedErrors('nomination', errors)).toEqual({ recipients: 'Who?', behaviours: 'What?', message: 'Why?' });
  expect(namedErrors('adhoc', { reason: 'What for?' })).toEqual({ reason: 'What for?' });
  expect(Object.keys(changedFields('nomination', { message: '' }))).toEqual(['reason']);
  expect(changedFields('thankyou', { message: '' })).toEqual({ message: '' });
});

test('whom one came for alone is no draft', () => {
  expect(isBegun({ ...empty, recipients: ann ? [ann] : [] }, empty, ann?.memberId)).toBe(false);
  expect(isBegun({ ...empty, recipients: ann && ben ? [ann, ben] : [] }, empty, ann?.memberId)).toBe(true);
  expect(isBegun({ ...empty, message: 'Thank' }, empty, undefined)).toBe(true);
  expect(isBegun({ ...empty, kind: 'nomination' }, empty, undefined)).toBe(true);
  expect(isBegun(empty, empty, undefined)).toBe(false);
});
