import type { Cell, Sheet } from './sheet.ts';

/** What Excel holds in one cell. */
const cellMax = 32_767;

/** A sheet as an Excel file. The writer is loaded with the first export. */
export async function xlsxFile(sheet: Sheet): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const head = sheet.headers.map((header) => ({ value: cleaned(header), type: String, fontWeight: 'bold' as const }));
  const columns = sheet.headers.map((_, column) => ({ width: widthOf(sheet, column) }));
  const rows = sheet.rows.map((row) => row.map(xlsxCell));
  return writeXlsxFile([head, ...rows], { columns, stickyRowsCount: 1 }).toBlob();
}

/** Text stays text, so that nothing in it is calculated; numbers stay numbers. */
export function xlsxCell(cell: Cell) {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? { value: cell, type: Number } : null;
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  const value = cleaned(cell);
  return value === '' ? null : { value, type: String };
}

/** Without the characters that XML forbids, and no longer than a cell holds. */
function cleaned(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();
  return allowed.length <= cellMax
    ? allowed
    : allowed
        .slice(0, cellMax)
        .toWellFormed()
        .replace(/\ufffd$/, '');
}

function widthOf(sheet: Sheet, column: number): number {
  const sample = [sheet.headers[column], ...sheet.rows.slice(0, 200).map((row) => row[column])];
  const longest = Math.max(...sample.map((cell) => String(cell ?? '').length));
  return Math.min(Math.max(longest + 2, 8), 60);
}
