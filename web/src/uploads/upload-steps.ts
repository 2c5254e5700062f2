import type { UploadOutcome, UploadQuestions } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import type { Confirmation } from '@laurel/contract/upload-kinds';
import { errorWords } from '#api/call-error.ts';
import { carriedBy } from '#api/refusal.ts';
import type { SourceDraft } from './source-draft.ts';
import * as texts from './texts.ts';

export type UploadStep =
  | { at: 'idle' }
  /** Without a part nobody can tell how long it still takes. */
  | { at: 'working'; words: string; part?: number }
  | { at: 'preview'; outcome: UploadOutcome }
  /** What must be said of it first; what was said before it was refused, and why it was. */
  | { at: 'asked'; questions: UploadQuestions; words: string; before?: { draft: SourceDraft; words: string } }
  | { at: 'done'; outcome: UploadOutcome }
  | { at: 'problem'; words: string };

/** Where a dry run leads: to what would change, and to the questions that the real run would ask. */
export function stepAfterCheck(outcome: UploadOutcome): UploadStep {
  return { at: 'preview', outcome };
}

/** Where a failed try leads: to what must be said of the columns, to the errors of the rows, to the questions, or to the words of the server. */
export function stepAfter(error: unknown): UploadStep {
  const outcome = carriedBy<'dataupload'>(error);
  if (outcome.questions && isAnswerable(outcome.questions))
    return { at: 'asked', questions: outcome.questions, words: errorWords(error) };
  return isWhole(outcome) ? { at: 'preview', outcome } : { at: 'problem', words: errorWords(error) };
}

/** A row with two names at least may be a header; less is no table, unless another sheet holds one. */
function isAnswerable({ columns, sheets }: UploadQuestions): boolean {
  return sheets.length > 1 || columns.length >= 2 || columns.some(({ column }) => column !== null);
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

/** What is said yes to. */
export const confirmWords: Record<Confirmation, string> = {
  leavers: say(texts.haveLeft),
  roles: say(texts.rightsChange),
  alone: say(texts.doAlone),
  prices: say(texts.newPrices),
  goodRows: say(texts.leaveOut),
};
