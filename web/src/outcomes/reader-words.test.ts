import { expect, test } from 'vitest';
import { readerWords } from './reader-words.ts';

const manager = (readByMember: string) => ({ readByRole: 'manager' as const, readByMember });
const others = { readByRole: 'reviewers' as const, readByMember: '' };

test('who reads a nomination is told by name, or by what they do', () => {
  expect(readerWords([manager('Johan Botha')], 1)).toBe('Johan Botha, your colleague’s manager, reads it.');
  expect(readerWords([others], 1)).toBe('The reviewers of their division read it.');
  expect(readerWords([{ readByRole: 'nobody', readByMember: '' }], 1)).toBe('Nobody reviews nominations there yet.');
  expect(readerWords([{ readByRole: '', readByMember: '' }], 1)).toBe('');
});

test('several are told together', () => {
  expect(readerWords([manager('Johan Botha')], 2)).toBe('Johan Botha, your colleagues’ manager, reads them.');
  expect(readerWords(['A', 'B', 'C', 'D'].map(manager), 9)).toBe(
    'A, B, C and 1 more, your colleagues’ managers, read them.',
  );
  expect(readerWords([manager('A'), others], 3)).toBe(
    'A, your colleagues’ manager, and the reviewers of their division read them.',
  );
});
