import { givable, type MessageState, resendable } from '@laurel/contract/calls/oversight/message-states';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import { forgetWords } from './deliver.ts';
import { isInHand } from './in-hand.ts';
import type { Channel } from './transports.ts';

export type State = MessageState;

/** Which messages an operator means: these, or all that have this in common. */
export interface Choice {
  ids?: readonly number[];
  states?: readonly State[];
  channel?: Channel;
  letter?: string;
  /** To whom they go. */
  memberId?: number;
  /** Promised from then on, and before then. */
  from?: Date;
  until?: Date;
}

/** Who does it, and when: nobody is a command. */
export interface Operator {
  by: number | null;
  now: Date;
}

/** Of messages `m`. */
export function isChosen({ ids, states: of, channel, letter, memberId, from, until }: Choice): RawBuilder<boolean> {
  const parts = [
    ids && sql`m.id = any(${[...ids]}::bigint[])`,
    of && sql`m.state in (${sql.join(of.map((state) => sql.lit(state)))})`,
    channel && sql`m.channel = ${channel}`,
    letter && sql`m.letter = ${letter}`,
    memberId && sql`m.member_id = ${memberId}`,
    from && sql`m.created_at >= ${from}`,
    until && sql`m.created_at < ${until}`,
  ].filter((part) => part !== undefined);
  return sql<boolean>`(${sql.join([sql`true`, ...parts], sql` and `)})`;
}

/** What ended is tried again from its beginning; what waits is tried now. What was sent never is. */
export async function retryMessages(tx: Tx, choice: Choice, { by, now }: Operator): Promise<number[]> {
  const next = sql`state = 'promised', ended_at = null, queued_at = null`;
  const retried = await change(tx, { choice, from: resendable, next });
  if (retried.length === 0) return [];
  const facts = { messages: retried.length, ...asFacts(choice) };
  await append(tx, { ...outbox, actorId: by, at: now, type: 'messages.retried', facts });
  return retried;
}

/** What waits, is held or is stuck is not sent any more. */
export async function giveUpMessages(tx: Tx, choice: Choice, { by, now }: Operator): Promise<number[]> {
  const next = sql`state = 'givenUp', ended_at = ${now}`;
  const givenUp = await change(tx, { choice, from: givable, next });
  if (givenUp.length === 0) return [];
  await forgetWords(tx, givenUp);
  const facts = { messages: givenUp.length, ...asFacts(choice) };
  await append(tx, { ...outbox, actorId: by, at: now, type: 'messages.given.up', facts });
  return givenUp;
}

/** A restored portal sends from now on, and what was held meanwhile. */
export async function releaseMessages(tx: Tx, now: Date): Promise<number[]> {
  // First: whoever promises what is held has this row, and is waited for.
  await tx.deleteFrom('outbox_hold').execute();
  const next = sql`state = 'promised', queued_at = null`;
  const released = await change(tx, { choice: {}, from: ['held'], next });
  await append(tx, {
    ...outbox,
    actorId: null,
    at: now,
    type: 'messages.released',
    facts: { messages: released.length },
  });
  return released;
}

/** Those of them that wait still after they were given up: somebody had them in hand. */
export async function stillWaiting(db: Db, choice: Choice): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from messages m where ${isChosen(choice)} and m.state = 'promised' order by m.id`.execute(db);
  return rows.map(({ id }) => id);
}

const outbox = { subject: 'messages:outbox' } as const;

const asFacts = ({ ids = [], states: of, channel, letter, memberId, from, until }: Choice) => ({
  ...{ ids: [...ids], state: of?.join(' ') ?? null, channel: channel ?? null, letter: letter ?? null },
  ...(memberId === undefined ? {} : { memberId }),
  ...(from === undefined ? {} : { from: from.toISOString() }),
  ...(until === undefined ? {} : { until: until.toISOString() }),
});

interface Change {
  choice: Choice;
  from: readonly State[];
  next: RawBuilder<unknown>;
}

/** In the order of their ids, so that no two wait in a circle; what somebody has in hand is left to them. Answers which. */
async function change(tx: Tx, { choice, from, next }: Change): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with chosen as materialized (
      select m.id from messages m where ${isChosen(choice)} and ${isChosen({ states: from })} and not ${isInHand}
      order by m.id for update)
    update messages set ${next} where id in (select id from chosen) returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
