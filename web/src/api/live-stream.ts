import { type LiveMessage, liveAgeMsMax, livePath, liveSilenceMs } from '@laurel/contract/live';
import { authorization, fetched } from './call.ts';

/** Where one is among what happens. */
export interface LivePlace {
  /** The last event of which one was told; undefined until then. */
  after: number | undefined;
  /** Milliseconds since the page came. */
  age: number;
}

export interface LiveListening {
  place: LivePlace;
  token: string;
  signal: AbortSignal;
  /** What is stale, and up to which event that is told; nothing is stale where only the place is new. */
  onTold: (told: LiveMessage, after: number | undefined) => void;
  /** Nothing at all for so long: nothing gets through. */
  silenceMs?: number;
}

export interface LiveEnd {
  /** Whether one may come again: who is signed off, or may not listen, need not. */
  why: 'ended' | 'silent' | 'mayNot';
  /** Whether anything came through. */
  isHeard: boolean;
  /** When the server would have one again. */
  againMs: number | undefined;
}

/**
 * Listens to what happens until it ends, for whatever reason; never throws. The browser's own EventSource cannot send the token, so
 * this reads the stream of an answer.
 */
export async function listenLive({ silenceMs = liveSilenceMs, ...listening }: LiveListening): Promise<LiveEnd> {
  const { place, token, signal, onTold } = listening;
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const end: LiveEnd = { why: 'ended', isHeard: false, againMs: undefined };
  try {
    const response = await fetched(addressOf(place), {
      headers: { Accept: 'text/event-stream', ...authorization(token) },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (response.status === 401 || response.status === 403) return { ...end, why: 'mayNot' };
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !response.body) {
      await response.body?.cancel();
      const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
      return { ...end, againMs: seconds > 0 ? seconds * 1000 : undefined };
    }
    for await (const event of eventsOf(response.body)) {
      end.isHeard = true;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      if (event.retry !== undefined) end.againMs = event.retry;
      else onTold(event.data ?? {}, event.id);
    }
  } catch {
    // Broken off, by whichever side: that it ended is all that there is to know.
  } finally {
    clearTimeout(timer);
  }
  return silence.signal.aborted ? { ...end, why: 'silent' } : end;
}

function addressOf({ after, age }: LivePlace): string {
  return `${livePath}?${after === undefined ? `age=${Math.round(Math.min(age, liveAgeMsMax))}` : `after=${after}`}`;
}

interface LiveEvent {
  id: number | undefined;
  retry: number | undefined;
  data: LiveMessage | undefined;
}

async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<LiveEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) yield eventOf(event);
  }
}

function eventOf(text: string): LiveEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  const numberOf = (name: string) => (field(name) === undefined ? undefined : Number(field(name)));
  const data = field('data');
  return { id: numberOf('id'), retry: numberOf('retry'), data: data === undefined ? undefined : JSON.parse(data) };
}
