import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import { expect, onTestFinished, vi } from 'vitest';
import type { CallInput, CallName, CallOutput } from '#api/call.ts';

/** What the server answers to each call of a part. */
export type Answers = { [N in CallName]?: (input: CallInput<N>) => Answer<CallOutput<N>> };
type Answer<Output> = Output | Refusal | Promise<Output | Refusal>;

/** An answer that refuses, as the server words it. */
class Refusal {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

export const refusedWith = (message: string, status = 400, more: object = {}) =>
  new Refusal(status, { message, ...more });
/** Thrown instead of an answer: the line is down. */
export const lineLost = new TypeError('Failed to fetch');
/** Nothing comes, however long one waits. */
export const never = new Promise<never>(() => {});

export interface Asked {
  name: CallName;
  input: unknown;
  key: string | null;
}

const byPath = new Map<string, Call>(
  Object.values(calls)
    .flatMap((noun) => Object.values(noun) as Call[])
    .map((call) => [call.path, call]),
);

/**
 * Stands where the server is. What a part asks and what a test answers are both held against the contract, so that neither
 * speaks of a portal that there is not; a call without an answer fails the test that made it. Answers the list of what is asked.
 */
export function answering(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  const mistakes: unknown[] = [];
  async function answered(target: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(String(target), window.location.href);
    const call = byPath.get(pathname);
    if (!call) throw new Error(`There is no call at ${pathname}.`);
    // With a file comes nothing but what the address asks.
    const isFile = init?.body instanceof FormData;
    const input = isFile ? Object.fromEntries(searchParams) : call.input.parse(JSON.parse(String(init?.body ?? '{}')));
    asked.push({ name: call.name as CallName, input, key: new Headers(init?.headers).get('idempotency-key') });
    const answer = answers[call.name as CallName] as ((input: unknown) => unknown) | undefined;
    if (!answer) throw new Error(`The test has no answer to ${call.name}.`);
    const told = await answer(input);
    if (told instanceof Refusal) return Response.json(told.body, { status: told.status });
    return Response.json(call.output.parse(told));
  }
  const served: typeof fetch = (target, init) =>
    answered(target, init).catch((mistake) => {
      if (mistake !== lineLost) mistakes.push(mistake);
      throw mistake;
    });
  vi.spyOn(window, 'fetch').mockImplementation(served);
  const ownUpload = window.XMLHttpRequest;
  window.XMLHttpRequest = class extends ownUpload {
    #address = '';
    override open(_method: string, address: string | URL) {
      this.#address = String(address);
    }
    override setRequestHeader() {}
    override send(body: FormData) {
      served(this.#address, { body })
        .then(async (response) => told(this, { status: response.status, responseText: await response.text() }))
        .then(() => this.dispatchEvent(new ProgressEvent('load')))
        .catch(() => this.dispatchEvent(new ProgressEvent('error')));
    }
  };
  onTestFinished(() => {
    window.XMLHttpRequest = ownUpload;
    // What a part asks behind its test is nobody's.
    vi.mocked(window.fetch).mockReturnValue(never);
    // The part took them for a lost connection.
    expect(mistakes).toEqual([]);
  });
  return asked;
}

/** What a request says of itself once it is answered. */
function told(request: XMLHttpRequest, facts: Partial<XMLHttpRequest>) {
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(request, name, { value });
}
