import { setTimeout as sleep } from 'node:timers/promises';
import { answerMsMax } from '@laurel/contract/limits';
import { buildApp } from '#app';
import type { Company } from '#company';
import type { Stops } from '#config/stopping';
import { refuseTakenPort, webDist } from '#config/surroundings';
import type { Metrics } from '#http/metrics';
import type { Shares } from '#http/shares';
import { portClosed } from './port-closed.ts';

export interface Serving {
  /** Of all processes that serve together; a process alone tells its own. */
  metrics?: Metrics;
  /** Of all processes that serve together; a process alone hands out its own. */
  shares?: Shares;
  /** Whether other processes listen on the same port. */
  sharesPort?: boolean;
}

/**
 * Answers a company's requests on its port. Told to stop, it says that it is not ready, and answers for as long as whoever sends requests may
 * need to hear of it, each time for the last time on a connection; then it closes its port, and lets those in hand end for as long as an answer may
 * take. A file that is still read then breaks off.
 */
export async function serve(company: Company, { sharesPort = false, ...ofAll }: Serving, stops: Stops): Promise<void> {
  const { host, port, patience, drainMs } = company.config;
  const leaving = new AbortController();
  const app = await buildApp(company, { webDist, leaving: leaving.signal, ...ofAll });
  stops.push(async () => {
    // Who listens leaves first, and comes again elsewhere or later.
    leaving.abort();
    await sleep(drainMs);
    const cut = setTimeout(() => app.server.closeAllConnections(), answerMsMax * patience);
    await portClosed(app.server);
    return app.close().finally(() => clearTimeout(cut));
  });
  const shared = sharesPort && kernelShares ? { reusePort: true } : {};
  await app.listen({ host, port, ...shared }).catch((error: unknown) => refuseTakenPort(error, port));
}

/**
 * Where the kernel can, it gives each connection to a process itself: one that dies takes only its own with it. Elsewhere the
 * primary of node:cluster hands them out, and a connection that is being handed to a process that dies is never closed.
 */
const kernelShares = process.platform === 'linux';
