import { say } from '@laurel/contract/say';
import { Refusal } from '#errors/refuse';
import * as texts from './texts.ts';

/** What a report is for: a screen that somebody looks at, a file, which may take minutes, or a long list, which is no report but as much work. */
export type Purpose = 'screen' | 'file' | 'list';

/**
 * So many of a member's wait while one of the same purpose is at work. Lists are asked for by programs too: refused at once, these
 * would ask again at once.
 */
const waitingOfOneMax: Record<Purpose, number> = { screen: 1, file: 1, list: 5 };

export interface Wish {
  memberId: number;
  purpose: Purpose;
  /** Aborted when nobody waits for the report any more. */
  signal: AbortSignal;
}

export interface QueueLimits {
  /** Reports at work at once. */
  atOnce: number;
  waitingMax: number;
  waitMs: number;
}

interface Waiting {
  wish: Wish;
  begin: () => void;
}

export interface ReportQueue {
  /** Waits for a place, in the order of coming, and answers how to leave it. Refuses with words when that would be too long. */
  enter(wish: Wish): Promise<() => void>;
  /** Whether the same member waits for more of the same. */
  hasMore(wish: Wish): boolean;
  counts(): { running: number; waiting: number };
}

/** Of several places files leave one free, so that no screen waits for somebody's million rows. */
export const placesFor = (purpose: Purpose, atOnce: number) => (purpose === 'file' ? Math.max(1, atOnce - 1) : atOnce);

/** A few reports at once, the others in a queue. Of each purpose a member has one at work and few that wait: pages are turned while a file is made. */
export function reportQueue({ atOnce, waitingMax, waitMs }: QueueLimits): ReportQueue {
  const running = new Set<Wish>();
  let waiting: Waiting[] = [];

  const isLike =
    ({ memberId, purpose }: Wish) =>
    (one: Wish) =>
      one.memberId === memberId && one.purpose === purpose;
  const mayBegin = (wish: Wish) => {
    const all = [...running];
    if (all.some(isLike(wish))) return false;
    const files = all.filter((one) => one.purpose === 'file').length;
    return all.length < atOnce && (wish.purpose !== 'file' || files < placesFor('file', atOnce));
  };
  const begin = (wish: Wish) => {
    running.add(wish);
    return () => {
      if (!running.delete(wish)) return;
      for (const next of [...waiting]) if (mayBegin(next.wish)) next.begin();
    };
  };

  return {
    hasMore: (wish) => waiting.some((one) => isLike(wish)(one.wish)),
    async enter(wish) {
      wish.signal.throwIfAborted();
      if (mayBegin(wish)) return begin(wish);
      if (waiting.filter((one) => isLike(wish)(one.wish)).length >= waitingOfOneMax[wish.purpose]) throw ownReports();
      if (waiting.length >= waitingMax) throw othersReports();
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leaveQueue = (error?: unknown) => {
        waiting = waiting.filter((one) => one !== place);
        clearTimeout(timer);
        wish.signal.removeEventListener('abort', gone);
        if (error !== undefined) reject(error);
      };
      const gone = () => leaveQueue(wish.signal.reason);
      const timer = setTimeout(() => leaveQueue(othersReports()), waitMs);
      const place: Waiting = {
        wish,
        begin: () => {
          leaveQueue();
          resolve(begin(wish));
        },
      };
      wish.signal.addEventListener('abort', gone);
      waiting.push(place);
      return promise;
    },
    counts: () => ({ running: running.size, waiting: waiting.length }),
  };
}

const retryAfterSeconds = 5;

export function othersReports(): Refusal {
  return new Refusal('unavailable', say(texts.othersReports), {
    retryAfterSeconds,
  });
}

function ownReports(): Refusal {
  return new Refusal('tooManyRequests', say(texts.ownReports), {
    retryAfterSeconds,
  });
}
