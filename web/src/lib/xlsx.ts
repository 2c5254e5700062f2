import type { Sheet, SheetCell } from './sheet.ts';

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

/** Text stays text, so that nothing in it is calculated; numbers and dates stay what they are. */
export function xlsxCell(cell: SheetCell) {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? { value: cell, type: Number } : null;
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  if (cell instanceof Date) return { value: cell, type: Date, format: dateFormat };
  const value = cleaned(cell);
  return value === '' ? null : { value, type: String };
}

const dateFormat = 'd mmm yyyy hh:mm';
const dateWidth = 17;

/** Without the characters that XML forbids, no longer than a cell holds, and with nothing that Excel would decode. */
function cleaned(text: string): string {
  return withoutCodes(withinCell(text));
}

/** Excel reads `_x000D_` as a character. And the writer takes text that every object has, such as 'constructor', for what it has written before. */
function withoutCodes(text: string): string {
  if (text in {}) return `_x${text.charCodeAt(0).toString(16).padStart(4, '0')}_${text.slice(1)}`;
  return text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

function withinCell(text: string): string {
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
  const longest = Math.max(...sample.map((cell) => (cell instanceof Date ? dateWidth : String(cell ?? '').length)));
  return Math.min(Math.max(longest + 2, 8), 60);
}
