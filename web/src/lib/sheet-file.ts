import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { locale } from '@laurel/contract/say';
import { cellsOf } from './sheet.ts';
import type { SheetAnswer, SheetQuestion } from './sheet-worker.ts';

/** So few that the page is free again before the next picture is due. */
const rowsAtOnce = 500;

/** Rows as a CSV file, handed in slices to a worker that writes it: fifty thousand of them leave the page free to be used. */
export async function sheetFile<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Promise<Blob> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  try {
    await ask(worker, { headers: columns.map((column) => column.header), locale: locale() });
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await ask(worker, { rows: cellsOf(columns, rows.slice(at, at + rowsAtOnce)) });
    const answer = await ask(worker, { isAll: true });
    if ('file' in answer) return answer.file;
    throw new Error('The worker wrote no file.');
  } finally {
    worker.terminate();
  }
}

function ask(worker: Worker, question: SheetQuestion): Promise<SheetAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => {
      if ('failure' in data) reject(new Error(data.failure));
      else resolve(data);
    };
    worker.onerror = (event) => reject(new Error(event.message || 'The worker could not start.'));
    worker.postMessage(question);
  });
}
