import { format } from 'node:util';
import type { Logger } from 'pino';

/**
 * Everything that this process says of itself goes to its log: Node's warnings, what a package prints, and what nobody caught, after
 * which nothing in the process can be trusted: it ends what it has started, and then itself.
 */
export function guardProcess(log: Logger, stop: () => Promise<void>): void {
  // Node's own listener prints them.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message, stack, ...more }) => {
    // What else hangs on a warning may be a whole request.
    const { code } = more as { code?: string };
    log.warn({ err: { type: name, message, code, stack } }, 'a warning of Node.js');
  });
  for (const [name, level] of printed) console[name] = (...words: unknown[]) => log[level](format(...words));
  let isEnding = false;
  // A rejection that nobody handles comes here too.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault that nobody caught');
    if (isEnding) return;
    isEnding = true;
    void stop()
      .catch((failed: unknown) => log.error({ err: failed }, 'the portal could not be stopped properly'))
      .finally(() => process.exit(1));
  });
}

const printed = [
  ['log', 'info'],
  ['info', 'info'],
  ['debug', 'debug'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const;
