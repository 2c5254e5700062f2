import type { Input, Output } from '@laurel/contract/call';
import { inboxmove } from '@laurel/contract/calls/inbox/inboxmove';
import { type ContactState, movable } from '@laurel/contract/rules/contact-states';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { aboutContact, type Contact, changed, type Doing, lockAsSeen } from './locked.ts';
import * as texts from './texts.ts';

type To = Input<typeof inboxmove>['to'];

/** Closes a message, opens it again, or marks it as spam. */
export async function moveContact(
  tx: Tx,
  doing: Doing,
  { to, ...seen }: Input<typeof inboxmove>,
): Promise<Output<typeof inboxmove>> {
  const contact = await lockAsSeen(tx, doing, inboxmove, seen);
  const { state: before } = contact;
  if (!movable[to].includes(before)) refuse('ruleBroken', say(texts.asItIs));
  // What is opened again is everybody's, but what was answered stays with who answered.
  const isFreed = to === 'spam' || before === 'spam';
  const { entryId: _, ...now } = await changed(tx, doing, contact, {
    ...{ kind: kindOf(before, to), state: to },
    ...(isFreed && { takenById: null }),
  });
  if (contact.memberId === null) await markAddress(tx, doing, contact, { before, to });
  await append(tx, {
    ...{ type: 'contact.moved', at: doing.now, actorId: doing.actor.id, facts: { before, after: to } },
    ...aboutContact(contact),
    concerns: [],
  });
  return { ...now, message: say(texts.moved, { state: to }) };
}

function kindOf(before: ContactState, to: To) {
  if (to === 'open') return before === 'spam' ? 'notSpam' : 'reopened';
  return to;
}

/** Of somebody outside alone: whoever is signed on is known, and anybody can type their address. */
async function markAddress(
  tx: Tx,
  { actor, now }: Doing,
  { email }: Contact,
  { before, to }: { before: ContactState; to: To },
): Promise<void> {
  const address = email.toLowerCase();
  if (to === 'spam')
    await sql`insert into contact_spam (email, by_id, created_at) values (${address}, ${actor.id}, ${now}) on conflict do nothing`.execute(
      tx,
    );
  if (before === 'spam') await tx.deleteFrom('contact_spam').where('email', '=', address).execute();
}
