/**
 * Of all tabs of this browser that want it, one has it at a time: the one that wanted it last, and when that one no longer does, another
 * that still does. Where the browser keeps no such order, each has it.
 */
export function holdAlone(
  name: string,
  signal: AbortSignal,
  have: (term: AbortSignal) => Promise<void>,
): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? taken(locks, { name, signal, have }) : have(signal);
}

interface Wanted {
  name: string;
  signal: AbortSignal;
  have: (term: AbortSignal) => Promise<void>;
}

async function taken(locks: LockManager, { name, signal, have }: Wanted): Promise<void> {
  let isFirst = true;
  let isOver = false;
  while (!(signal.aborted || isOver)) {
    const term = new AbortController();
    const run = () =>
      have(AbortSignal.any([signal, term.signal])).finally(() => {
        isOver = !term.signal.aborted;
      });
    try {
      await locks.request(name, isFirst ? { steal: true } : { signal }, run);
    } catch {
      // Another tab has it now, or nobody wants it here any more.
    }
    term.abort();
    isFirst = false;
  }
}
