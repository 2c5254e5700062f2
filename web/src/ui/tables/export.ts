import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { csvText } from '#lib/csv.ts';
import { download } from '#lib/download.ts';
import { sheetOf } from '#lib/sheet.ts';
import { sheetFile } from '#lib/sheet-file.ts';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import * as texts from './texts.ts';

export const csvFailed = say(texts.csvFailed);
export const excelFailed = say(texts.excelFailed);

/** Begins to fetch a file, and tells when that fails later. */
export type Fetching = (onFailed: () => void) => Promise<void>;

/** Fewer are written at once, without the wait for a worker. */
const manyRows = 1_000;

export async function exportCsv<Row>(fileName: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]) {
  try {
    const isShort = rows.length < manyRows;
    download(fileName, isShort ? csvText(sheetOf(columns, rows)) : await sheetFile(columns, rows));
  } catch {
    await exportFailed(csvFailed);
  }
}

/** A file that the browser fetches by itself, in the same words where it cannot be had: what a refusal says stands there too. */
export async function exportFetched(fetching: Fetching, failedWords: string) {
  try {
    await fetching(() => void exportFailed(failedWords));
  } catch (error) {
    await exportFailed(error instanceof Error && error.message ? error.message : failedWords);
  }
}

export function exportFailed(message: string): Promise<unknown> {
  return alertDialog({ title: say(texts.exportError), message, tone: 'danger' });
}
