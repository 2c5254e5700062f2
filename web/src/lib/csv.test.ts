import { csvCell } from '@laurel/contract/csv';
import { expect, test } from 'vitest';
import { csvText } from './csv.ts';
import { sheetOf } from './sheet.ts';

test('a CSV file carries a byte-order mark, its headers and its rows', () => {
  const sheet = sheetOf(
    [
      { header: 'Name', value: (row: { name: string; points: number }) => row.name },
      { header: 'Points', value: (row) => row.points },
    ],
    [{ name: 'Ana', points: -5 }],
  );
  expect(csvText(sheet)).toBe('\ufeff"Name","Points"\r\n"Ana","-5"\r\n');
});

test('line breaks in cells are replaced and quotes doubled', () => {
  expect(csvCell('a\r\nb\nc\rd')).toBe('"a b c d"');
  expect(csvCell('say "hi"')).toBe('"say ""hi"""');
  expect(csvCell(null)).toBe('""');
});

test.each(['=1+1', '+27', '-x', '@SUM(A1)', '\tx', '\rx', '\nx', '  =1', '\u00a0=1', '＝1', '＋1', '－1', ' ＠x'])(
  'a value that a spreadsheet would calculate is prefixed: %j',
  (value) => {
    expect(csvCell(value)).toMatch(/^"'/);
  },
);

test.each(['-5', '-12.50', '12', 'a=b', 'x-y', ''])('an ordinary value stays as it is: %j', (value) => {
  expect(csvCell(value)).toBe(`"${value}"`);
});
