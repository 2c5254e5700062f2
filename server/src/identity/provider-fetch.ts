import type { CustomFetch } from 'openid-client';
import { type Endpoint, ProviderAway } from './provider-away.ts';

/** More than any provider says of itself, of its keys or of a person. */
const answerBytesMax = 1024 * 1024;

/** The way to the provider for one step of a sign-on: all that is asked in it has answered by then. */
export interface Way {
  fetch: CustomFetch;
  until: AbortSignal;
}

/** Asks one endpoint. What is no answer of a provider (none, a broken server's, one without end, a page for people) throws `ProviderAway`. */
export function askProvider({ fetch, until }: Way, where: Endpoint): CustomFetch {
  return async (address, options) => {
    let response: Response;
    let body: Buffer;
    try {
      response = await fetch(address, { ...options, signal: until });
      body = await bodyOf(response);
    } catch (error) {
      throw new ProviderAway(where, `${wordsOf(error)} (${placeOf(address)})`, error);
    }
    const wrong = wrongIn(response, body, where);
    if (wrong) throw new ProviderAway(where, `${wrong} (${placeOf(address)})`);
    const { status, headers } = response;
    return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers });
  };
}

async function bodyOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > answerBytesMax) throw new Error(`An answer of more than ${answerBytesMax} bytes.`);
  }
  return Buffer.concat(parts);
}

function wrongIn({ status, headers }: Response, body: Buffer, where: Endpoint): string | undefined {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || 'nothing';
  const isJson = /^application\/(?:[\w.-]+\+)?json$/.test(type);
  const isRefusal = status >= 400 && status < 500 && status !== 429;
  // What a provider refuses it may refuse in other words, where it is asked about a person.
  if (isRefusal && (where === 'userinfo' || (where === 'token' && (isJson || status === 401)))) return undefined;
  if (status !== 200) return `Answered ${status}`;
  if (where === 'userinfo' && type === 'application/jwt') return undefined;
  if (!isJson) return `Answered ${type} instead of JSON`;
  return isObject(body) ? undefined : 'Answered what is no JSON object';
}

function isObject(body: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** What stands behind 'fetch failed': the code of the network's or of the certificate's error. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'No answer in time';
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code } = cause as { code?: string };
  return [code, cause.message].filter(Boolean).join(': ').slice(0, 200);
}

function placeOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
