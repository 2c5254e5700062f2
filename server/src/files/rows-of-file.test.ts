import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#errors/refuse';
import { type WorkbookParts, workbookParts, zipOf } from '../../test/workbook.ts';
import { rowsOfFile } from './rows-of-file.ts';
import type { TableLimits, TableRow } from './table.ts';
import { spoolBytes } from './uploaded-file.ts';

const roomy: TableLimits = { bytesMax: 64e6, rowsMax: 500_000, columnsMax: 100, cellMax: 10_000 };

async function rowsOf(bytes: Buffer | string, limits = roomy): Promise<TableRow[]> {
  const file = await spoolBytes(Buffer.from(bytes), 'table');
  const rows: TableRow[] = [];
  try {
    for await (const portion of rowsOfFile(file, () => limits)) rows.push(...portion.rows);
    return rows;
  } finally {
    await file.close();
  }
}

const cellsOf = async (bytes: Buffer | string) => (await rowsOf(bytes)).map(({ cells }) => cells);

async function refusalOf(bytes: Buffer | string, limits?: TableLimits) {
  const error: unknown = await rowsOf(bytes, limits).catch((error: unknown) => error);
  if (!(error instanceof Refusal)) throw new Error('nothing was refused', { cause: error });
  expect([error.code, error.formErrors]).toEqual(['badInput', { fileData: error.message }]);
  return error.message;
}

const workbook = (parts: WorkbookParts) => zipOf(workbookParts(parts));

describe('a file of text', () => {
  test('one separator holds for the whole file: others in a cell are text', async () => {
    expect(await cellsOf('code;name;qty\n1;Insulated bottle, 500 ml;2\n')).toEqual([
      ['code', 'name', 'qty'],
      ['1', 'Insulated bottle, 500 ml', '2'],
    ]);
  });

  test('blank lines are left out, and lines are those of the file', async () => {
    const rows = await rowsOf('\n\na,b\n1,"x\ny"\n\n,\n2,z\n');
    expect(rows.map(({ line }) => line)).toEqual([3, 4, 8]);
  });

  test('a letter that lies on the border of two pieces is whole, in each encoding', async () => {
    const text = `a,b\n${`x,${'é€😀'.repeat(30)}\n`.repeat(400)}`;
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const [utf8, little, big] = [await cellsOf(text), await cellsOf(utf16), await cellsOf(Buffer.from(utf16).swap16())];
    expect(new Set(utf8.slice(1).map(([, cell]) => cell))).toEqual(new Set(['é€😀'.repeat(30)]));
    expect([little, big]).toEqual([utf8, utf8]);
  });
});

describe('a workbook', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy"/><numFmt numFmtId="165" formatCode="000000"/><numFmt numFmtId="166" formatCode="[$R-1C09] #,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="9"/><xf numFmtId="22"/></cellXfs>';
  const texts =
    '<si><t>name</t></si><si><r><t>Jo</t></r><r><t xml:space="preserve">hn </t></r><rPh><t>aid</t></rPh></si><si><t>a_x000D__x000A_b</t></si>';

  test('gives the text that a CSV of its first sheet would have', async () => {
    const row = (n: number, ...cells: string[]) => `<row r="${n}">${cells.join('')}</row>`;
    const rows = [
      row(
        2,
        '<c r="A2" t="s"><v>0</v></c>',
        '<c r="C2" t="inlineStr"><is><t>x &amp; y</t></is></c>',
        '<c r="D2" t="str"><f>1</f><v>f</v></c>',
      ),
      row(
        4,
        '<c r="A4"><v>100001</v></c>',
        '<c r="B4" s="1"><v>44927</v></c>',
        '<c r="C4" s="2"><v>1</v></c>',
        '<c r="D4" s="3"><v>42</v></c>',
      ),
      row(
        5,
        '<c r="A5"><v>149.99000000000001</v></c>',
        '<c r="B5" s="4"><v>1234.5</v></c>',
        '<c r="C5" s="5"><v>0.1</v></c>',
        '<c r="D5" t="b"><v>1</v></c>',
      ),
      row(
        7,
        '<c r="A7"><v>2.7821234567E10</v></c>',
        '<c r="B7" s="6"><v>44927.75</v></c>',
        '<c r="C7" t="s"><v>1</v></c>',
        '<c r="D7" t="s"><v>2</v></c>',
      ),
      row(8, '<c r="XFD8" s="3"/>'),
      row(9, '<c r="A9"><v>1E-7</v></c>'),
    ].join('');
    expect(await rowsOf(workbook({ rows, texts, styles }))).toEqual([
      { line: 2, cells: ['name', '', 'x & y', 'f'] },
      { line: 4, cells: ['100001', '2023-01-01', '1900-01-01', '000042'] },
      { line: 5, cells: ['149.99', '1234.5', '10%', 'true'] },
      { line: 7, cells: ['27821234567', '2023-01-01 18:00:00', 'John', 'a\nb'] },
      { line: 9, cells: ['0.0000001', '', '', ''] },
    ]);
  });

  test('may count its days from 1904, and hide sheets before the one that is read', async () => {
    const rows = '<row><c s="1"><v>0</v></c></row>';
    const before = '<sheet name="Notes" sheetId="9" state="hidden" r:id="r9"/>';
    const properties = '<workbookPr date1904="1"/>';
    expect(await cellsOf(workbook({ rows, styles, before, properties }))).toEqual([['1904-01-01']]);
  });

  test.each<[string, () => Buffer, string]>([
    ['no workbook', () => zipOf([{ name: 'a.txt', content: 'a' }]), 'no Excel workbook'],
    ['cut in the middle', () => workbook({ rows: '<row><c><v>1</v></c></row>' }).subarray(0, 900), 'damaged'],
    ['XML that does not end', () => workbook({ rows: '<row><c>' }), 'damaged'],
    ['a text that is not there', () => workbook({ rows: '<row><c t="s"><v>7</v></c></row>' }), 'damaged'],
    ['rows that go back', () => workbook({ rows: '<row r="5"><c><v>1</v></c></row><row r="4"/>' }), 'damaged'],
    ['a column beyond the last', () => workbook({ rows: '<row><c r="ZZZ1"><v>1</v></c></row>' }), 'damaged'],
    ['a control character', () => workbook({ rows: '<row><c t="str"><v>a_x0007_</v></c></row>' }), 'Line 1 has a char'],
  ])('that is broken is refused: %s', async (_, bytes, words) => {
    expect(await refusalOf(bytes())).toContain(words);
  });

  test.each([
    ['entities that grow', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'],
    ['files of the server', '<!DOCTYPE x [<!ENTITY a SYSTEM "secret.txt">]>'],
  ])('D2: that defines %s is refused', async (_, doctype) => {
    const parts = workbookParts({ rows: '<row><c t="str"><v>&a;</v></c></row>' }).map((part) =>
      part.name.includes('sheet1') ? { ...part, content: String(part.content).replace('\n', `\n${doctype}`) } : part,
    );
    expect(await refusalOf(zipOf(parts))).toContain('damaged');
  });
});

describe('D2: a file that would stop the server is refused', () => {
  const few = { ...roomy, rowsMax: 20_000 };
  const blank = 'a,b\n'.concat('\n'.repeat(24_000));
  test.each<[string, () => Buffer | string, string, TableLimits?]>([
    ['too many lines', () => `a\n${'1\n'.repeat(24_000)}`, 'at most 20,000 lines', few],
    ['too many blank lines', () => blank, 'at most 20,000 lines', few],
    ['blank lines alone', () => '\n'.repeat(200_000), 'first 1,000 lines are empty'],
    [
      'too many rows of a sheet',
      () => workbook({ rows: `<row><c><v>1</v></c></row>${'<row/>'.repeat(24_000)}` }),
      'at most 20,000 lines',
      few,
    ],
    ['too many columns', () => `a,b\n${','.repeat(200)}x\n`, 'Line 2 has 201 columns; at most 100'],
    ['a cell that is too long', () => `a,b\n1,${'x'.repeat(10_001)}\n`, '10,001 characters in column 2'],
    ['one row that is the whole file', () => `a,"${'x'.repeat(5_000_000)}`, 'line 1 does not end'],
    [
      'a text of 8 MB',
      () => workbook({ rows: '<row/>', texts: `<si><t>${'x'.repeat(8 * 1024 * 1024)}</t></si>` }),
      'a text that is too long',
    ],
    [
      'texts of 80 MB',
      () => workbook({ rows: '<row/>', texts: `<si><t>${'x'.repeat(30_000)}</t></si>`.repeat(2_800) }),
      'more text',
    ],
  ])('%s', async (_, make, words, limits) => {
    expect(await refusalOf(make(), limits)).toContain(words);
  });

  test('a zip of some kilobytes that unpacks to a gigabyte', async () => {
    const bomb = { piece: `<x>${' '.repeat(1024 * 1024 - 10)}</x>`, times: 1024 };
    const parts = workbookParts({ rows: '' }).map((part) =>
      part.name.includes('sheet1')
        ? { ...part, content: '<worksheet><row><c><v>1</v></c></row>', size: 1024 ** 3, bomb }
        : part,
    );
    const bytes = zipOf(parts);
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
    expect(await refusalOf(bytes, { ...roomy, bytesMax: bytes.length })).toContain('too large once it is unpacked');
  });

  test('a zip that says less of its parts than they are', async () => {
    const parts = workbookParts({ rows: `<row><c><v>1</v></c></row>${' '.repeat(5_000_000)}` });
    const lying = parts.map((part) => (part.name.includes('sheet1') ? { ...part, size: 400 } : part));
    expect(await refusalOf(zipOf(lying))).toContain('damaged');
  });

  test('a file with more bytes than its kind may have', async () => {
    expect(await refusalOf(`a\n${'1\n'.repeat(2_000_000)}`, { ...roomy, bytesMax: 2 * 1024 * 1024 })).toContain('2 MB');
  });
});

describe('D2: while a file is read', () => {
  test('the server does everything else: 4 MB of a supplier’s answers', async () => {
    const row = `1234567890;"Insulated bottle, ""500"" ml";2;sent;Courier & Co;REF-0001\n`;
    const file = await spoolBytes(
      Buffer.from(`memberOrderItemId;name;qty;state;carrier;reference\n${row.repeat(60_000)}`),
      'answers.csv',
    );
    const before = [process.threadCpuUsage(), process.cpuUsage()] as const;
    let rows = 0;
    let largest = 0;
    for await (const portion of rowsOfFile(file, () => roomy)) {
      rows += portion.rows.length;
      largest = Math.max(largest, portion.rows.length);
    }
    const own = process.threadCpuUsage(before[0]);
    const all = process.cpuUsage(before[1]);
    await file.close();
    expect([rows, largest]).toEqual([60_001, 500]);
    // What reads is a thread of its own; the server's is handed the rows.
    expect((own.user + own.system) / (all.user + all.system)).toBeLessThan(0.5);
  });

  test('nothing is read that nobody asks for, and the thread ends with the loop', async () => {
    const file = await spoolBytes(Buffer.from(`a,b\n${'1,2\n'.repeat(200_000)}`), 'a.csv');
    for (let time = 0; time < 3; time += 1)
      for await (const { rows, read } of rowsOfFile(file, () => roomy)) {
        expect([rows.length, read]).toEqual([1, 1]);
        break;
      }
    await file.close();
  });

  test('only so many are read at a time; more are told to wait', async () => {
    const file = await spoolBytes(Buffer.from('a,b\n1,2\n'), 'a.csv');
    const open = Array.from({ length: 4 }, () => rowsOfFile(file, () => roomy));
    await Promise.all(open.map((rows) => rows.next()));
    await expect(rowsOfFile(file, () => roomy).next()).rejects.toMatchObject({ code: 'uploadBusy' });
    await Promise.all(open.map((rows) => rows.return(undefined)));
    const again = rowsOfFile(file, () => roomy);
    expect((await again.next()).value?.rows[0]?.cells).toEqual(['a', 'b']);
    await again.return(undefined);
    await file.close();
  });
});

test('A19: a spooled file has no name, from its first byte on', async () => {
  const own = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('laurel-') && name.length === 43);
  const before = await own();
  const file = await spoolBytes(Buffer.from('abc'), 'a.csv');
  expect(await own()).toEqual(before);
  expect(String(await file.bytes())).toBe('abc');
  await file.close();
});
