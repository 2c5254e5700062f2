import type { Input, Output } from '@laurel/contract/call';
import { inboxanswer } from '@laurel/contract/calls/inbox/inboxanswer';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { aboutContact, changed, type Doing, lockAsSeen } from './locked.ts';
import * as texts from './texts.ts';

/** Answers a message; who answers it has taken it. */
export async function answerContact(
  tx: Tx,
  doing: Doing,
  { text, ...seen }: Input<typeof inboxanswer>,
): Promise<Output<typeof inboxanswer>> {
  const contact = await lockAsSeen(tx, doing, inboxanswer, seen);
  if (contact.state === 'spam') refuse('ruleBroken', say(texts.spamUnanswered));
  const takenById = contact.takenById ?? doing.actor.id;
  const { entryId, ...now } = await changed(tx, doing, contact, { kind: 'answer', state: 'answered', takenById, text });
  await append(tx, {
    ...{ type: 'contact.answered', at: doing.now, actorId: doing.actor.id, facts: { entryId } },
    ...aboutContact(contact),
  });
  return { ...now, message: say(texts.answered) };
}
