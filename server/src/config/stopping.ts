import type { Config } from './config.ts';

export type Stops = (() => Promise<unknown>)[];

/** Together they end within half a minute after nothing new comes: requests in hand have 20 seconds of it (`serve`), and each of the few others some. */
const allMsMax = 22_000;
const eachMsLeast = 1_000;

/**
 * Ends what was started, the last first. What hangs is left behind, so that what comes after it ends in any case: PostgreSQL
 * of our own, and with the process all the rest.
 */
export async function stopAll(
  stops: Stops,
  { patience, drainMs }: Pick<Config, 'patience' | 'drainMs'>,
): Promise<void> {
  const last = Date.now() + drainMs + allMsMax * patience;
  const failed: unknown[] = [];
  for (const stop of stops.reverse().splice(0)) {
    const { promise: tooLate, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, Math.max(last - Date.now(), eachMsLeast * patience));
    await Promise.race([stop().catch((error: unknown) => failed.push(error)), tooLate]);
    clearTimeout(timer);
  }
  if (failed.length > 0) throw failed[0];
}
