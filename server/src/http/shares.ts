import { say } from '@laurel/contract/say';
import type { Config } from '#config/config';
import { Refusal } from '#errors/refuse';
import * as texts from './texts.ts';

export interface ShareLimits {
  /** Requests of one member that are at work at once. */
  atOnce: number;
  /** For so long the others wait for their turn. */
  waitMs: number;
}

/** A member's requests: so many at work at once, wherever they come in. */
export interface Shares {
  /** Waits for the turn of a request of this member, and holds it until it is gone, answered or broken off. */
  enter(memberId: number, gone: AbortSignal): Promise<void>;
}

/** Longer than a page with all its pictures takes, and shorter than an answer may. */
const shareWaitMs = 5_000;

export function shareLimitsOf({ requestsAtOnce, patience }: Pick<Config, 'requestsAtOnce' | 'patience'>): ShareLimits {
  return { atOnce: requestsAtOnce, waitMs: shareWaitMs * patience };
}

interface Member {
  atWork: number;
  waiting: Set<() => void>;
}

export function memberShares({ atOnce, waitMs }: ShareLimits): Shares {
  const members = new Map<number, Member>();

  const leave = (memberId: number, member: Member) => {
    const [next] = member.waiting;
    if (next) return next();
    member.atWork -= 1;
    if (member.atWork === 0) members.delete(memberId);
  };

  return {
    async enter(memberId, gone) {
      gone.throwIfAborted();
      const member = members.get(memberId) ?? { atWork: 0, waiting: new Set() };
      members.set(memberId, member);
      if (member.atWork < atOnce) member.atWork += 1;
      else await turnOf(member, { atOnce, waitMs }, gone);
      const give = () => leave(memberId, member);
      if (gone.aborted) give();
      gone.throwIfAborted();
      gone.addEventListener('abort', give);
    },
  };
}

/** The share of one who has left is handed on. */
function turnOf({ waiting }: Member, { atOnce, waitMs }: ShareLimits, gone: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const over = (end: () => void) => () => {
    clearTimeout(timer);
    gone.removeEventListener('abort', left);
    waiting.delete(begin);
    end();
  };
  const begin = over(resolve);
  const left = over(() => reject(gone.reason));
  const timer = setTimeout(
    over(() => reject(tooManyAtOnce(atOnce))),
    waitMs,
  );
  gone.addEventListener('abort', left);
  waiting.add(begin);
  return promise;
}

export function tooManyAtOnce(atOnce: number): Refusal {
  return new Refusal('tooManyRequests', say(texts.ownRequests, { count: atOnce }), { retryAfterSeconds: 2 });
}
