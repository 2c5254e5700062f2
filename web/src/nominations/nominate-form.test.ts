import { newnom } from '@laurel/contract/calls/nominations/newnom';
import { expect, test } from 'vitest';
import { errorsIn } from '#form/check.ts';
import { emptyForm, type NominateForm, nominationOf, withBehaviour } from './nominate-form.ts';

const nominateErrors = (form: NominateForm) => errorsIn(newnom.input, nominationOf(form));

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
