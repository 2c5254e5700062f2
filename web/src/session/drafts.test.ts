import { beforeEach, expect, test } from 'vitest';
import { draftOf, forgetDraftsOfOthers, keepDraft } from './drafts.ts';

const now = Date.UTC(2026, 4, 4, 12);
const hours = 60 * 60_000;

beforeEach(() => {
  for (const member of ['1.1', '1.2']) forgetDraftsOfOthers(member);
  keepDraft('1.1', 'nominate', null, now);
});

test('what a member wrote is there again, form by form', () => {
  keepDraft('1.1', 'nominate', { reason: 'Stayed late.' }, now);
  keepDraft('1.1', 'idea', { idea: 'A bench.' }, now);
  expect(draftOf('1.1', 'nominate', now + hours)).toEqual({ reason: 'Stayed late.' });
  expect(draftOf('1.1', 'idea', now + hours)).toEqual({ idea: 'A bench.' });
});

test('what was sent is forgotten, and so is what is a day old', () => {
  keepDraft('1.1', 'nominate', { reason: 'Stayed late.' }, now);
  expect(draftOf('1.1', 'nominate', now + 24 * hours)).toBeUndefined();
  keepDraft('1.1', 'nominate', null, now);
  expect(draftOf('1.1', 'nominate', now)).toBeUndefined();
});

test('somebody else on the same browser finds nothing, and leaves nothing behind', () => {
  keepDraft('1.1', 'nominate', { reason: 'Stayed late.' }, now);
  expect(draftOf('1.2', 'nominate', now)).toBeUndefined();
  forgetDraftsOfOthers('1.2');
  expect(draftOf('1.1', 'nominate', now)).toBeUndefined();
});

test('who signs on again keeps their own', () => {
  keepDraft('1.1', 'nominate', { reason: 'Stayed late.' }, now);
  forgetDraftsOfOthers('1.1');
  expect(draftOf('1.1', 'nominate', now)).toEqual({ reason: 'Stayed late.' });
});
