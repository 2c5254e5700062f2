import { csvCell } from '@laurel/contract/rules/csv';
import { expect, test } from 'vitest';
import { csvText } from './csv.ts';
import { sheetOf } from './sheet.ts';

test('A72: a CSV file carries a byte-order mark, its headers and its rows', () => {
  const sheet = sheetOf(
    [
      { header: 'Name', value: (row: { name: string; points: number }) => row.name },
      { header: 'Points', value: (row) => row.points },
    ],
    [{ name: 'Ana', points: -5 }],
  );
  expect(csvText(sheet)).toBe('\ufeff"Name","Points"\r\n"Ana","-5"\r\n');
});

test('a date is told in UTC', () => {
  const sheet = { headers: ['Date'], rows: [[new Date('2026-11-01T00:05:00Z')]] };
  expect(csvText(sheet)).toBe('\ufeff"Date"\r\n"1 Nov 2026 00:05"\r\n');
});

test('A72: line breaks in cells are replaced and quotes doubled', () => {
  expect(csvCell('a\r\nb\nc\rd\u2028e\u2029f\u0085g')).toBe('"a b c d e f g"');
  expect(csvCell('say "hi"')).toBe('"say ""hi"""');
  expect(csvCell(null)).toBe('""');
});

test.each([
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ['+1', `"'+1"`],
  ['+27 82 555 0100', `"'+27 82 555 0100"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"' =1"`],
  ['\n=1', `"' =1"`],
  ['\tx', `"'\tx"`],
  ['  =1', `"'  =1"`],
  ['\u00a0=1', `"'\u00a0=1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['＝1', `"'＝1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  [' ＠x', `"' ＠x"`],
  ['\u202e=1', `"'\u202e=1"`],
  ['\u200e \u2066+1', `"'\u200e \u2066+1"`],
  ['\u202elived', `"'\u202elived"`],
  ['\u2067x', `"'\u2067x"`],
])('A70: what a spreadsheet would calculate is prefixed: %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('A70: a cell cannot end itself, nor begin another', () => {
  expect(csvCell('";=1')).toBe('""";=1"');
  expect(csvCell('","=1')).toBe('""",""=1"');
  expect(csvCell('first\n=1')).toBe('"first =1"');
  expect(csvCell('first\r\n=cmd')).toBe('"first =cmd"');
});

test.each([
  [-5, '"-5"'],
  [-12.5, '"-12.5"'],
  ['-5', '"-5"'],
  ['-12.50', '"-12.50"'],
  ['12', '"12"'],
  ['a=b', '"a=b"'],
  ['x-y', '"x-y"'],
  ['', '""'],
])('A70: numbers, also negative ones, and ordinary words stay as they are: %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
