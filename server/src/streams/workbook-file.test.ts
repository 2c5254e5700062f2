import { inflateRawSync } from 'node:zlib';
import type { SheetCell } from '@laurel/contract/rules/sheet';
import { expect, test } from 'vitest';
import { workbookFile } from './workbook-file.ts';

/** The parts of a workbook as text, by their names, as its directory has them. */
function partsOf(bytes: Buffer): Record<string, string> {
  const parts: Record<string, string> = {};
  const end = bytes.lastIndexOf('PK\u0005\u0006');
  let at = bytes.readUInt32LE(end + 16);
  while (at < end) {
    const [size, nameSize] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const head = bytes.readUInt32LE(at + 42);
    const begin = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    parts[bytes.toString('utf8', at + 46, at + 46 + nameSize)] = inflateRawSync(
      bytes.subarray(begin, begin + size),
    ).toString();
    at += 46 + nameSize + bytes.readUInt16LE(at + 30);
  }
  return parts;
}

async function workbook(...cells: SheetCell[]) {
  const columns = cells.map((_, n) => ({ header: `H${n}`, value: (row: SheetCell[]) => row[n] }));
  const rows = async function* () {
    yield [cells];
  };
  const parts = partsOf(Buffer.concat(await Array.fromAsync(workbookFile(columns, rows()), (one) => Buffer.from(one))));
  const part = (name: string) => parts[`xl/${name}`] ?? '';
  return { sheet: part('worksheets/sheet1.xml'), styles: part('styles.xml') };
}

/** The text of the first cell below its header. */
async function textOf(cell: string): Promise<string | undefined> {
  const { sheet } = await workbook(cell);
  return /<c r="A2" t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t>/.exec(sheet)?.[1];
}

test.each(['=HYPERLINK(1)', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '＝1', 'one\n=2', 'constructor', '__proto__'])(
  'A71: what looks like a formula, or like what every object has, is text in its cell: %j',
  async (value) => {
    expect(await textOf(value)).toBe(value);
    expect((await workbook(value)).sheet).not.toContain('<f>');
  },
);

test('A71: a cell is cut at 32,767 characters and control characters are removed', async () => {
  expect(await textOf('x'.repeat(32_768))).toHaveLength(32_767);
  expect(await textOf('x'.repeat(32_767))).toHaveLength(32_767);
  expect(await textOf('a\u0000b\u0007c\nd\u001f\ufffe')).toBe('abc\nd');
  expect(await textOf(`${'x'.repeat(32_766)}😀`)).toBe('x'.repeat(32_766));
});

test('A71: what Excel would decode is told to stay as it is', async () => {
  expect(await textOf('_x000D_')).toBe('_x005F_x000D_');
  expect(await textOf('a_x000d_b_x0041_')).toBe('a_x005F_x000d_b_x005F_x0041_');
  expect(await textOf('snake_case_xyz_')).toBe('snake_case_xyz_');
  expect(await textOf('<b>&"_x000A_')).toBe('&#60;b&#62;&#38;&#34;_x005F_x000A_');
});

test('numbers are numbers, dates are dates in UTC, and nothing is an empty cell', async () => {
  const { sheet, styles } = await workbook(-5, 1.5, new Date('2026-11-01T12:00:00Z'), true, '', '0123', Number.NaN);
  expect(sheet).toContain('<c r="A2"><v>-5</v>');
  expect(sheet).toContain('<c r="B2"><v>1.5</v>');
  // Days since 30 December 1899.
  expect(sheet).toMatch(/<c r="C2" s="\d+"><v>46327.5<\/v>/);
  expect(sheet).toContain('<c r="D2" t="b"><v>1</v>');
  expect(sheet).not.toContain('r="E2"');
  expect(sheet).toContain('<c r="F2" t="inlineStr">');
  expect(sheet).not.toContain('r="G2"');
  expect(styles).toContain('d mmm yyyy hh:mm');
});

test('the row of headers is frozen, and columns are as wide as what is in them', async () => {
  const { sheet } = await workbook(1, 'x'.repeat(30));
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).toMatch(/<col min="2" max="2" width="32"/);
});
