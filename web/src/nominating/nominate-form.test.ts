import { newnom } from '@laurel/contract/calls/nominations/newnom';
import { expect, test } from 'vitest';
import { looksOf } from '#ecards/behaviour-looks.ts';
import { errorsIn } from '#form/check.ts';
import { goBy, otherProgramme } from '../../test/programme.ts';
import { emptyForm, fittingForm, type NominateForm, nominationOf, withBehaviour } from './nominate-form.ts';

const nominateErrors = (form: NominateForm) => errorsIn(newnom, nominationOf(form));

test('several behaviours may be ticked, and stand in the order of the list', () => {
  const two = withBehaviour(['Act of Courage'], 'Client Obsession');
  expect(two).toEqual(['Client Obsession', 'Act of Courage']);
  expect(withBehaviour(two, 'Act of Courage')).toEqual(['Client Obsession']);
});

test('a behaviour and the 1Up nomination exclude each other', () => {
  expect(withBehaviour(['1Up nomination'], 'Act of Courage')).toEqual(['Act of Courage']);
});

test('recipients, a behaviour and a reason are required', () => {
  expect(nominateErrors(emptyForm)).toEqual({
    members: 'Please choose who to nominate.',
    nomCat: 'Please choose at least one behaviour.',
    reason: 'Please tell the reason.',
  });
});

test('a reason has at most 750 characters, an emoji counting as one', () => {
  const form = { ...emptyForm, reason: '🌿'.repeat(750) };
  expect(nominateErrors(form).reason).toBeUndefined();
  expect(nominateErrors({ ...form, reason: `${form.reason}.` }).reason).toBe('Please use at most 750 characters.');
  expect(nominationOf({ ...form, reason: ` ${form.reason}\n` }).reason).toBe(form.reason);
});

test('by another programme its behaviours are ticked, in its order, and a draft loses those that are gone', () => {
  const before = { ...emptyForm, nomCat: ['Client Obsession', 'Act of Courage', '1Up nomination'], reason: 'Stayed.' };
  expect(fittingForm(before)).toEqual(before);
  goBy(otherProgramme);
  expect(withBehaviour(withBehaviour([], 'Craft'), 'Customers First')).toEqual(['Customers First', 'Craft']);
  expect(fittingForm(before)).toEqual({ ...before, nomCat: ['Act of Courage'] });
  expect(nominateErrors(before).nomCat).toBe('This is not a behaviour.');
  expect(nominateErrors({ ...before, reason: 'x'.repeat(61) }).reason).toBe('Please use at most 60 characters.');
});

test('a behaviour is explained in the company’s words, or in those of the specification where it is one of those', () => {
  expect(looksOf('Act of Courage').words).toBe('Said or did what was right when it was hard.');
  expect(looksOf('1Up nomination').words).toContain('None of these says it');
  const { icon } = looksOf('Client Obsession');
  goBy(otherProgramme);
  expect(looksOf('Customers First')).toEqual({ icon, words: 'Stood in for a customer.' });
  expect(looksOf('Act of Courage').words).toBe('Said or did what was right when it was hard.');
  expect(looksOf('Craft')).toEqual({ icon: looksOf('constructor').icon, words: undefined });
  goBy(otherProgramme, 'de');
  expect(looksOf('Customers First').words).toBe('Trat für jemanden aus der Kundschaft ein.');
});
