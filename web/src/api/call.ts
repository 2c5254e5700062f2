import type { Calls } from '@laurel/contract';
import type { Output, Sent } from '@laurel/contract/call';
import { callRows } from '@laurel/contract/call-rows';
import { createStore } from '#lib/store.ts';
import { readAnswer } from './answer.ts';
import { NoResponse } from './call-error.ts';
import { type IdempotencyKey, idempotencyHeader, settlesKey } from './idempotency.ts';
import { counted } from './requests.ts';
import { tokenStore } from './token.ts';

export type CallName = keyof Calls & keyof typeof callRows;
export type CallInput<N extends CallName> = Sent<Calls[N]>;
export type CallOutput<N extends CallName> = Output<Calls[N]>;

export interface CallOptions {
  signal?: AbortSignal;
  /** From `useIdempotencyKey`, on the calls that take one. */
  key?: IdempotencyKey;
  /** Another token than the stored one; the empty text sends an empty Authorization header. */
  token?: string;
}

/** By which version of the programme the last call was answered; '' where the server does not tell. */
export const programmeToday = createStore('');

const busyTriesMax = 12;
const busyWaitMsMax = 10_000;

/** Makes a call of the contract: `await call('getmemberlist', { search })`. Throws a `CallError`. */
export function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<CallOutput<N>> {
  return counted(() => send(callRows[name].path, JSON.stringify(input ?? {}), options) as Promise<CallOutput<N>>);
}

async function send(path: string, body: string, options: CallOptions): Promise<unknown> {
  const token = options.token ?? tokenStore.get();
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    ...authorization(token),
    ...idempotencyHeader(options.key),
  };
  for (let attempt = 1; ; attempt++) {
    const response = await fetched(path, { method: 'POST', headers, body, signal: options.signal ?? null });
    programmeToday.set(response.headers.get('laurel-programme') ?? '');
    const wait = Number(response.headers.get('Retry-After') ?? Number.NaN) * 1000;
    // The first request with this key is still at work: its answer is ours, so ask again until it is there.
    if (response.status === 409 && options.key && wait >= 0 && attempt < busyTriesMax) {
      await pause(Math.min(wait || 250, busyWaitMsMax));
      continue;
    }
    const answer = await answerOf(response, token);
    if (settlesKey(response.status)) options.key?.settle();
    return readAnswer(answer);
  }
}

export async function answerOf(response: Response, token: string | null) {
  return { status: response.status, statusText: response.statusText, body: await read(response.text()), token };
}

export function authorization(token: string | null): Record<string, string> {
  if (token === null) return {};
  // as it is sent: a header
  return { Authorization: token === '' ? '' : `Bearer ${token}` };
}

export async function fetched(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    throw noResponse(error, init.signal);
  }
}

/** A body that breaks off has not come back either. */
export async function read<T>(body: Promise<T>): Promise<T> {
  try {
    return await body;
  } catch (error) {
    throw noResponse(error);
  }
}

/** A request that we gave up ourselves stays an abort, so that nobody reports it. */
function noResponse(error: unknown, signal?: AbortSignal | null): unknown {
  if (signal?.aborted) return error;
  return new NoResponse(error instanceof Error ? error.message : String(error), { cause: error });
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
