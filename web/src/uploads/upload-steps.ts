import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { carriedBy } from '#api/refusal.ts';
import * as texts from './texts.ts';

export type UploadStep =
  | { at: 'idle' }
  /** Without a part nobody can tell how long it still takes. */
  | { at: 'working'; words: string; part?: number }
  | { at: 'preview'; outcome: UploadOutcome }
  | { at: 'done'; outcome: UploadOutcome }
  | { at: 'problem'; words: string };

/** Where a dry run leads: to what would change, and to the questions that the real run would ask. */
export function stepAfterCheck(outcome: UploadOutcome): UploadStep {
  return { at: 'preview', outcome };
}

/** Where a failed try leads: to the errors of the rows, to the questions, or to the words of the server. */
export function stepAfter(error: unknown): UploadStep {
  const outcome = carriedBy<'dataupload'>(error);
  return isWhole(outcome) ? { at: 'preview', outcome } : { at: 'problem', words: errorWords(error) };
}

function isWhole(outcome: Partial<UploadOutcome>): outcome is UploadOutcome {
  return outcome.groups !== undefined;
}

export function sendingStep(part: number): UploadStep {
  return { at: 'working', words: say(texts.sendingFile), part };
}

/** Rows are counted while they are read; comparing them afterwards is one piece of work. */
export function servingStep(words: string, { done, total }: { done: number; total: number }): UploadStep {
  if (total === 0 || done >= total) return { at: 'working', words };
  return { at: 'working', words: say(texts.readingRow, { done, total }), part: done / total };
}

export function changesNothing({ added, changed, removed }: UploadOutcome): boolean {
  return added + changed + removed === 0;
}
