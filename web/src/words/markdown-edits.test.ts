import { expect, test } from 'vitest';
import { apart, around, type Edit, lines, link, type Marked } from './markdown-edits.ts';

/** `[` and `]` show what is marked. */
const read = (shown: string): Marked => {
  const start = shown.indexOf('⟦');
  const end = shown.indexOf('⟧') - 1;
  return { text: shown.replace(/[⟦⟧]/g, ''), start, end };
};
const done = (shown: string, edit: (marked: Marked) => Edit) => {
  const marked = read(shown);
  const { from, to, insert, start, end } = edit(marked);
  const text = marked.text.slice(0, from) + insert + marked.text.slice(to);
  return `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
};

test.each([
  ['a ⟦word⟧ b', 'a **⟦word⟧** b'],
  ['a **⟦word⟧** b', 'a ⟦word⟧ b'],
  ['a ⟦⟧b', 'a **⟦bold⟧**b'],
  ['a⟦ word ⟧b', 'a **⟦word⟧** b'],
])('%s made bold is %s', (before, after) => {
  expect(done(before, (marked) => around(marked, '**', 'bold'))).toBe(after);
});

test('italic within bold does not take the bold away', () => {
  expect(done('**⟦word⟧**', (marked) => around(marked, '*', 'italic'))).toBe('***⟦word⟧***');
});

test.each([
  ['one\nt⟦wo\nthr⟧ee', 'one\n⟦- two\n- three⟧'],
  ['- one\n⟦- two⟧', '- one\ntwo⟦⟧'],
  ['⟦1. one\n2. two⟧', '⟦- one\n- two⟧'],
  ['⟦⟧', '- ⟦⟧'],
])('%j as a list is %j', (before, after) => {
  expect(done(before, (marked) => lines(marked, () => '- ', /^[-*+] /))).toBe(after);
});

test('links wait for their address, and what stands apart has air', () => {
  expect(done('see ⟦the page⟧.', (marked) => link(marked, { words: 'words', address: 'https://' }))).toBe(
    'see [the page](⟦https://⟧).',
  );
  expect(done('one⟦⟧ two', (marked) => apart(marked, '---'))).toBe('one\n\n---⟦⟧\n\n two');
  expect(done('⟦⟧', (marked) => apart(marked, '---'))).toBe('---⟦⟧');
});
