import type { Input, Output } from '@laurel/contract/call';
import type { exportperson } from '@laurel/contract/calls/employment/exportperson';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { ownData } from '#personal/own-data';
import type { Deciding } from './by-hand.ts';
import { employed } from './queries.ts';
import * as texts from './texts.ts';

/** Everything that is kept about somebody, to be handed to them. */
export async function handOut(
  tx: Tx,
  { by, now }: Deciding,
  { memberId, reason }: Input<typeof exportperson>,
): Promise<Output<typeof exportperson>> {
  const person = (await employed(tx, memberId, now)) ?? notFound();
  if (person.isErased) refuse('ruleBroken', say(texts.isErased));
  await append(tx, {
    type: 'person.exported',
    at: now,
    actorId: by.id,
    subject: `member:${person.id}`,
    concerns: [person.id],
    facts: {},
    particulars: { about: [person.id], values: { reason } },
  });
  const data = await ownData(tx, person.id, now);
  return { fileName: `laurel-${person.memberNumber}.json`, data };
}
