import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '#db/migrate';
import { createDb, type Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { PlainError } from '#errors/plain-error';
import { listedMessages } from '#outbox/listed';
import { type Choice, giveUpMessages, releaseMessages, retryMessages, stillWaiting } from '#outbox/operate';
import type { Command } from './command.ts';
import { lineOf, pageOf, stateWords, wishOf } from './messages-words.ts';
import { withDatabase } from './with-database.ts';

const idsMax = 1000;

export const command: Command = {
  help: `laurel messages list [<id>…] [--state <state>] [--channel email|sms] [--letter <name>] [--after <id>] [--limit <count>] [--json]
laurel messages retry (<id>… | --state <state>) [--channel email|sms] [--letter <name>]
laurel messages give-up (<id>… | --state <state>) [--channel email|sms] [--letter <name>]
laurel messages release

Looks after e-mails and SMS that do not get through. The portal may run meanwhile: what it sends at this moment is left to it.

  list      what waits, is held or is stuck, the oldest first, with the receiving side's last answer, which may name an address
  retry     sends now what waits, and again what was stuck, given up or undeliverable; of what is held these alone
  give-up   what waits, is held or is stuck is never sent, unless it is retried
  release   ends the hold of a restored portal: it sends what is held, and from now on

  --state   ${Object.keys(stateWords).join(', ')}
  --letter  what kind of message it is, as list shows it, such as "card"
  --limit   so many at most, 100 when left out, up to 10000; the last line says how to go on
  --json    one object: messages, total, and next, the id to give to --after, or null

Who retries, gives up or releases is an operator; each is in the audit.`,
  options: {
    state: { type: 'string' },
    channel: { type: 'string' },
    letter: { type: 'string' },
    after: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'boolean' },
  },
  words: { least: 1, most: 1 + idsMax },
  needs: 'list, retry, give-up or release',
  run: ({ words: [what = '', ...ids], options, config, say }) => {
    const deed = deeds[what as keyof typeof deeds];
    if (!Object.hasOwn(deeds, what))
      throw new PlainError(`Messages can be listed, retried, given up (give-up) or released, not "${what}".`);
    const act = deed(wishOf(ids, options), options);
    return withDatabase(config, async ({ settings }) => {
      await migrate(settings, { say });
      const db = createDb(settings, { max: 1, applicationName: 'laurel messages', limits: 'none' });
      try {
        return await act(db, say);
      } finally {
        await db.destroy();
      }
    });
  },
};

type Act = (db: Db, say: (line: string) => void) => Promise<number>;
/** Understands what is wanted before the database is opened. */
type Deed = (wish: Choice, options: Record<string, unknown>) => Act;

const list: Deed = (wish, options) => {
  const page = pageOf(options);
  const isWhole = wish.ids === undefined && wish.states === undefined;
  const choice: Choice = isWhole ? { ...wish, states: ['promised', 'held', 'stuck'] } : wish;
  return async (db, say) => {
    const { messages, total, left } = await listedMessages(db, choice, page);
    const next = left > 0 ? (messages.at(-1)?.id ?? null) : null;
    if (options.json === true) {
      say(JSON.stringify({ messages, total, next }));
      return 0;
    }
    for (const message of messages) say(lineOf(message));
    say(left > 0 ? `… and ${left} more of ${total}: --after ${next}` : `${counted(total)} in all.`);
    return 0;
  };
};

const retry: Deed = (wish, options) => {
  mustChoose(wish, { ...options, never: ['sent'] });
  return async (db, say) => {
    const done = await transaction(db, (tx) => retryMessages(tx, wish, { by: null, now: new Date() }));
    return told(db, say, { wish, done, said: 'handed to the queue again' });
  };
};

/** What somebody sends at this moment is waited for: it is sent, or its try has failed. */
const giveUp: Deed = (wish, options) => {
  mustChoose(wish, { ...options, never: ['sent', 'undeliverable', 'givenUp'] });
  return async (db, say) => {
    const done: number[] = [];
    const until = Date.now() + inHandMsMax;
    let left = wish;
    // loop: until nobody has any of them in hand
    for (;;) {
      done.push(...(await transaction(db, (tx) => giveUpMessages(tx, left, { by: null, now: new Date() }))));
      const ids = await stillWaiting(db, left);
      if (ids.length === 0) return told(db, say, { wish, done, said: 'given up' });
      if (Date.now() > until) {
        say(`${counted(ids.length)} ${ids.length === 1 ? 'is' : 'are'} being sent at this moment, and left alone.`);
        await told(db, say, { wish, done, said: 'given up' });
        return 1;
      }
      left = { ids };
      await sleep(200);
    }
  };
};

/** Longer than a try lasts, and than who died keeps something in hand. */
const inHandMsMax = 150_000;

const release: Deed = (wish, options) => {
  if (wish.ids !== undefined || Object.keys(options).length > 0)
    throw new PlainError('release takes nothing: to send some of what is held, use retry.');
  return async (db, say) => {
    const { length: done } = await transaction(db, (tx) => releaseMessages(tx, new Date()));
    say(
      `The outbox is open: ${counted(done)} that ${done === 1 ? 'was' : 'were'} held ${done === 1 ? 'is' : 'are'} sent.`,
    );
    return 0;
  };
};

const deeds = { list, retry, 'give-up': giveUp, release };

interface Options {
  after?: unknown;
  limit?: unknown;
  json?: unknown;
  never: NonNullable<Choice['states']>;
}

function mustChoose({ ids, states = [] }: Choice, { after, limit, json, never }: Options): void {
  if (ids === undefined && states.length === 0) throw new PlainError('Please say which: by their ids, or by --state.');
  if (states.some((state) => never.includes(state))) throw new PlainError('What is in this state stays as it is.');
  if ([after, limit, json].some((option) => option !== undefined))
    throw new PlainError('--after, --limit and --json are for list.');
}

interface Done {
  wish: Choice;
  done: readonly number[];
  said: string;
}

/** Answers 1 where something that was asked for by its id was left as it is. */
async function told(db: Db, say: (line: string) => void, { wish, done, said }: Done): Promise<number> {
  say(`${counted(done.length)} ${done.length === 1 ? 'is' : 'are'} ${said}.`);
  const isDone = new Set(done);
  const left = (wish.ids ?? []).filter((id) => !isDone.has(id));
  if (left.length === 0) return 0;
  const { messages } = await listedMessages(db, { ids: left }, { after: 0, limit: idsMax });
  const known = new Set(messages.map(({ id }) => id));
  for (const id of left.filter((one) => !known.has(one))) say(`There is no message ${id}.`);
  for (const message of messages) say(`Left as it is: ${lineOf(message)}`);
  return 1;
}

const counted = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`;
