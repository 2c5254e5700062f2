import type { FormErrors, RefusalCode } from '@laurel/contract/errors';

/** The rule says no. Thrown from a verb or a rule; `http` turns it into an answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly formErrors: FormErrors | undefined;
  /** Fields that the answer carries beside the message, such as the new summary of a changed total. */
  readonly extra: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, words: string, more: RefusalMore = {}) {
    super(words);
    this.code = code;
    this.formErrors = more.formErrors;
    this.extra = more.extra;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

interface RefusalMore {
  formErrors?: FormErrors;
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

export function refuse(code: RefusalCode, words: string, formErrors?: FormErrors): never {
  throw new Refusal(code, words, formErrors ? { formErrors } : {});
}

/** The same words for what does not exist and for what is another member's. */
export function notFound(): never {
  throw new Refusal('notFound', 'This does not exist.');
}
