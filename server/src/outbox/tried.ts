import { Counter, type Registry } from 'prom-client';
import type { Channel } from './transports.ts';

/** What became of a try. `refused` and `givenUp` leave the message stuck, `stopped` means that nobody is to get it any more. */
const outcomes = ['sent', 'failed', 'refused', 'givenUp', 'stopped'] as const;

export interface Tried {
  messageId: number;
  letter: string;
  channel: Channel;
  /** How many there have been. */
  tries: number;
  outcome: (typeof outcomes)[number];
  /** The transport's; never an address. */
  code?: string;
  /** Our own mistake: no transport said anything. */
  fault?: unknown;
}

interface Log {
  warn(context: object, words: string): void;
  error(context: object, words: string): void;
}

/** Counts tries, and logs those that did not get through: by ids and codes alone. */
export function tellTries({ registry, log }: { registry: Registry; log: Log }): (tried: Tried) => void {
  const counter = new Counter({
    name: 'laurel_message_tries_total',
    help: 'Tries to deliver a message, by what became of them.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  for (const channel of ['email', 'sms', 'push']) for (const outcome of outcomes) counter.inc({ channel, outcome }, 0);
  return ({ fault, ...tried }) => {
    const { channel, outcome } = tried;
    counter.inc({ channel, outcome });
    const context = fault === undefined ? tried : { ...tried, err: fault };
    if (outcome === 'failed') log.warn(context, 'a message was not delivered, and is tried again');
    if (outcome === 'refused') log.error(context, 'a message is refused for good, and stuck');
    if (outcome === 'givenUp') log.error(context, 'a message is stuck: its last try has failed');
  };
}
