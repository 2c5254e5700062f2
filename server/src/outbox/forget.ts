import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { forgetUnusedBodies } from './bodies.ts';

/** Days after which the words of a delivered message are no longer of use; that it was sent stays. */
export const wordsKeptDays = 180;
/** Days for which messages of the contact form are kept. */
export const contactKeptDays = 730;

/** Forgets the words of old messages, and old contact messages. Run by a job. */
export async function forgetOldMessages(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await sql`
    update messages set subject = '', body_text = '', body_html = null, reply_to = null, picture = null, last_error = null,
      body_id = null, parts = null
    where ended_at < ${daysAgo(wordsKeptDays)} and (body_text <> '' or body_id is not null)`.execute(db);
  await forgetUnusedBodies(db);
  await sql`
    update message_attempts a set detail = null from messages m
    where m.id = a.message_id and m.ended_at < ${daysAgo(wordsKeptDays)} and a.detail is not null`.execute(db);
  await db.deleteFrom('contact_messages').where('created_at', '<', daysAgo(contactKeptDays)).execute();
}
