import type { Input, Output } from '@laurel/contract/call';
import type { eraseperson } from '@laurel/contract/calls/employment/eraseperson';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { eraseMember } from '#personal/erase';
import { type Deciding, decidedAbout } from './by-hand.ts';
import * as texts from './texts.ts';

/** Erases whose number was typed. */
export async function erasePerson(
  tx: Tx,
  deciding: Deciding,
  { memberId, memberNumber, ground }: Input<typeof eraseperson>,
): Promise<Output<typeof eraseperson>> {
  const person = await decidedAbout(tx, deciding, { memberId });
  if (memberNumber.trim() !== person.memberNumber)
    refuse('badInput', say(texts.otherNumber), { memberNumber: say(texts.otherNumber) });
  await eraseMember(tx, person.memberNumber, deciding.now, { actorId: deciding.by.id, ground });
  return { message: say(texts.erased, { number: person.memberNumber }) };
}
