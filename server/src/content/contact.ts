import type { Input } from '@laurel/contract/call';
import type { contactussend } from '@laurel/contract/calls/content/contactussend';
import { preferredLanguage } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import { type Letter, letter } from '#outbox/letter';
import { people, things } from '#outbox/samples';
import * as texts from './texts.ts';

interface Writing {
  /** Null: somebody outside. */
  memberId: number | null;
  /** The languages that the browser asks for. */
  acceptLanguage: string | undefined;
  now: Date;
}

/** Keeps a contact message. What comes from outside with an address that was marked so is spam, and goes nowhere by mail. */
export async function sendContactMessage(
  tx: Tx,
  { memberId, acceptLanguage, now }: Writing,
  given: Input<typeof contactussend>,
): Promise<void> {
  const isSpam = memberId === null && (await isSpamAddress(tx, given.EmailAddress));
  const language = acceptLanguage === undefined ? undefined : preferredLanguage(acceptLanguage);
  const { id } = await tx
    .insertInto('contact_messages')
    .values({
      member_id: memberId,
      name: given.ContactName,
      email: given.EmailAddress,
      message: given.Message,
      state: isSpam ? 'spam' : 'open',
      language: memberId === null ? (language ?? null) : null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await append(tx, { type: 'contact.written', at: now, actorId: memberId, subject: `contact:${id}`, facts: {} });
}

async function isSpamAddress(tx: Tx, address: string): Promise<boolean> {
  const found = await tx
    .selectFrom('contact_spam')
    .select('email')
    .where('email', '=', address.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

/** Brings it to the portal's own people; the writer is who they answer to. */
export function contactLetter({ contactTo }: { contactTo: string }): Letter<'contact.written'> {
  return letter({
    name: 'contact',
    title: texts.titleContact,
    type: 'contact.written',
    kind: 'must',
    readers: sql`
      select told.id, null::bigint, 'email', c.id from told join contact_messages c on c.id = split_part(told.subject, ':', 2)::bigint
      where c.state <> 'spam'`,
    read: async (on, { aboutId }) => {
      const written = await on
        .selectFrom('contact_messages')
        .select(['name', 'email', 'message'])
        .where('id', '=', aboutId)
        .executeTakeFirst();
      return written ? { ...written, number: String(aboutId) } : null;
    },
    words: ({ name, email, message, number }) => ({
      to: contactTo,
      replyTo: email,
      subject: say(texts.contactSubject, { number, name }),
      text: [say(texts.wrote, { name, email }), message].join('\n\n'),
    }),
    samples: () => [
      { name: people.colleague, email: 'jonas.weber@example.com', message: things().reason, number: '17' },
    ],
  });
}
