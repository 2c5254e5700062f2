import type { ErrorAnswer } from '@laurel/contract/errors';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { Fault, Refused, SignedOut, Unexpected } from './call-error.ts';
import { statusTextOf } from './status-texts.ts';
import * as texts from './texts.ts';
import { leavingStore, setToken, tokenStore } from './token.ts';

export interface Answer {
  status: number;
  statusText: string;
  body: string;
  /** The token that went with the request. */
  token: string | null;
}

const bodyShown = 2000;
/** How a session came to its end without this tab's doing. */
export type SessionEnd = 'lost' | 'signedOffElsewhere';

let goToLogout: (end: SessionEnd) => void = () => {};

/** The shell says how to leave for /logout. */
export function onSignedOut(leave: (end: SessionEnd) => void) {
  goToLogout = leave;
}

/** The session is over: nothing more is asked for, and the browser leaves for /logout. */
export function endSession(end: SessionEnd) {
  leavingStore.set(true);
  setToken(null);
  goToLogout(end);
}

/** The one reading of a status: the value of a success, or the error to throw. */
export function readAnswer(answer: Answer): unknown {
  if (answer.status >= 200 && answer.status < 300) return readJson(answer.body);
  if (answer.status === 401) {
    // An answer to an older token says nothing about a session begun since.
    if (answer.token !== null && answer.token === tokenStore.get()) endSession('lost');
    throw new SignedOut(say(said.signedOff));
  }
  const told = errorAnswer(answer.body);
  if (answer.status === 400 && (told?.message || told?.formErrors)) throw new Refused(told);
  throw new Fault({
    status: answer.status,
    statusText: statusTextOf(answer),
    serverMessage: told?.message ?? '',
    body: answer.body.slice(0, bodyShown),
    requestId: told?.requestId ?? '',
  });
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Unexpected(say(texts.unreadable));
  }
}

function errorAnswer(body: string): (ErrorAnswer & Record<string, unknown>) | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as ErrorAnswer & Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
