import type { SheetCell } from '@laurel/contract/sheet';
import { csvText } from './csv.ts';
import type { Sheet } from './sheet.ts';
import { xlsxFile } from './xlsx.ts';

export type FileKind = 'csv' | 'xlsx';

/** Headers first, then rows in slices, then which file they are to become. */
export type SheetQuestion = { headers: string[] } | { rows: SheetCell[][] } | { kind: FileKind };

/** That a part has come, the file, or that it could not be written. */
export type SheetAnswer = { taken: true } | { file: Blob } | { failure: string };

const sheet: Sheet = { headers: [], rows: [] };

self.onmessage = async ({ data }: MessageEvent<SheetQuestion>) => {
  self.postMessage(await answerOf(data).catch((error: unknown): SheetAnswer => ({ failure: String(error) })));
};

async function answerOf(question: SheetQuestion): Promise<SheetAnswer> {
  if ('headers' in question) sheet.headers = question.headers;
  else if ('rows' in question) for (const row of question.rows) sheet.rows.push(row);
  else return { file: question.kind === 'csv' ? new Blob([csvText(sheet)]) : await xlsxFile(sheet) };
  return { taken: true };
}
