import { sql } from 'kysely';
import type { Db } from '#db/pool';

/** The row that holds what is promised, kept for the transaction that promises: who takes it away waits, and finds all that it held. */
export const theHold = sql`select from outbox_hold for key share`;

export interface Hold {
  /** Of a restored portal that sends nothing yet. */
  since: Date | null;
  messages: number;
}

/** Whether the outbox is held, and how many messages are. */
export async function holdOf(db: Db): Promise<Hold> {
  const { rows } = await sql<Hold>`
    select (select since from outbox_hold) as since, (select count(*) from messages where state = 'held') as messages`.execute(
    db,
  );
  return rows[0] ?? { since: null, messages: 0 };
}

/** Who starts a restored portal is told that it sends nothing. */
export async function tellOfHold(db: Db, log: { warn(context: object, words: string): void }): Promise<void> {
  const { since, messages } = await holdOf(db);
  if (since === null && messages === 0) return;
  log.warn(
    { held: messages, since },
    since === null
      ? 'Messages are held: laurel messages release lets them go.'
      : 'This portal was restored, and sends no e-mail and no SMS until laurel messages release.',
  );
}
