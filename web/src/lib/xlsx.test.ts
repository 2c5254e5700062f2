import type { SheetCell } from '@laurel/contract/sheet';
import { expect, test } from 'vitest';
import { xlsxCell, xlsxFile } from './xlsx.ts';

/** The parts of a workbook as text, by their names. */
async function partsOf(file: Blob): Promise<Record<string, string>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const parts: Record<string, string> = {};
  let at = 0;
  while (view.getUint32(at, true) === 0x04034b50) {
    const [size, nameSize] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true)];
    const begin = at + 30 + nameSize + view.getUint16(at + 28, true);
    const part = new Blob([bytes.slice(begin, begin + size)]).stream();
    const isPacked = view.getUint16(at + 8, true) === 8;
    const text = isPacked ? part.pipeThrough(new DecompressionStream('deflate-raw')) : part;
    parts[new TextDecoder().decode(bytes.slice(at + 30, at + 30 + nameSize))] = await new Response(text).text();
    at = begin + size;
  }
  return parts;
}

const workbook = async (...cells: SheetCell[]) => {
  const parts = await partsOf(await xlsxFile({ headers: cells.map((_, n) => `H${n}`), rows: [cells] }));
  const part = (name: string) => parts[`xl/${name}`] ?? '';
  return { sheet: part('worksheets/sheet1.xml'), texts: part('sharedStrings.xml'), styles: part('styles.xml') };
};

test.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '＝1', '";=1', 'one\n=2'])(
  'A71: what looks like a formula is text in its cell: %j',
  async (value) => {
    expect(xlsxCell(value)).toEqual({ value, type: String });
    const { sheet } = await workbook(value);
    expect(sheet).toMatch(/<c r="A2"[^>]* t="s">/);
    expect(sheet).not.toContain('<f>');
  },
);

test('A71: a cell is cut at 32,767 characters and control characters are removed', () => {
  expect(xlsxCell('x'.repeat(32_768))?.value).toHaveLength(32_767);
  expect(xlsxCell('x'.repeat(32_767))?.value).toHaveLength(32_767);
  expect(xlsxCell('a\u0000b\u0007c\nd\u001f\ufffe')?.value).toBe('abc\nd');
  expect(xlsxCell(`${'x'.repeat(32_766)}😀`)?.value).toBe('x'.repeat(32_766));
  expect(xlsxCell('\u0000')).toBeNull();
});

test('A71: what Excel would decode is told to stay as it is', async () => {
  expect(xlsxCell('_x000D_')?.value).toBe('_x005F_x000D_');
  expect(xlsxCell('a_x000d_b_x0041_')?.value).toBe('a_x005F_x000d_b_x005F_x0041_');
  expect(xlsxCell('snake_case_xyz_')?.value).toBe('snake_case_xyz_');
  expect((await workbook('<b>&"_x000A_')).texts).toContain('&lt;b&gt;&amp;"_x005F_x000A_');
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'A71: a word that every object knows is a text like any other: %s',
  async (word) => {
    const { sheet, texts } = await workbook(word);
    expect(sheet).toMatch(/<c r="A2"[^>]* t="s"><v>1<\/v>/);
    const code = `_x${word.charCodeAt(0).toString(16).padStart(4, '0')}_`;
    expect(texts).toContain(`<t>${code}${word.slice(1)}</t>`);
  },
);

test('numbers are numbers, dates are dates in UTC, and nothing is an empty cell', async () => {
  const { sheet, styles } = await workbook(-5, 1.5, new Date('2026-11-01T12:00:00Z'), true, '', '0123');
  expect(sheet).toMatch(/<c r="A2"><v>-5<\/v>/);
  expect(sheet).toMatch(/<c r="B2"><v>1.5<\/v>/);
  // Days since 30 December 1899.
  expect(sheet).toMatch(/<c r="C2" s="\d+"><v>46327.5<\/v>/);
  expect(sheet).toMatch(/<c r="D2" t="b"><v>1<\/v>/);
  expect(sheet).not.toContain('r="E2"');
  expect(sheet).toMatch(/<c r="F2" t="s">/);
  expect(styles).toContain('d mmm yyyy hh:mm');
  expect(xlsxCell(Number.NaN)).toBeNull();
});

test('the row of headers is frozen, and columns are as wide as what is in them', async () => {
  const { sheet } = await workbook(1, 'x'.repeat(30));
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).toMatch(/<col min="2" max="2" width="32"/);
});
