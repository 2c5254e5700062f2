import type { Worker } from 'node:cluster';
import { type Shares, tooManyAtOnce } from '#http/shares';
import type { ToPrimary, ToWorker } from './worker-words.ts';

/** The shares of the primary, for one of its processes: the one which is asked for next may come in to any of them. */
export function sharesOfAll(atOnce: number, tell: (words: ToPrimary) => void) {
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let last = 0;
  const shares: Shares = {
    async enter(memberId, gone) {
      gone.throwIfAborted();
      last += 1;
      const id = last;
      const turn = Promise.withResolvers<void>();
      waiting.set(id, turn);
      gone.addEventListener('abort', () => {
        tell({ kind: 'shareGone', id });
        waiting.delete(id);
        turn.reject(gone.reason);
      });
      tell({ kind: 'shareWanted', id, memberId });
      return turn.promise;
    },
  };
  const hear = ({ id, isRefused }: ToWorker & { kind: 'shareTold' }) => {
    const turn = waiting.get(id);
    waiting.delete(id);
    if (isRefused) turn?.reject(tooManyAtOnce(atOnce));
    else turn?.resolve();
  };
  return { shares, hear };
}

/** Hands shares out to the processes that ask for them. What a process had is free when it ends. */
export function handOut(shares: Shares) {
  const held = new Map<Worker, Map<number, AbortController>>();

  function hear(worker: Worker, words: ToPrimary): void {
    if (words.kind === 'shareWanted') return void want(worker, words);
    if (words.kind !== 'shareGone') return;
    held.get(worker)?.get(words.id)?.abort();
    held.get(worker)?.delete(words.id);
  }

  async function want(worker: Worker, { id, memberId }: ToPrimary & { kind: 'shareWanted' }): Promise<void> {
    const gone = new AbortController();
    const own = held.get(worker) ?? new Map<number, AbortController>();
    held.set(worker, own.set(id, gone));
    const isRefused = await shares.enter(memberId, gone.signal).then(
      () => false,
      () => true,
    );
    if (isRefused) own.delete(id);
    if (!gone.signal.aborted) worker.send({ kind: 'shareTold', id, isRefused } satisfies ToWorker);
  }

  function end(worker: Worker): void {
    for (const gone of held.get(worker)?.values() ?? []) gone.abort();
    held.delete(worker);
  }

  return { hear, end };
}
