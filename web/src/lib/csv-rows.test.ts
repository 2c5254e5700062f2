import { expect, test } from 'vitest';
import { csvRows, decoded } from './csv-rows.ts';

test('rows know the line on which they begin, line breaks in cells and blank lines included', () => {
  expect([...csvRows('a,b\r\n"x\r\ny","say ""hi"""\r\n\r\n 1 ,\r\n')]).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\ny', 'say "hi"'] },
    { line: 5, cells: [' 1 ', ''] },
  ]);
});

test.each([
  ['semicolons', 'a;b\n1,5;2', ['1,5', '2']],
  ['tabs', 'a\tb\n\t2', ['', '2']],
  ['a quoted comma in the header', '"a,b,c";d\n1;2', ['1', '2']],
  ['no line break at the end', 'a,b\n1,2', ['1', '2']],
])('%s', (_, text, cells) => {
  expect([...csvRows(text)].at(-1)?.cells).toEqual(cells);
});

test('the letters of a file are those of its encoding', () => {
  const bytes = (...each: number[]) => new Uint8Array(each);
  expect(decoded(new TextEncoder().encode('\ufeffZoë'))).toBe('Zoë');
  expect(decoded(bytes(0x5a, 0x6f, 0xeb))).toBe('Zoë');
  expect(decoded(bytes(0xff, 0xfe, 0x5a, 0, 0xeb, 0))).toBe('Zë');
  expect(decoded(bytes(0xfe, 0xff, 0, 0x5a, 0, 0xeb))).toBe('Zë');
});
