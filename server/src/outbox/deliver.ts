import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { messagesWithBodies, wordsOf } from './bodies.ts';
import { type Gate, stoppedAtGate } from './gate.ts';
import { RefusedForGood, type Transports } from './transports.ts';

export interface Delivery {
  db: Db;
  transports: Transports;
  gate: Gate;
  /** Stands behind the @ of Message-IDs. */
  domain: string;
  clock: () => Date;
  /** A drawing as PNG; null where it is not there. */
  drawing: (name: string) => Promise<Buffer | null>;
}

/**
 * Delivers one promised message. What fails for now is thrown, and tried again by the queue. A crash between the mail
 * server's answer and our commit sends the message once more under the same Message-ID; nothing else does.
 */
export async function deliver(delivery: Delivery, messageId: number): Promise<void> {
  const { db, transports, domain, clock, drawing } = delivery;
  const message = await messagesWithBodies(db)
    .where('messages.id', '=', messageId)
    .where('messages.state', '=', 'promised')
    .executeTakeFirst();
  if (!message) return;
  const stopped = await stoppedAtGate(db, delivery.gate, message);
  if (stopped) return note(db, message.id, clock(), 'refused', stopped);
  const { subject, text, html, picture } = wordsOf(message);
  try {
    if (message.channel === 'email') {
      await transports.sendMail?.({
        messageId: `<laurel-${message.id}@${domain}>`,
        to: message.address,
        replyTo: message.reply_to,
        subject,
        text,
        html,
        picture: picture ? await drawing(picture) : null,
      });
    } else {
      await transports.sendSms?.(message.address, text);
    }
  } catch (error) {
    const outcome = error instanceof RefusedForGood ? 'refused' : 'failed';
    await note(db, message.id, clock(), outcome, error instanceof Error ? error.message : String(error));
    if (outcome === 'failed') throw error;
    return;
  }
  await note(db, message.id, clock(), 'sent', '');
}

const stateAfter = { sent: 'sent', refused: 'undeliverable', failed: 'promised' } as const;

/** The attempt and what became of the message, together. */
async function note(db: Db, id: number, at: Date, outcome: keyof typeof stateAfter, detail: string): Promise<void> {
  await transaction(db, async (tx) => {
    const ended = outcome === 'failed' ? null : at;
    const { rows } = await sql<{ attempts: number }>`
      update messages set attempts = attempts + 1, state = ${stateAfter[outcome]}, ended_at = ${ended}, last_error = ${detail.slice(0, 500) || null}
      where id = ${id} and state = 'promised' returning attempts`.execute(tx);
    if (!rows[0]) return;
    await tx
      .insertInto('message_attempts')
      .values({ message_id: id, attempt: rows[0].attempts, at, outcome, detail: detail.slice(0, 500) || null })
      .execute();
  });
}

/** Gives up a message whose every try has failed. */
export async function giveUp(db: Db, messageId: number, now: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'undeliverable', ended_at: now })
    .where('id', '=', messageId)
    .where('state', '=', 'promised')
    .execute();
}
