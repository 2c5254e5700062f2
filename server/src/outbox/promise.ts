import { sql } from 'kysely';
import type { Tx } from '#db/transaction';

export interface Message {
  /** What happened: with the recipient and the channel it is said once only, however often it is promised. */
  event: string;
  /** The member, or null for an address outside the roster. */
  memberId: number | null;
  channel: 'email' | 'sms';
  address: string;
  /** Of an e-mail. */
  subject?: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** The name of a drawing that the HTML shows as `cid:picture`. */
  picture?: string;
}

/** Promises messages in the caller's transaction: they are delivered if, and only if, it commits. */
export async function promiseMessages(tx: Tx, messages: readonly Message[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({
    event: message.event,
    recipient: message.memberId === null ? message.address : `member:${message.memberId}`,
    channel: message.channel,
    member_id: message.memberId,
    address: message.address,
    subject: oneLine(message.subject ?? ''),
    body_text: message.text,
    body_html: message.html ?? null,
    reply_to: message.replyTo ?? null,
    picture: message.picture ?? null,
  }));
  await sql`
    insert into messages (event, recipient, channel, member_id, address, subject, body_text, body_html, reply_to, picture, created_at)
    select event, recipient, channel, member_id, address, subject, body_text, body_html, reply_to, picture, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (
      event text, recipient text, channel text, member_id bigint, address text, subject text, body_text text, body_html text, reply_to text, picture text)
    on conflict (event, recipient, channel) do nothing`.execute(tx);
}

/** A subject is a header: whatever people typed into it stays on its line. */
function oneLine(subject: string): string {
  return subject
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
}
