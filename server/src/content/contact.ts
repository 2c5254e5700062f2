import type { Input } from '@laurel/contract/call';
import type { contactussend } from '@laurel/contract/calls/content/contactussend';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import { type Letter, letter } from '#outbox/letter';
import { people, things } from '#outbox/samples';
import * as texts from './texts.ts';

/** Keeps a contact message. */
export async function sendContactMessage(
  tx: Tx,
  { memberId, now }: { memberId: number | null; now: Date },
  given: Input<typeof contactussend>,
): Promise<void> {
  const { id } = await tx
    .insertInto('contact_messages')
    .values({
      member_id: memberId,
      name: given.ContactName,
      email: given.EmailAddress,
      message: given.Message,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await append(tx, { type: 'contact.written', at: now, actorId: memberId, subject: `contact:${id}`, facts: {} });
}

/** Brings it to the portal's own people; the writer is who they answer to. */
export function contactLetter({ contactTo }: { contactTo: string }): Letter<'contact.written'> {
  return letter({
    name: 'contact',
    title: texts.titleContact,
    type: 'contact.written',
    readers: sql`select told.id, null::bigint, 'email', split_part(told.subject, ':', 2)::bigint from told`,
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
