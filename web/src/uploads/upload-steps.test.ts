import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { expect, test } from 'vitest';
import { Refused } from '#api/call-error.ts';
import { changesNothing, sendingStep, servingStep, stepAfter, stepAfterCheck } from './upload-steps.ts';

const none = { count: 0, changes: [] };
const outcome: UploadOutcome = {
  kind: 'roster',
  added: 0,
  changed: 2,
  removed: 50,
  unchanged: 1,
  changes: [],
  groups: { asked: none, added: none, changed: none, removed: none },
  asks: [],
  errors: [],
  leftOut: 0,
  confirm: [],
  second: null,
};

test('a check leads to the preview', () => {
  expect(stepAfterCheck(outcome)).toEqual({ at: 'preview', outcome });
});

test('a refusal with questions or with errors of rows leads to the preview, with them', () => {
  const asks = [{ confirm: 'prices' as const, words: 'A point buys less.' }];
  const errors = [{ line: 2, field: 'points', message: 'Please fill this in.' }];
  for (const more of [{ asks, confirm: ['prices'] }, { errors }]) {
    const step = stepAfter(new Refused({ message: 'Nothing was changed.', requestId: 'r', ...outcome, ...more }));
    expect(step).toMatchObject({ at: 'preview', outcome: more });
  }
});

test('any other failure is told in words', () => {
  expect(stepAfter(new Refused({ message: 'The file is empty.', requestId: 'r' }))).toEqual({
    at: 'problem',
    words: 'The file is empty.',
  });
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
