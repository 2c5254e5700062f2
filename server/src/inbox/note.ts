import type { Input, Output } from '@laurel/contract/call';
import type { inboxnote } from '@laurel/contract/calls/inbox/inboxnote';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import { aboutContact, changed, type Doing, lockContact } from './locked.ts';
import * as texts from './texts.ts';

/** Keeps a note on a message, which its writer never reads. */
export async function noteContact(
  tx: Tx,
  doing: Doing,
  { contactId, text }: Input<typeof inboxnote>,
): Promise<Output<typeof inboxnote>> {
  const contact = await lockContact(tx, doing, contactId);
  const { entryId, ...now } = await changed(tx, doing, contact, { kind: 'note', text });
  await append(tx, {
    ...{ type: 'contact.noted', at: doing.now, actorId: doing.actor.id, facts: { entryId } },
    ...aboutContact(contact),
    concerns: [],
  });
  return { ...now, message: say(texts.noted) };
}
