import type { Input, Output } from '@laurel/contract/call';
import type { addperson } from '@laurel/contract/calls/employment/addperson';
import { recordFields } from '@laurel/contract/calls/employment/record';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { turnOfRoster } from '#imports/turn';
import { type Deciding, doByHand } from './by-hand.ts';
import { byColumns, cellsOf } from './cells.ts';
import { memberNumbered } from './queries.ts';
import * as texts from './texts.ts';

/** One joiner, whose number nobody ever had: who has left is brought back on their own page. */
export async function addPerson(
  tx: Tx,
  deciding: Deciding,
  { memberNumber, reason, confirmed, ...record }: Input<typeof addperson>,
): Promise<Output<typeof addperson>> {
  await turnOfRoster(tx);
  const number = memberNumber.trim();
  if (await memberNumbered(tx, number))
    refuse('badInput', say(texts.numberTaken), { memberNumber: say(texts.numberTaken) });
  const row = await cellsOf(tx, number, record);
  await doByHand(tx, deciding, { rows: [row], fields: ['memberNumber', ...recordFields], confirmed });
  const added = await memberNumbered(tx, number);
  if (!added) throw new Error('whoever was added is not there');
  await append(tx, {
    type: 'person.added',
    at: deciding.now,
    actorId: deciding.by.id,
    subject: `member:${added.id}`,
    concerns: [added.id],
    facts: {},
    particulars: { about: [added.id], values: { after: byColumns(record, row.managerNumber ?? ''), reason } },
  });
  return { message: say(texts.added, { name: added.name }), memberId: added.memberId };
}
