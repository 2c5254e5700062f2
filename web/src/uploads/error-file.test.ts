import { expect, test } from 'vitest';
import { csvText } from '#lib/csv.ts';
import { sheetOf } from '#lib/sheet.ts';
import { errorFile, errorRows } from './error-file.ts';

const errors = [
  { line: 3, field: 'points', message: 'Please fill this in.' },
  { line: 3, field: 'Employee Id', message: 'There is no member 9.' },
  { line: 5, field: '', message: 'This row has 1 columns; the header row has 2.' },
  { line: 0, field: '', message: '… and 7 more errors.' },
];

test('the file of errors holds the faulty rows as they came, each once, with its reasons', () => {
  const { columns, rows } = errorRows('Employee Id;points\n1;5\n9;\n"2\n2";6\n7\n', [
    ...errors.slice(0, 2),
    { line: 6, field: '', message: 'This row has 1 columns.' },
    ...errors.slice(3),
  ]);
  expect(csvText(sheetOf(columns, rows)).split('\r\n')).toEqual([
    '\ufeff"Employee Id","points","Line","Reason"',
    '"9","","3","points: Please fill this in. Employee Id: There is no member 9."',
    '"7","","6","This row has 1 columns."',
    '"","","","… and 7 more errors."',
    '',
  ]);
});

test('a file in the letters of old Windows is read like any other', async () => {
  const bytes = new Uint8Array([...'name;points\nZo\u00eb;x'].map((char) => char.charCodeAt(0)));
  const { rows } = await errorFile(new File([bytes], 'a.csv'), [{ line: 2, field: 'points', message: 'No.' }]);
  expect(rows).toEqual([{ line: 2, cells: ['Zoë', 'x'], reason: 'points: No.' }]);
});

test('without the text of the file the errors are told by line alone', () => {
  const { columns, rows } = errorRows('', errors);
  expect(columns.map(({ header }) => header)).toEqual(['Line', 'Reason']);
  expect(rows.map(({ line }) => line)).toEqual([3, 5, 0]);
});

test('the errors of a workbook are told by line', async () => {
  const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 1, 2])], 'a.xlsx');
  const { columns, rows } = await errorFile(file, [{ line: 2, field: 'points', message: 'No.' }]);
  expect([columns.length, rows]).toEqual([2, [{ line: 2, cells: [], reason: 'points: No.' }]]);
});
