import type { Call } from '@laurel/contract/call';
import type { quicker } from '@laurel/contract/calls/inbox/contact-shown';
import type { ContactDeed, ContactState } from '@laurel/contract/rules/contact-states';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { notFound, refusalWith } from '#errors/refuse';
import { entriesOf } from './entries.ts';
import * as texts from './texts.ts';

export interface Doing {
  actor: Actor;
  now: Date;
}

export interface Contact {
  id: number;
  memberId: number | null;
  email: string;
  state: ContactState;
  takenById: number | null;
  revision: number;
}

type Refusing = Call & { refusals: typeof quicker.refusals };

/** A message that is not the actor's own, locked until the transaction ends. */
export async function lockContact(tx: Tx, { actor }: Doing, contactId: string): Promise<Contact> {
  const { rows } = await sql<Contact>`
    select id, member_id as "memberId", email, state, taken_by_id as "takenById", revision from contact_messages
    where id = ${contactId}::bigint for update`.execute(tx);
  const contact = rows[0] ?? notFound();
  mustNotBeOwn('contact', actor.id, [contact.memberId]);
  return contact;
}

/** The same, refused to who looked at it before somebody else did something with it; they are told what. */
export async function lockAsSeen(
  tx: Tx,
  doing: Doing,
  call: Refusing,
  { contactId, revision }: { contactId: string; revision: number },
): Promise<Contact> {
  const contact = await lockContact(tx, doing, contactId);
  if (contact.revision === revision) return contact;
  const entries = await entriesOf(tx, contactId, { withNotes: false });
  const lately = entries.at(-1) ?? null;
  const words = say(texts.quicker, { what: lately?.kind ?? 'other', name: lately?.by?.name ?? '' });
  const { state } = contact;
  throw refusalWith(call, { code: 'changedMeanwhile', words }, { lately, state, revision: contact.revision });
}

interface Change {
  kind: ContactDeed;
  state?: ContactState;
  /** Null: it is given back. */
  takenById?: number | null;
  toId?: number;
  text?: string;
}

/** Notes what was done, and how the message stands now. Answers the entry, the state and the revision. */
export async function changed(
  tx: Tx,
  { actor, now }: Doing,
  contact: Contact,
  { kind, state = contact.state, takenById = contact.takenById, toId, text = '' }: Change,
): Promise<{ entryId: number; state: ContactState; revision: number }> {
  const { id: entryId } = await tx
    .insertInto('contact_entries')
    .values({ contact_id: contact.id, kind, by_id: actor.id, to_id: toId ?? null, text, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  // A note changes nothing that somebody else could have seen otherwise.
  const revision = kind === 'note' ? contact.revision : contact.revision + 1;
  await tx
    .updateTable('contact_messages')
    .set({ state, taken_by_id: takenById, revision })
    .where('id', '=', contact.id)
    .execute();
  return { entryId, state, revision };
}

/** What a deed concerns beside the message, for its event. */
export function aboutContact({ id, memberId }: Contact) {
  return { subject: `contact:${id}` as const, concerns: memberId === null ? [] : [memberId] };
}
