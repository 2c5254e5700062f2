import type { SheetCell } from '@laurel/contract/rules/sheet';
import { readBy } from '@laurel/contract/say';
import { csvText } from './csv.ts';
import type { Sheet } from './sheet.ts';

/** Headers first, and as whose country they are written; then rows in slices, then that these were all. */
export type SheetQuestion = { headers: string[]; locale: string } | { rows: SheetCell[][] } | { isAll: true };

/** That a part has come, the file, or that it could not be written. */
export type SheetAnswer = { taken: true } | { file: Blob } | { failure: string };

const sheet: Sheet = { headers: [], rows: [] };

self.onmessage = ({ data }: MessageEvent<SheetQuestion>) => {
  try {
    self.postMessage(answerOf(data));
  } catch (error) {
    self.postMessage({ failure: String(error) } satisfies SheetAnswer);
  }
};

function answerOf(question: SheetQuestion): SheetAnswer {
  if ('headers' in question) begin(question);
  else if ('rows' in question) for (const row of question.rows) sheet.rows.push(row);
  else return { file: new Blob([csvText(sheet)]) };
  return { taken: true };
}

/** The words are said by the page: here only numbers and dates are written. */
function begin({ headers, locale }: { headers: string[]; locale: string }) {
  sheet.headers = headers;
  readBy(() => ({ locale, words: () => '' }));
}
