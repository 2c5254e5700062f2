import { sql } from 'kysely';
import type { Db } from '#db/pool';

/** Days after which nobody asks any more where a message went and what a mail server said; that it was sent stays. */
export const detailsKeptDays = 180;
/** Days for which messages of the contact form are kept. */
export const contactKeptDays = 730;

/** Forgets where old messages went, and old contact messages. Run by a job. */
export async function forgetOldMessages(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await sql`
    update messages set address = null, last_error = null
    where ended_at < ${daysAgo(detailsKeptDays)} and (address is not null or last_error is not null)`.execute(db);
  await sql`
    update message_attempts a set detail = null from messages m
    where m.id = a.message_id and m.ended_at < ${daysAgo(detailsKeptDays)} and a.detail is not null`.execute(db);
  await db.deleteFrom('contact_messages').where('created_at', '<', daysAgo(contactKeptDays)).execute();
  await db.deleteFrom('contact_spam').where('created_at', '<', daysAgo(contactKeptDays)).execute();
}
