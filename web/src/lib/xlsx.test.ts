import { expect, test } from 'vitest';
import { xlsxCell, xlsxFile } from './xlsx.ts';

test('text is written as text, also what looks like a formula', () => {
  expect(xlsxCell('=1+1')).toEqual({ value: '=1+1', type: String });
  expect(xlsxCell('0123')).toEqual({ value: '0123', type: String });
  expect(xlsxCell(-5)).toEqual({ value: -5, type: Number });
  expect(xlsxCell('')).toBeNull();
});

test('a cell is cut at 32,767 characters and control characters are removed', () => {
  expect(xlsxCell('x'.repeat(40_000))?.value).toHaveLength(32_767);
  expect(xlsxCell('a\u0000b\u0007c\nd')?.value).toBe('abc\nd');
  expect(xlsxCell(`${'x'.repeat(32_766)}😀`)?.value).toBe('x'.repeat(32_766));
});

test('the file is a zip, as Excel files are', async () => {
  const file = await xlsxFile({
    headers: ['A', 'B'],
    rows: [
      ['x', 1],
      ['=1', null],
    ],
  });
  const start = new Uint8Array(await file.arrayBuffer()).slice(0, 2);
  expect(String.fromCharCode(...start)).toBe('PK');
});
