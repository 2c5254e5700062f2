import type { Confirmation, UploadOutcome } from '@laurel/contract/uploads';
import { errorWords, Refused } from '#api/call-error.ts';
import { formatPoints } from '#lib/points.ts';

/** What the server does only when somebody has said yes, and a sentence about it. */
export interface Needs {
  confirm: readonly Confirmation[];
  words: string;
}

export type UploadStep =
  | { at: 'idle' }
  /** Without a part nobody can tell how long it still takes. */
  | { at: 'working'; words: string; part?: number }
  | { at: 'preview'; outcome: UploadOutcome; needs: Needs | undefined }
  | { at: 'done'; outcome: UploadOutcome }
  | { at: 'problem'; words: string };

/** Where a dry run leads: to what would change, with the questions that the real run would ask. */
export function stepAfterCheck(outcome: UploadOutcome): UploadStep {
  return { at: 'preview', outcome, needs: needsOf(outcome, wordsFor(outcome)) };
}

/** Where a failed try leads: to the errors of the rows, to a question, or to the words of the server. */
export function stepAfter(error: unknown): UploadStep {
  const answer = error instanceof Refused ? error.answer : undefined;
  if (!answer || !isOutcome(answer)) return { at: 'problem', words: errorWords(error) };
  return { at: 'preview', outcome: answer, needs: needsOf(answer, withoutAddress(errorWords(error))) };
}

function isOutcome(answer: object): answer is UploadOutcome {
  return 'kind' in answer && 'changes' in answer && 'errors' in answer && 'confirm' in answer;
}

function needsOf({ confirm }: UploadOutcome, words: string): Needs | undefined {
  return confirm.length === 0 ? undefined : { confirm, words };
}

function wordsFor({ confirm, removed }: UploadOutcome): string {
  const words = {
    leavers: `${formatPoints(removed)} ${removed === 1 ? 'person' : 'people'} would leave: more than usual.`,
    roles: 'Rights, or the e-mail address of somebody who has not signed on yet, would change: see the first lines.',
  };
  return confirm.map((one) => words[one]).join(' ');
}

/** The server also tells programs what to put into the address; a person only ticks. */
export function withoutAddress(message: string): string {
  return message.replace(/^Nothing was changed\.\s*/, '').replace(/\s*Please confirm this \(confirm=[^)]*\)\.\s*$/, '');
}

export function sendingStep(part: number): UploadStep {
  return { at: 'working', words: 'Sending the file…', part };
}

/** Rows are counted while they are read; comparing them afterwards is one piece of work. */
export function servingStep(words: string, { done, total }: { done: number; total: number }): UploadStep {
  if (total === 0 || done >= total) return { at: 'working', words };
  return { at: 'working', words: `Reading row ${formatPoints(done)} of ${formatPoints(total)}…`, part: done / total };
}

export function changesNothing({ added, changed, removed }: UploadOutcome): boolean {
  return added + changed + removed === 0;
}
