import { buildApp } from './app.ts';
import type { Company } from './company.ts';
import type { Metrics } from './http/metrics.ts';
import { refuseTakenPort, webDist } from './surroundings.ts';

export interface Serving {
  /** Of all processes that serve together; a process alone tells its own. */
  metrics?: Metrics;
  /** Whether other processes listen on the same port. */
  sharesPort?: boolean;
}

/** Answers a company's requests on its port. What is started last is stopped first. */
export async function serve(
  company: Company,
  { metrics, sharesPort = false }: Serving,
  stops: (() => Promise<unknown>)[],
): Promise<void> {
  const { host, port } = company.config;
  const app = await buildApp(company, { webDist, ...(metrics ? { metrics } : {}) });
  stops.push(() => app.close());
  const shared = sharesPort && kernelShares ? { reusePort: true } : {};
  await app.listen({ host, port, ...shared }).catch((error: unknown) => refuseTakenPort(error, port));
}

/**
 * Where the kernel can, it gives each connection to a process itself: one that dies takes only its own with it. Elsewhere the
 * primary of node:cluster hands them out, and a connection that is being handed to a process that dies is never closed.
 */
const kernelShares = process.platform === 'linux';
