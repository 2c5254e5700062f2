import { contactussend } from '@laurel/contract/calls/content/contactussend';
import { expect, test } from 'vitest';
import { attempt } from './attempt.ts';
import { errorsBeside } from './check.ts';

const filled = { ContactName: 'Ann', EmailAddress: 'ann@laurel.example', Message: 'Hello', AcceptTerms: true };
const rules = async () => contactussend;
const inputOf = (values: object) => values;

test('a form without errors is ready with the body of its call', async () => {
  expect(await attempt(filled, { rules, inputOf })).toEqual({ is: 'ready', input: filled });
});

test('what the call’s schema refuses is told by its fields, in the words of the contract', async () => {
  expect(await attempt({ ...filled, Message: ' ', AcceptTerms: false }, { rules, inputOf })).toEqual({
    is: 'faulty',
    errors: { Message: 'Please write a message.', AcceptTerms: 'Please accept the terms.' },
  });
});

test('the screen’s own words come before the contract’s, and empty ones leave the field to another', async () => {
  const own = () => ({ Message: 'Say something.', ContactName: '' });
  expect(await attempt({ ...filled, Message: '', ContactName: '' }, { rules, inputOf, own })).toEqual({
    is: 'faulty',
    errors: { Message: 'Say something.' },
  });
});

test('a schema that does not come leaves the telling to the server', async () => {
  const lost = () => Promise.reject(new Error('Offline.'));
  expect(await attempt({ ...filled, Message: '' }, { rules: lost, inputOf })).toMatchObject({ is: 'ready' });
});

test('what is asked in between may change what is sent, or send nothing; of a faulty form nothing is asked', async () => {
  const prepare = (input: typeof filled) => ({ ...input, Message: 'Agreed' });
  expect(await attempt(filled, { rules, inputOf, prepare })).toMatchObject({ input: { Message: 'Agreed' } });
  expect(await attempt(filled, { rules, inputOf, prepare: () => undefined })).toEqual({ is: 'left' });
  const never = () => {
    throw new Error('Asked.');
  };
  expect(await attempt({ ...filled, Message: '' }, { rules, inputOf, prepare: never })).toMatchObject({ is: 'faulty' });
  await expect(attempt(filled, { rules, inputOf, prepare: never })).rejects.toThrow('Asked.');
});

test('what is changed is no longer wrong; the rest still is', () => {
  expect(errorsBeside({ title: 'Too long.', idea: 'Missing.' }, { title: 'Shorter' })).toEqual({ idea: 'Missing.' });
});
