import type { Input } from '@laurel/contract/call';
import type { content } from '@laurel/contract/content';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import { promiseMessages } from '#outbox/promise';

/** Keeps a contact message and promises it to the portal's own people; the writer is who they answer to. */
export async function sendContactMessage(
  tx: Tx,
  { memberId, contactTo, now }: { memberId: number | null; contactTo: string; now: Date },
  given: Input<typeof content.contactussend>,
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
  await promiseMessages(
    tx,
    [
      {
        event: `contact:${id}`,
        memberId: null,
        channel: 'email',
        address: contactTo,
        replyTo: given.EmailAddress,
        subject: `Contact message ${id} from ${given.ContactName}`,
        text: `${given.ContactName} <${given.EmailAddress}> wrote:\n\n${given.Message}`,
      },
    ],
    now,
  );
}
