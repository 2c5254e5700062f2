import { csvText } from '#lib/csv.ts';
import { download } from '#lib/download.ts';
import { type SheetColumn, sheetOf } from '#lib/sheet.ts';
import { xlsxInWorker } from '#lib/xlsx-in-worker.ts';
import { alertDialog } from './dialogs.ts';

export function exportCsv<Row>(fileName: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]) {
  download(fileName, csvText(sheetOf(columns, rows)));
}

export async function exportExcel<Row>(fileName: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]) {
  try {
    download(fileName, await xlsxInWorker(sheetOf(columns, rows)));
  } catch {
    await alertDialog({
      title: 'Export Error',
      message: 'Error exporting to Excel. Please try again.',
      tone: 'danger',
    });
  }
}
