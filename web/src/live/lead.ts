import type { LiveMessage } from '@laurel/contract/live';
import { type LivePlace, listenLive } from '#api/live-stream.ts';

export interface Leading {
  token: string;
  signal: AbortSignal;
  place: () => LivePlace;
  onTold: (told: LiveMessage, after: number | undefined) => void;
  times?: LeadTimes;
}

export interface LeadTimes {
  /** Where no stream gets through everything is asked for again, more slowly each time. */
  askLeast: number;
  askMost: number;
  /** After a connection that was lost. */
  againLeast: number;
  againMost: number;
  silence?: number;
}

const usualTimes: LeadTimes = { askLeast: 30_000, askMost: 5 * 60_000, againLeast: 1_000, againMost: 30_000 };

/** So many connections in a row through which nothing came: none gets through. */
const lostMax = 3;

/** Hears of what happens for all tabs of this browser, for as long as it has the word. Answers when it may no longer, or need not. */
export async function lead({ token, signal, place, onTold, times = usualTimes }: Leading): Promise<void> {
  let lost = 0;
  let asked = 0;
  while (!signal.aborted) {
    const silence = times.silence === undefined ? {} : { silenceMs: times.silence };
    const end = await listenLive({ place: place(), token, signal, onTold, ...silence });
    if (signal.aborted || end.why === 'mayNot') return;
    lost = end.isHeard ? 0 : lost + 1;
    if (end.isHeard) asked = 0;
    if (end.why === 'silent' || lost >= lostMax) {
      await pause(Math.min(times.askMost, times.askLeast * 2 ** asked), signal);
      asked += 1;
      if (!signal.aborted) onTold({ stale: 'everything' }, undefined);
    } else await pause(end.againMs ?? jittered(Math.min(times.againMost, times.againLeast * 2 ** lost)), signal);
  }
}

/** So that many who were cut off together do not come again together. */
function jittered(ms: number): number {
  return ms * (0.5 + Math.random());
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
