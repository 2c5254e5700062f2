import type { Input } from '@laurel/contract/call';
import { givable, type MessageState, resendable } from '@laurel/contract/calls/oversight/message-states';
import type { resendmessage } from '@laurel/contract/calls/oversight/resendmessage';
import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { type Choice, giveUpMessages, type Operator, retryMessages } from '#outbox/operate';
import { choiceOf, lockMessage } from './message-queries.ts';
import * as texts from './texts.ts';

type Wish = Input<typeof resendmessage>;

/** Sends again what an administrator saw, and no other. */
export function resend(tx: Tx, by: Operator, wish: Wish): Promise<{ messages: number; message: string }> {
  return asSeen(tx, wish, {
    ...{ from: resendable, never: texts.neverResent, said: texts.resent },
    does: (choice) => retryMessages(tx, choice, by),
  });
}

/** The same of what is not to be sent any more. */
export function giveUp(tx: Tx, by: Operator, wish: Wish): Promise<{ messages: number; message: string }> {
  return asSeen(tx, wish, {
    ...{ from: givable, never: texts.neverGivenUp, said: texts.givenUp },
    does: (choice) => giveUpMessages(tx, choice, by),
  });
}

interface Deed {
  from: readonly MessageState[];
  never: Message;
  said: typeof texts.resent | typeof texts.givenUp;
  does(choice: Choice): Promise<number[]>;
}

/** One message in the state in which it was seen, or all that a filter finds and as many as were counted: of two who do the same, one does it. */
async function asSeen(tx: Tx, { messageId, messages, ...filter }: Wish, { from, never, said, does }: Deed) {
  if (!from.includes(filter.state)) refuse('ruleBroken', say(never));
  if (messageId !== undefined) await mustBeAsSeen(tx, messageId, filter.state);
  const choice = messageId === undefined ? await choiceOf(tx, filter) : { ids: [Number(messageId)] };
  const { length: done } = await does(choice);
  const wanted = messages ?? 1;
  if (done !== wanted) refuse('changedMeanwhile', say(texts.othersMeanwhile, { done, wanted }));
  return { messages: done, message: say(said, { messages: done }) };
}

async function mustBeAsSeen(tx: Tx, messageId: string, state: MessageState): Promise<void> {
  const found = await lockMessage(tx, messageId);
  if (found.isInHand) refuse('changedMeanwhile', say(texts.sentNow));
  if (found.state !== state) refuse('changedMeanwhile', say(texts.stateMeanwhile));
}
