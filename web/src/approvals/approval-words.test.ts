import { expect, test } from 'vitest';
import { award, file, idea, nomination } from '../../test/approvals.ts';
import { askingWords, changesWords, deedWords, linesWords, requestsWords } from './approval-words.ts';

test('requests are counted', () => {
  expect([requestsWords(0), requestsWords(1), requestsWords(1200)]).toEqual([
    '0 requests',
    '1 request',
    '1,200 requests',
  ]);
});

test('a file says what it would do, without what is none of it', () => {
  const none = { ...file, added: 0, changed: 0, removed: 0, unchanged: 0 };
  expect(changesWords({ ...none, added: 3, changed: 1200, unchanged: 1 })).toBe('3 new, 1,200 changed and 1 unchanged');
  expect(changesWords({ ...none, changed: 2 })).toBe('2 changed');
  expect(changesWords(none)).toBe('');
});

test('lines are counted, also those that are not listed', () => {
  const line = { key: 'A', name: '', before: '1', after: '2' };
  expect(linesWords({ count: 1, lines: [line] })).toBe('The line that asks for a second person');
  expect(linesWords({ count: 2, lines: [line, line] })).toBe('The 2 lines that ask for a second person');
  expect(linesWords({ count: 1312, lines: [line, line] })).toBe(
    'The first 2 of 1,312 lines that ask for a second person',
  );
  expect(askingWords({ count: 1312, lines: [] })).toBe('1,312 lines of it ask for a second person.');
  expect(askingWords({ count: 1, lines: [] })).toBe('One line of it asks for a second person.');
});

test('who confirms reads what is done', () => {
  const none = {
    award: null,
    idea: null,
    nomination: null,
    programme: null,
    correction: null,
    pots: null,
    merger: null,
  };
  expect(deedWords({ ...none, award }, 'Laurels')).toBe('Confirm: give 59,994 Laurels');
  expect(deedWords({ ...none, idea }, 'Laurels')).toBe('Confirm: give 300 Laurels');
  expect(deedWords({ ...none, nomination }, 'Laurels')).toBe('Confirm: give 1,200 Laurels');
  expect(deedWords(none, 'Laurels')).toBe('Confirm and apply the file');
  const programme = { reason: '', from: null, count: 0, differences: [] };
  expect(deedWords({ ...none, programme }, 'Laurels')).toBe('Confirm the change');
});
