import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pino, { type Logger } from 'pino';
import { PlainError } from '#errors/plain-error';
import type { Config } from './config.ts';

/** What every process of the portal has around it. */

/** What release this is. */
export const release: string = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
).version;

/** The folder of the built browser part. */
export const webDist = path.join(import.meta.dirname, '../../../web/dist');

/** What Node has compiled, kept beside the packages: a start that finds it takes half the processor's time. Where it cannot be written, nothing is kept. */
export const compiledFolder = path.join(import.meta.dirname, '../../../node_modules/.cache/laurel-compiled');

/** One JSON line for each thing, on standard error. */
export function logOf({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel }, pino.destination(2));
}

/** Several processes may listen on one port together; that nobody else does is seen before. Answers the port, chosen when it is 0. */
export async function freePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  const server = net.createServer().listen({ host, port, exclusive: true });
  await once(server, 'listening').catch((error: unknown) => refuseTakenPort(error, port));
  const { port: free } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

export function refuseTakenPort(error: unknown, port: number): never {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    throw new PlainError(`Port ${port} is taken: set PORT to a free one.`);
  throw error;
}
