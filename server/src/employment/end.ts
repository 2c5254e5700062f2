import type { Input, Output } from '@laurel/contract/call';
import type { endperson } from '@laurel/contract/calls/employment/endperson';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { forfeitDay } from '#programme/grace';
import type { HandRow } from '#roster/rows-by-hand';
import { type Deciding, decidedAbout, doByHand } from './by-hand.ts';
import { type Employed, memberNumberOf, reportsOf, rosterRows } from './queries.ts';
import * as texts from './texts.ts';

/** Somebody leaves, and their reports have another manager where one is named. */
export async function endPerson(
  tx: Tx,
  deciding: Deciding,
  { memberId, revision, reason, reportsToId, confirmed }: Input<typeof endperson>,
): Promise<Output<typeof endperson>> {
  const { by, now } = deciding;
  const person = await decidedAbout(tx, deciding, { memberId, revision });
  if (person.leftAt) refuse('ruleBroken', say(texts.hasLeft));
  const moved = reportsToId === null ? [] : await reportsUnder(tx, person, reportsToId);
  const gone: HandRow = { memberNumber: person.memberNumber, isActive: 'false' };
  await doByHand(tx, deciding, { rows: [gone, ...moved], fields: [], confirmed });
  await append(tx, {
    type: 'person.ended',
    at: now,
    actorId: by.id,
    subject: `member:${person.id}`,
    concerns: [person.id],
    facts: { reportsMoved: moved.length },
    particulars: { about: [person.id], values: { reason } },
  });
  const dateForfeit = forfeitDay(now);
  const { memberName: name } = person;
  const message =
    moved.length === 0 ? say(texts.ended, { name }) : say(texts.endedWithReports, { name, count: moved.length });
  return { message, dateForfeit };
}

/** Their reports, as rows of a roster with the new manager; who is to be it keeps their own. */
async function reportsUnder(tx: Tx, person: Employed, managerId: string): Promise<HandRow[]> {
  const managerNumber = await memberNumberOf(tx, managerId);
  if (managerNumber === undefined) refuse('badInput', say(texts.noManager), { reportsToId: say(texts.noManager) });
  if (managerNumber === person.memberNumber)
    refuse('badInput', say(texts.leavesThemselves), { reportsToId: say(texts.leavesThemselves) });
  const rows = await rosterRows(tx, await reportsOf(tx, person.id));
  return rows.filter(({ memberNumber }) => memberNumber !== managerNumber).map((row) => ({ ...row, managerNumber }));
}
