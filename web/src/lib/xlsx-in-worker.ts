import type { Sheet } from './sheet.ts';
import type { XlsxAnswer } from './xlsx-worker.ts';

/** A sheet as an Excel file, written beside the page: fifty thousand rows leave it free to be used. */
export function xlsxInWorker(sheet: Sheet): Promise<Blob> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<XlsxAnswer>) => {
      if ('file' in data) resolve(data.file);
      else reject(new Error(data.failure));
    };
    worker.onerror = (event) => reject(new Error(event.message || 'The worker could not start.'));
    worker.postMessage(sheet);
  }).finally(() => worker.terminate());
}
