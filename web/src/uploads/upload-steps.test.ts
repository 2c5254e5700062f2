import { expect, test } from 'vitest';
import { Refused } from '#api/call-error.ts';
import { changesNothing, sendingStep, servingStep, stepAfter, withoutAddress } from './upload-steps.ts';

const outcome = { kind: 'roster', added: 0, changed: 2, removed: 50, unchanged: 1, changes: [], errors: [] } as const;

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

test('progress goes on from sending to serving', () => {
  expect(sendingStep(1)).toMatchObject({ part: servingStep('', 0).at === 'working' ? 0.3 : 0 });
  expect(servingStep('Checking…', 1)).toMatchObject({ part: 1, words: 'Checking…' });
});

test('a file that changes nothing is known', () => {
  expect(changesNothing({ ...outcome, changes: [], errors: [] })).toBe(false);
  expect(changesNothing({ ...outcome, changed: 0, removed: 0, changes: [], errors: [] })).toBe(true);
});
