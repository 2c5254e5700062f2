import type { Input, Output } from '@laurel/contract/call';
import type { changeperson } from '@laurel/contract/calls/employment/changeperson';
import { recordFields, rosterRecord } from '@laurel/contract/calls/employment/record';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { type Deciding, decidedAbout, doByHand } from './by-hand.ts';
import { byColumns, cellsOf } from './cells.ts';
import { employed } from './queries.ts';
import * as texts from './texts.ts';

/** What the roster says of one person, otherwise from now on; what is as it was changes nothing. */
export async function changePerson(
  tx: Tx,
  deciding: Deciding,
  { memberId, revision, reason, confirmed, ...record }: Input<typeof changeperson>,
): Promise<Output<typeof changeperson>> {
  const { by, now } = deciding;
  const person = await decidedAbout(tx, deciding, { memberId, revision });
  if (person.leftAt) refuse('ruleBroken', say(texts.hasLeft));
  await doByHand(tx, deciding, {
    rows: [await cellsOf(tx, person.memberNumber, record)],
    ...{ fields: recordFields, confirmed },
  });
  const [before, after] = [person, await employed(tx, memberId, now)].map((one) => {
    if (!one?.record) throw new Error('whoever was changed is not there');
    return byColumns(rosterRecord.parse(one.record), one.managerNumber);
  }) as [ReturnType<typeof byColumns>, ReturnType<typeof byColumns>];
  const fields = (Object.keys(after) as (keyof typeof after)[]).filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return { message: say(texts.nothingChanged), changed: 0 };
  const only = (values: typeof after) => Object.fromEntries(fields.map((field) => [field, values[field]]));
  await append(tx, {
    type: 'person.changed',
    at: now,
    actorId: by.id,
    subject: `member:${person.id}`,
    concerns: [person.id],
    facts: { fields },
    particulars: {
      about: [person.id],
      values: { before: only(before), after: only(after), reason },
    },
  });
  return { message: say(texts.changed, { name: person.memberName }), changed: fields.length };
}
