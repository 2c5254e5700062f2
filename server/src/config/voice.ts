import { format } from 'node:util';
import type { Logger } from 'pino';
import { PlainError } from '#errors/plain-error';
import { type Env, text } from './settings.ts';
import { logOf } from './surroundings.ts';

/**
 * Whom a running server tells how it is: somebody who sits at a terminal or tries the demonstration, in words on standard output;
 * else whoever collects its log, where each line is JSON.
 */
export function sayingOf(env: Env, log: Logger): (line: string) => void {
  const isDemonstration = text(env, 'LAUREL_DEMO')?.toLowerCase() === 'on' && env.NODE_ENV !== 'production';
  if (process.stdout.isTTY || isDemonstration) return (line) => void process.stdout.write(`${line}\n`);
  return (line) => log.info(line);
}

/** Where a company begins: a key to the portal, and no line of a log. */
export function tellBeginning(address: string): void {
  process.stdout.write(`To set the portal up, open this once, within a day: ${address}\n`);
}

/** Why it could not start, at every level of the log; a stack only where it is our mistake. */
export function tellFailure(error: unknown): void {
  const isPlain = error instanceof PlainError;
  const log = logOf({ logLevel: 'fatal' });
  if (process.stderr.isTTY) process.stderr.write(`${isPlain ? error.message : format(error)}\n`);
  else if (isPlain) log.fatal(error.message);
  else log.fatal({ err: error }, 'the portal could not start');
}
