import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionSettings, openConnection } from '#db/connection';
import type { Log } from './advance.ts';
import { eventsChannel } from './tell.ts';

/** Whoever follows events looks so often. Looking is what counts; being woken only makes it soon. */
export const everyMs = 500;
/** How often it is looked whether transactions that write events have ended. */
export const undecidedMs = 50;

/** Hears of events where the connection can; behind a pooler that drops NOTIFY nothing is lost but half a second. */
export function hearEvents(
  direct: ConnectionSettings,
  { wake, signal, log }: { wake: () => void; signal: AbortSignal; log: Pick<Log, 'warn'> },
): () => Promise<void> {
  let client: Awaited<ReturnType<typeof openConnection>> | undefined;
  const listening = (async () => {
    // loop: as long as the portal runs
    while (!signal.aborted) {
      try {
        client = await openConnection(direct, 'laurel listener');
        if (signal.aborted) break;
        client.on('notification', wake);
        const lost = new Promise<void>((resolve) => void client?.on('end', resolve));
        await client.query(`listen ${eventsChannel}`);
        await lost;
      } catch (error) {
        log.warn({ err: error }, 'events are not heard of at once');
        await client?.end().catch(() => {});
      }
      await sleep(5_000, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return async () => {
    await client?.end().catch(() => {});
    await listening;
    await client?.end().catch(() => {});
  };
}
