import { excelText } from '@laurel/contract/excel-text';
import type { SheetCell } from '@laurel/contract/sheet';
import type { Sheet } from './sheet.ts';

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

/** The writer takes text that every object has, such as 'constructor', for what it has written before. */
function cleaned(text: string): string {
  const allowed = excelText(text);
  return allowed in {} ? `_x${allowed.charCodeAt(0).toString(16).padStart(4, '0')}_${allowed.slice(1)}` : allowed;
}

function widthOf(sheet: Sheet, column: number): number {
  const sample = [sheet.headers[column], ...sheet.rows.slice(0, 200).map((row) => row[column])];
  const longest = Math.max(...sample.map((cell) => (cell instanceof Date ? dateWidth : String(cell ?? '').length)));
  return Math.min(Math.max(longest + 2, 8), 60);
}
