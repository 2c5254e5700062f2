import type { Call, Refusals } from '@laurel/contract/call';
import type { FormErrors, RefusalCode } from '@laurel/contract/errors';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** The rule says no. Thrown from a verb or a rule; `http` turns it into an answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly formErrors: FormErrors | undefined;
  /** Fields that the answer carries beside the message, such as the new summary of a changed total. */
  readonly extra: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Where a browser begins again what was refused on its way; a path of the portal. */
  readonly beginAgainAt: string | undefined;
  /** Whoever refused has told the log already, and better. */
  readonly isLogged: boolean;

  constructor(code: RefusalCode, words: string, more: RefusalMore = {}) {
    super(words);
    this.code = code;
    this.formErrors = more.formErrors;
    this.extra = more.extra;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.beginAgainAt = more.beginAgainAt;
    this.isLogged = more.isLogged ?? false;
  }
}

interface RefusalMore {
  formErrors?: FormErrors;
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
  beginAgainAt?: string;
  isLogged?: boolean;
}

export function refuse(code: RefusalCode, words: string, formErrors?: FormErrors): never {
  throw new Refusal(code, words, formErrors ? { formErrors } : {});
}

/** A refusal that carries what the call's contract says of this code, and no other field. */
export function refusalWith<C extends Call, Code extends RefusalCode & keyof Refusals<C>>(
  { refusals }: C,
  { code, words, formErrors }: { code: Code; words: string; formErrors?: FormErrors },
  carried: Refusals<C>[Code],
): Refusal {
  const extra = refusals?.[code]?.parse(carried) as Record<string, unknown>;
  return new Refusal(code, words, { extra, ...(formErrors && { formErrors }) });
}

/** The same words for what does not exist and for what is another member's. */
export function notFound(): never {
  throw new Refusal('notFound', say(texts.notThere));
}

/** A limit of time was over; the same may succeed when the portal has less to do. */
export function tookTooLong(): Refusal {
  return new Refusal('unavailable', say(texts.tookTooLong), { retryAfterSeconds: 2 });
}
