/**
 * By how much longer than on a quiet machine a wait of the tests may take before it counts as one that never ends. `npm test`, and so
 * the gate, asks for ten: a slow machine takes longer, and is not red for it.
 */
const patience = Number(process.env.TEST_PATIENCE ?? 1);

/** Nothing is waited for longer than this, however patient: a run has an end too. */
const longestMs = 600_000;

/** A limit of time, from what it is on a quiet machine. It only ends what hangs: at least ten times what is usual. */
export function patiently(milliseconds: number): number {
  return Math.min(milliseconds * patience, longestMs);
}

/** What a page is waited for: each wait has an end of its own, so that a hang is told where it is. */
export const waitMs = Math.min(patiently(15_000), 120_000);
