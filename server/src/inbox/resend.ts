import type { Input, Output } from '@laurel/contract/call';
import type { inboxresend } from '@laurel/contract/calls/inbox/inboxresend';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { retryMessages } from '#outbox/operate';
import { answerLetter } from './answer-letter.ts';
import { aboutContact, type Doing, lockContact } from './locked.ts';
import * as texts from './texts.ts';

/** Sends an answer again that did not get through. */
export async function resendAnswer(
  tx: Tx,
  doing: Doing,
  { contactId, answerId }: Input<typeof inboxresend>,
): Promise<Output<typeof inboxresend>> {
  const contact = await lockContact(tx, doing, contactId);
  const { rows } = await sql<{ id: number; isFailed: boolean }>`
    select m.id, m.state in ('stuck', 'givenUp', 'undeliverable') as "isFailed" from contact_entries e
    join messages m on m.letter = ${answerLetter} and m.about_id = e.id
    where e.id = ${answerId}::bigint and e.contact_id = ${contact.id} for update of m`.execute(tx);
  const { id, isFailed } = rows[0] ?? notFound();
  if (!isFailed) refuse('changedMeanwhile', say(texts.notFailed));
  await retryMessages(tx, { ids: [id] }, { by: doing.actor.id, now: doing.now });
  await append(tx, {
    ...{ type: 'contact.resent', at: doing.now, actorId: doing.actor.id, facts: { entryId: Number(answerId) } },
    ...aboutContact(contact),
    concerns: [],
  });
  return { state: contact.state, revision: contact.revision, message: say(texts.resent) };
}
