import type { SheetColumn } from '@laurel/contract/sheet';
import { csvText } from '#lib/csv.ts';
import { download } from '#lib/download.ts';
import { sheetOf } from '#lib/sheet.ts';
import { sheetFile } from '#lib/sheet-file.ts';
import { alertDialog } from './dialogs.ts';

export const csvFailed = 'Error exporting to CSV. Please try again.';
export const excelFailed = 'Error exporting to Excel. Please try again.';

/** Fewer are written at once, without the wait for a worker. */
const manyRows = 1_000;

export async function exportCsv<Row>(fileName: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]) {
  try {
    const isShort = rows.length < manyRows;
    download(fileName, isShort ? csvText(sheetOf(columns, rows)) : await sheetFile('csv', columns, rows));
  } catch {
    await failed(csvFailed);
  }
}

export async function exportExcel<Row>(fileName: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]) {
  try {
    download(fileName, await sheetFile('xlsx', columns, rows));
  } catch {
    await failed(excelFailed);
  }
}

/** A file that somebody else writes, in the same words where it cannot be had: what the failure says stands there too. */
export async function exportOf(fileName: string, made: Promise<Blob>, failedWords: string) {
  try {
    download(fileName, await made);
  } catch (error) {
    await failed(error instanceof Error && error.message ? error.message : failedWords);
  }
}

function failed(message: string): Promise<unknown> {
  return alertDialog({ title: 'Export Error', message, tone: 'danger' });
}
