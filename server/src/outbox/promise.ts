import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { oneLine, type Parts, storeBodies, type Words } from './bodies.ts';
import { aboveLimit, overfullStrangers, type SmsAddress } from './gate.ts';

interface Addressed {
  /** What happened: with the recipient and the channel it is said once only, however often it is promised. */
  event: string;
  /** The member, or null for an address outside the roster. */
  memberId: number | null;
  replyTo?: string;
}

type Address = { channel: 'email'; address: string } | { channel: 'sms'; address: SmsAddress };

/** A message has words of its own, or a body that it shares with others: the same object in each of them. */
export type Message = Addressed & Address & (Words | { body: Words; parts: Parts });

/**
 * Promises messages in the caller's transaction: they are delivered if, and only if, it commits. To an address that a
 * member chose and has not confirmed, who may be a stranger, a few a day are promised; the others stand as undeliverable.
 */
export async function promiseMessages(tx: Tx, messages: readonly Message[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  const bodies = await storeBodies(
    tx,
    messages.flatMap((message) => ('body' in message ? [message.body] : [])),
  );
  const stopped = await overfullStrangers(tx, messages, now);
  const rows = messages.map((message) => ({
    event: message.event,
    recipient: message.memberId === null ? message.address : `member:${message.memberId}`,
    channel: message.channel,
    member_id: message.memberId,
    address: message.address,
    reply_to: message.replyTo ?? null,
    is_stopped: stopped.has(message),
    ...('body' in message
      ? { body_id: bodies.get(message.body), parts: message.parts, ...noWords }
      : ownWords(message)),
  }));
  await sql`
    insert into messages (event, recipient, channel, member_id, address, subject, body_text, body_html, reply_to, picture, body_id, parts,
      created_at, state, ended_at, last_error)
    select event, recipient, channel, member_id, address, subject, body_text, body_html, reply_to, picture, body_id, parts, ${now},
      case when is_stopped then 'undeliverable' else 'promised' end, case when is_stopped then ${now}::timestamptz end,
      case when is_stopped then ${aboveLimit} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (
      event text, recipient text, channel text, member_id bigint, address text, subject text, body_text text, body_html text, reply_to text,
      picture text, body_id bigint, parts jsonb, is_stopped boolean)
    on conflict (event, recipient, channel) do nothing`.execute(tx);
}

const noWords = { subject: '', body_text: '' };

function ownWords({ subject = '', text, html, picture }: Words) {
  return { subject: oneLine(subject), body_text: text, body_html: html ?? null, picture: picture ?? null };
}
