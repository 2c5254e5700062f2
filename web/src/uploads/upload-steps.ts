import type { UploadOutcome } from '@laurel/contract/uploads';
import { errorWords, Refused } from '#api/call-error.ts';

export type Confirmation = 'leavers' | 'roles';

/** What the server does only when somebody has said yes, and its sentences about it. */
export interface Needs {
  confirm: Confirmation[];
  words: string;
}

export type UploadStep =
  | { at: 'idle' }
  | { at: 'working'; words: string; part: number }
  | { at: 'preview'; outcome: UploadOutcome; needs: Needs | undefined }
  | { at: 'done'; outcome: UploadOutcome }
  | { at: 'problem'; words: string };

/** Where a failed try leads: to the errors of the rows, to a question, or to the words of the server. */
export function stepAfter(error: unknown): UploadStep {
  const answer = error instanceof Refused ? error.answer : undefined;
  if (answer && isOutcome(answer)) return { at: 'preview', outcome: answer, needs: needsOf(answer, errorWords(error)) };
  return { at: 'problem', words: errorWords(error) };
}

function isOutcome(answer: object): answer is UploadOutcome {
  return 'kind' in answer && 'changes' in answer && 'errors' in answer;
}

function needsOf(answer: object, message: string): Needs | undefined {
  const confirm: unknown = 'confirm' in answer ? answer.confirm : undefined;
  if (!Array.isArray(confirm) || confirm.length === 0) return undefined;
  const asked = confirm.filter((word): word is Confirmation => word === 'leavers' || word === 'roles');
  return { confirm: asked, words: withoutAddress(message) };
}

/** The server also tells programs what to put into the address; a person only ticks. */
export function withoutAddress(message: string): string {
  return message.replace(/^Nothing was changed\.\s*/, '').replace(/\s*Please confirm this \(confirm=[^)]*\)\.\s*$/, '');
}

/** Sending is the smaller part of the way; the server tells how far it is with the rest. */
const sendingShare = 0.3;

export function sendingStep(part: number): UploadStep {
  return { at: 'working', words: 'Sending the file…', part: part * sendingShare };
}

export function servingStep(words: string, part: number): UploadStep {
  return { at: 'working', words, part: sendingShare + part * (1 - sendingShare) };
}

export function changesNothing({ added, changed, removed }: UploadOutcome): boolean {
  return added + changed + removed === 0;
}
