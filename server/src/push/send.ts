import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type BrowserKeys, encrypted } from './encrypted.ts';
import { endpointOf, isLoopback, isPublicAddress } from './endpoint.ts';
import { type VapidKeys, vapidSigner } from './vapid.ts';

/** What a browser is told, and how its push service is to deal with it. */
export interface Pushed {
  plain: Buffer;
  /** How long it waits for a browser that is away. */
  seconds: number;
  urgency: 'low' | 'normal';
  /** A later one of the same topic takes its place while it waits. */
  topic: string;
}

/** What a push service made of it. `gone`: the browser will never be there again; `refused`: trying again is no use. */
export type Answered = { outcome: 'told' | 'gone' } | NotTold;

export interface NotTold {
  outcome: 'refused' | 'later';
  code: string;
  detail: string;
  retryAfterMs?: number;
}

export interface SenderSettings {
  contact: string;
  clock: () => Date;
  /** By how much longer than usual a push service is waited for. */
  patience: number;
  loopback: boolean;
  /** Where names lead; tests say otherwise. */
  resolve?: Resolve;
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export type Send = (keys: VapidKeys, to: BrowserKeys & { endpoint: string }, what: Pushed) => Promise<Answered>;

const waitMs = 10_000;
/** A push service that lets so many in a row wait in vain is left alone for a while, so that the others are not held up by it. */
const silencesMax = 3;
const leftAloneMs = 30_000;
const servicesMax = 1000;
const saidBytesMax = 1000;

/** Sends to push services: to public addresses alone, each within its time, and never on to where one of them points. */
export function pushSender({ contact, clock, patience, loopback, resolve = lookup }: SenderSettings): Send {
  const authorization = vapidSigner({ contact, clock });
  const silent = new Map<string, { times: number; until: number }>();
  const toPublic = publicLookup(resolve);

  return async (keys, to, { plain, seconds, urgency, topic }) => {
    const url = endpointOf(to.endpoint, { loopback });
    if (!url) return { outcome: 'refused', code: 'ENOTPUBLIC', detail: 'The address is not one of a push service.' };
    const away = silent.get(url.host);
    if (away && away.times >= silencesMax && away.until > performance.now())
      return { outcome: 'later', code: 'ESILENT', detail: 'The push service has not answered, and is left alone.' };
    const body = encrypted(plain, to);
    const headers = {
      authorization: await authorization(keys, url.origin),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: seconds,
      urgency,
      topic,
    };
    const options = { method: 'POST', headers, lookup: isLoopback(url.hostname) ? undefined : toPublic };
    try {
      const answered = await ask(url, { ...options, signal: AbortSignal.timeout(waitMs * patience) }, body);
      silent.delete(url.host);
      return meaning(answered);
    } catch (error) {
      const { code = 'EUNKNOWN', message, name } = error as NodeJS.ErrnoException;
      if (code === notPublic) return { outcome: 'refused', code, detail: message };
      const times = (silent.get(url.host)?.times ?? 0) + 1;
      if (silent.size >= servicesMax) silent.clear();
      silent.set(url.host, { times, until: performance.now() + leftAloneMs });
      return { outcome: 'later', code: name === 'AbortError' ? 'ETIMEDOUT' : code, detail: message };
    }
  };
}

const notPublic = 'ENOTPUBLIC';

/** What a name leads to is looked at where it is connected to, so that no name can lead elsewhere a moment later. */
function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        const words = `${hostname} leads to an address that is not public.`;
        return answer(Object.assign(new Error(words), { code: notPublic }), '');
      }
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
    });
  };
}

interface Said {
  status: number;
  retryAfter: string | undefined;
  words: string;
}

/** Of an answer no more is read than is told; a redirection is an answer like any other. */
function ask(url: URL, options: RequestOptions, body: Buffer): Promise<Said> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, options, (response) => {
      let words = '';
      const end = () => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], words });
        response.destroy();
      };
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        words = (words + part).slice(0, saidBytesMax);
        if (words.length === saidBytesMax) end();
      });
      response.on('end', end);
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

const retryAfterMsMax = 3_600_000;

function meaning({ status, retryAfter, words }: Said): Answered {
  if (status >= 200 && status < 300) return { outcome: 'told' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const code = `HTTP ${status}`;
  const detail = `The push service answered ${status}. ${words.replace(/[\p{Cc}\s]+/gu, ' ').trim()}`
    .trim()
    .slice(0, 300);
  if (status === 429 || status === 408 || status >= 500)
    return { outcome: 'later', code, detail, ...retryAfterIn(retryAfter) };
  return { outcome: 'refused', code, detail };
}

/** Seconds, or a moment of its own clock, which is nobody's business here. */
function retryAfterIn(said: string | undefined): { retryAfterMs?: number } {
  return said !== undefined && /^\d{1,9}$/.test(said)
    ? { retryAfterMs: Math.min(Number(said) * 1000, retryAfterMsMax) }
    : {};
}
