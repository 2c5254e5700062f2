import { expect, test } from 'vitest';
import { changeWords, fileGuides } from './file-guides.ts';

test('every kind of file is explained, each column once and with an example', () => {
  for (const [kind, { columns }] of Object.entries(fileGuides)) {
    const names = columns.map(({ name }) => name);
    expect(new Set(names).size, kind).toBe(names.length);
    expect(
      columns.some(({ isRequired }) => isRequired),
      kind,
    ).toBe(true);
    for (const column of columns) expect(column.example, `${kind}.${column.name}`).not.toBe('');
  }
});

test('people leave, and things are removed', () => {
  expect(changeWords('roster').removed).toBe('Leaving');
  expect(changeWords('products').removed).toBe('Removed');
});
