import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { type Gate, stoppedAtGate } from './gate.ts';
import { type Letters, type Message, messages, type Written, written } from './letter.ts';
import { RefusedForGood, type Transports } from './transports.ts';

export interface Delivery {
  db: Db;
  letters: Letters;
  transports: Transports;
  gate: Gate;
  /** Stands behind the @ of Message-IDs. */
  domain: string;
  clock: () => Date;
  /** A drawing as PNG; null where it is not there. */
  drawing: (name: string) => Promise<Buffer | null>;
}

/**
 * Writes and delivers one promised message. What fails for now is thrown, and tried again by the queue. A crash between the
 * mail server's answer and our commit sends the message once more under the same Message-ID; nothing else does.
 */
export async function deliver(delivery: Delivery, messageId: number): Promise<void> {
  const { db, letters } = delivery;
  const [message] = await messages(db, sql`m.id = ${messageId} and m.state = 'promised'`);
  if (!message) return;
  const letter = await written(db, letters, message);
  if (!letter)
    return end(delivery, message, {
      outcome: 'refused',
      detail: 'There is nobody to write to, or nothing left to say.',
    });
  const address = letter.to;
  const stopped = await stoppedAtGate(db, delivery.gate, { ...message, address });
  if (stopped) return end(delivery, message, { outcome: 'refused', detail: stopped, address });
  try {
    await send(delivery, message, letter);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const outcome = error instanceof RefusedForGood ? 'refused' : 'failed';
    await end(delivery, message, { outcome, detail, address });
    if (outcome === 'failed') throw error;
    return;
  }
  await end(delivery, message, { outcome: 'sent', detail: '', address });
}

async function send({ transports, domain, drawing }: Delivery, message: Message, letter: Written): Promise<void> {
  const { subject, text, html = null, picture, to, replyTo = null } = letter;
  if (message.channel === 'sms') return transports.sendSms?.(to, text);
  await transports.sendMail?.({
    ...{ messageId: `<laurel-${message.id}@${domain}>`, to, replyTo, subject, text, html },
    picture: picture ? await drawing(picture) : null,
  });
}

const stateAfter = { sent: 'sent', refused: 'undeliverable', failed: 'promised' } as const;

interface Ending {
  outcome: keyof typeof stateAfter;
  detail: string;
  address?: string;
}

/** The attempt and what became of the message, together. */
async function end(
  { db, letters, clock }: Delivery,
  message: Message,
  { outcome, detail, address }: Ending,
): Promise<void> {
  const at = clock();
  const told = detail.slice(0, 500) || null;
  await transaction(db, async (tx) => {
    const { rows } = await sql<{ attempts: number }>`
      update messages set attempts = attempts + 1, state = ${stateAfter[outcome]}, ended_at = ${outcome === 'failed' ? null : at}, last_error = ${told},
        address = ${address ?? null}
      where id = ${message.id} and state = 'promised' returning attempts`.execute(tx);
    if (!rows[0]) return;
    await tx
      .insertInto('message_attempts')
      .values({ message_id: message.id, attempt: rows[0].attempts, at, outcome, detail: told })
      .execute();
    if (outcome === 'failed') return;
    await forgetWords(tx, message.id);
    if (outcome === 'sent' && message.memberId !== null)
      await letters.get(message.letter)?.sent?.(tx, message.memberId);
  });
}

async function forgetWords(tx: Tx, messageId: number): Promise<void> {
  await tx.deleteFrom('carried_words').where('message_id', '=', messageId).execute();
}

/** Gives up a message whose every try has failed. */
export async function giveUp(db: Db, messageId: number, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    await tx
      .updateTable('messages')
      .set({ state: 'undeliverable', ended_at: now })
      .where('id', '=', messageId)
      .where('state', '=', 'promised')
      .execute();
    await forgetWords(tx, messageId);
  });
}
