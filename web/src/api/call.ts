import type { Calls } from '@laurel/contract';
import type { Output, Sent } from '@laurel/contract/call';
import { callPaths } from '@laurel/contract/paths';
import { readAnswer } from './answer.ts';
import { NoResponse } from './call-error.ts';
import { type IdempotencyKey, idempotencyHeader, settlesKey } from './idempotency.ts';
import { counted } from './requests.ts';
import { tokenStore } from './token.ts';

export type CallName = keyof Calls & keyof typeof callPaths;
export type CallInput<N extends CallName> = Sent<Calls[N]>;
export type CallOutput<N extends CallName> = Output<Calls[N]>;

export interface CallOptions {
  signal?: AbortSignal;
  /** From `useIdempotencyKey`, on the calls that take one. */
  key?: IdempotencyKey;
  /** Another token than the stored one; the empty text sends an empty Authorization header. */
  token?: string;
}

const busyTriesMax = 12;
const busyWaitMsMax = 10_000;

/** Makes a call of the contract: `await call('getmemberlist', { search })`. Throws a `CallError`. */
export function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<CallOutput<N>> {
  return counted(() => send(callPaths[name], JSON.stringify(input ?? {}), options) as Promise<CallOutput<N>>);
}

/** A call that takes a file and answers one. Throws a `CallError`. */
export function callFile(name: CallName, file: File): Promise<Blob> {
  return counted(async () => {
    const token = tokenStore.get();
    const response = await fetched(callPaths[name], {
      method: 'POST',
      headers: authorization(token),
      body: formOf(file),
    });
    if (response.ok) return blob(response);
    return readAnswer(await answerOf(response, token)) as never;
  });
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('fileData', file);
  return form;
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

async function answerOf(response: Response, token: string | null) {
  return { status: response.status, statusText: response.statusText, body: await text(response), token };
}

export function authorization(token: string | null): Record<string, string> {
  if (token === null) return {};
  return { Authorization: token === '' ? '' : `Bearer ${token}` };
}

async function fetched(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    throw noResponse(error, init.signal);
  }
}

async function text(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw noResponse(error);
  }
}

async function blob(response: Response): Promise<Blob> {
  try {
    return await response.blob();
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
