import type { AsksSecond } from '@laurel/contract/calls/approvals';
import { say } from '@laurel/contract/say';
import type { Quote } from '@laurel/contract/shapes/quote';
import { askOrAlone } from '#asking/ask';
import { type Ruled, ruleFor, untilAt } from '#asking/ruled';
import { stepsQuoted } from '#asking/steps';
import type { Tx } from '#db/transaction';
import { systemAccount } from '#ledger/accounts';
import { reserve } from '#ledger/reservations';
import type { Paid } from './outcome-of.ts';
import type { AskedNomination } from './queries.ts';
import { mustBePayable, type Saying } from './rules.ts';
import type { Speaking } from './said.ts';
import * as texts from './texts.ts';

interface Given {
  saying: Saying;
  paid: Paid;
}

/**
 * Asks those who confirm what is paid by what a reviewer says, where a rule of the programme says so, and sets its points aside meanwhile;
 * undefined where none does. Whose nomination it is counts as its giver.
 */
export async function askOthers(
  tx: Tx,
  { nomination, by, forId, now }: Speaking,
  { saying: { motivation, ...said }, paid }: Given,
): Promise<{ second: AsksSecond; steps: number } | undefined> {
  const { points: pointsEach, people, rating, stars, verdict } = paid;
  const ruled = ruledBy(nomination, people, pointsEach);
  const { rule } = (await ruleFor(tx, ruled)) ?? {};
  if (!rule) return undefined;
  mustBePayable(people);
  const { points, toIds: concerns } = ruled;
  const { isChair } = nomination;
  const second = await askOrAlone(
    tx,
    {
      ...{ kind: 'nomination', by, forId, giverId: nomination.byId, now, concerns, points, subjectId: nomination.id },
      wish: { said, points: pointsEach, rating, stars, isChair, ...(verdict && { verdict }) },
      ...{ words: motivation, steps: rule.steps },
      untilAt: untilAt(now),
    },
    { isAlone: 'never', why: say(texts.byRule), subject: `nomination:${nomination.id}` },
  );
  if (!second) return undefined;
  await reserve(tx, { approvalId: Number(second.approvalId), actorId: by.id, delegationId: null, now }, [
    { account: 'programme', accountId: await systemAccount(tx, 'programme'), memberId: null, points },
  ]);
  return { second, steps: rule.steps.length };
}

/** Who would confirm it, step by step; nobody where it would be paid at once. */
export async function othersOf(
  tx: Tx,
  { nomination, by, forId, now }: Speaking,
  { points, people }: Pick<Paid, 'points' | 'people'>,
): Promise<Quote['steps']> {
  const ruled = ruledBy(nomination, people, points);
  const found = await ruleFor(tx, ruled);
  const of = { askerId: by.id, askedForId: forId, giverId: nomination.byId, concerns: ruled.toIds, now };
  return found ? stepsQuoted(tx, found.rule.steps, of) : [];
}

function ruledBy({ byId }: AskedNomination, people: Paid['people'], points: number): Ruled {
  const toIds = people.map(({ id }) => id);
  return { what: 'nomination', giverId: byId, toIds, points: points * people.length };
}
