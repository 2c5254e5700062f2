import type { UploadOutcome } from '@laurel/contract/uploads';
import { expect, test } from 'vitest';
import { Refused } from '#api/call-error.ts';
import { changesNothing, sendingStep, servingStep, stepAfter, stepAfterCheck, withoutAddress } from './upload-steps.ts';

const outcome: UploadOutcome = {
  kind: 'roster',
  added: 0,
  changed: 2,
  removed: 50,
  unchanged: 1,
  changes: [],
  errors: [],
  confirm: [],
};

test('a check leads to the preview, with the questions that the real run would ask', () => {
  expect(stepAfterCheck(outcome)).toEqual({ at: 'preview', outcome, needs: undefined });
  expect(stepAfterCheck({ ...outcome, confirm: ['leavers', 'roles'] })).toMatchObject({
    at: 'preview',
    needs: { confirm: ['leavers', 'roles'], words: expect.stringMatching(/^50 people would leave.*Rights, or/) },
  });
});

test('a refusal that asks for confirmations leads to the question', () => {
  const message =
    'Nothing was changed. This roster would deactivate 50 of 400 members, more than 10 %. Please confirm this (confirm=leavers).';
  const step = stepAfter(new Refused({ message, requestId: 'r', ...outcome, confirm: ['leavers'] }));
  expect(step).toMatchObject({
    at: 'preview',
    needs: { confirm: ['leavers'], words: 'This roster would deactivate 50 of 400 members, more than 10 %.' },
  });
});

test('a refusal with errors of rows leads to them, without a question', () => {
  const errors = [{ line: 2, field: 'points', message: 'Please fill this in.' }];
  const step = stepAfter(new Refused({ message: 'Nothing was changed.', requestId: 'r', ...outcome, errors }));
  expect(step).toMatchObject({ at: 'preview', needs: undefined, outcome: { errors } });
});

test('any other failure is told in words', () => {
  expect(stepAfter(new Refused({ message: 'The file is empty.', requestId: 'r' }))).toEqual({
    at: 'problem',
    words: 'The file is empty.',
  });
});

test('what is meant for programs is left out', () => {
  expect(withoutAddress('Nothing was changed. A. B. Please confirm this (confirm=leavers,roles).')).toBe('A. B.');
});

test('rows are counted while they are read, and nothing is promised afterwards', () => {
  expect(sendingStep(0.5)).toMatchObject({ words: 'Sending the file…', part: 0.5 });
  expect(servingStep('Checking…', { done: 0, total: 0 })).toEqual({ at: 'working', words: 'Checking…' });
  expect(servingStep('Checking…', { done: 5_000, total: 20_000 })).toEqual({
    at: 'working',
    words: 'Reading row 5,000 of 20,000…',
    part: 0.25,
  });
  expect(servingStep('Checking…', { done: 9, total: 9 })).toEqual({ at: 'working', words: 'Checking…' });
});

test('a file that changes nothing is known', () => {
  expect(changesNothing(outcome)).toBe(false);
  expect(changesNothing({ ...outcome, changed: 0, removed: 0 })).toBe(true);
});
