import type { ErrorAnswer, FormErrors } from '@laurel/contract/errors';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import * as texts from './texts.ts';

/** Every way in which a call can fail. Nobody else reads a status. */
export type CallError = Refused | SignedOut | Fault | NoResponse | Unexpected;

/** The rule says no: 400 with words for the member, and for the fields of the form. */
export class Refused extends Error {
  // as it is sent: to developers
  override name = 'Refused';
  readonly formErrors: FormErrors;
  /** The whole answer: some refusals carry more, such as the new summary of an order. */
  readonly answer: ErrorAnswer & Record<string, unknown>;

  constructor(answer: ErrorAnswer & Record<string, unknown>) {
    super(answer.message || Object.values(answer.formErrors ?? {}).join(' '));
    this.formErrors = answer.formErrors ?? {};
    this.answer = answer;
  }
}

/** The session is over; the browser is on its way to /logout. */
export class SignedOut extends Error {
  override name = 'SignedOut';
}

/** Any other answer that is no success. */
export class Fault extends Error {
  // as it is sent: to developers
  override name = 'Fault';
  readonly status: number;
  readonly statusText: string;
  /** The server's own sentence, where it gave one. */
  readonly serverMessage: string;
  readonly requestId: string;

  constructor(given: { status: number; statusText: string; serverMessage: string; body: string; requestId: string }) {
    super(given.serverMessage || given.body);
    this.status = given.status;
    this.statusText = given.statusText;
    this.serverMessage = given.serverMessage;
    this.requestId = given.requestId;
  }
}

/** The request never came back. */
export class NoResponse extends Error {
  override name = 'NoResponse';
}

/** The answer came and could not be understood. */
export class Unexpected extends Error {
  // as it is sent: to developers
  override name = 'Unexpected';
}

export function isCallError(error: unknown): error is CallError {
  return (
    error instanceof Refused ||
    error instanceof SignedOut ||
    error instanceof Fault ||
    error instanceof NoResponse ||
    error instanceof Unexpected
  );
}

/** How a failure is told, in a dialog or in the page. */
export interface Failure {
  title: string;
  message: string;
}

/** A failed call in the words of specification section 8. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refused) return { title: say(common.noticeTitle), message: error.message };
  if (error instanceof Fault) {
    const status = String(error.status);
    return {
      title: say(texts.responseTitle, { statusText: error.statusText, status }),
      message: say(texts.response, { status, message: error.message }),
    };
  }
  if (error instanceof NoResponse) {
    return { title: say(texts.noResponseTitle), message: say(texts.noResponse) };
  }
  return { title: say(texts.unexpectedTitle), message: error instanceof Error ? error.message : String(error) };
}

/** Checkout, orders and ideas have words of their own: the server's message first, otherwise its answer. */
export function ownFailureOf(error: unknown): Failure {
  const failure = failureOf(error);
  return error instanceof Fault ? { title: errorWords(error), message: failure.title } : failure;
}

/** What a screen says that shows the failure itself: the server's message, otherwise the body. */
export function errorWords(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Fault) return error.serverMessage || say(texts.hasOccurred, { message: error.message });
  if (error instanceof NoResponse) return say(texts.noResponse);
  return say(texts.hasOccurred, { message: error instanceof Error ? error.message : String(error) });
}

/** The messages by field, ready for a form's `setErrors`; empty for any other failure. */
export function formErrorsOf(error: unknown): FormErrors {
  return error instanceof Refused ? error.formErrors : {};
}

/** Whether the fields of the form say it all. */
export function isBesideFields(error: unknown): boolean {
  return Object.keys(formErrorsOf(error)).length > 0;
}

/** What is asked for by an address is not there: an address that nobody could have been sent is as unknown as another's. */
export function isUnknown(error: Error): boolean {
  return error instanceof Refused || (error instanceof Fault && error.status === 404);
}
