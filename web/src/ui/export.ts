import { csvText } from '#lib/csv.ts';
import { download } from '#lib/download.ts';
import { type SheetColumn, sheetOf } from '#lib/sheet.ts';
import { sheetFile } from '#lib/sheet-file.ts';
import { alertDialog } from './dialogs.ts';

/** Fewer are written at once, without the wait for a worker. */
const manyRows = 1_000;

export async function exportCsv<Row>(fileName: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]) {
  try {
    const isShort = rows.length < manyRows;
    download(fileName, isShort ? csvText(sheetOf(columns, rows)) : await sheetFile('csv', columns, rows));
  } catch {
    await failed('Error exporting to CSV. Please try again.');
  }
}

export async function exportExcel<Row>(fileName: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]) {
  try {
    download(fileName, await sheetFile('xlsx', columns, rows));
  } catch {
    await failed('Error exporting to Excel. Please try again.');
  }
}

function failed(message: string): Promise<unknown> {
  return alertDialog({ title: 'Export Error', message, tone: 'danger' });
}
