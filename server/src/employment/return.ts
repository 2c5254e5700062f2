import type { Input, Output } from '@laurel/contract/call';
import type { returnperson } from '@laurel/contract/calls/employment/returnperson';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { graceBegin } from '#programme/grace';
import { type Deciding, decidedAbout, doByHand } from './by-hand.ts';
import { rosterRows } from './queries.ts';
import * as texts from './texts.ts';

/** Whoever has left is back: in time with all that they had, later with a new wallet and without rights. */
export async function returnPerson(
  tx: Tx,
  deciding: Deciding,
  { memberId, revision, reason, confirmed }: Input<typeof returnperson>,
): Promise<Output<typeof returnperson>> {
  const { by, now } = deciding;
  const person = await decidedAbout(tx, deciding, { memberId, revision });
  if (!person.leftAt) refuse('ruleBroken', say(texts.isHere));
  const isLate = person.leftAt <= graceBegin(now);
  await doByHand(tx, deciding, { rows: await rosterRows(tx, [person.id]), confirmed });
  await append(tx, {
    type: 'person.returned',
    at: now,
    actorId: by.id,
    subject: `member:${person.id}`,
    concerns: [person.id],
    facts: { isLate },
    particulars: { about: [person.id], values: { reason } },
  });
  return { message: say(isLate ? texts.returnedLate : texts.returned, { name: person.memberName }), isLate };
}
