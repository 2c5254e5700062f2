import type { AsksSecond } from '@laurel/contract/calls/approvals';
import { say } from '@laurel/contract/say';
import type { Quote } from '@laurel/contract/shapes/quote';
import { askOrAlone } from '#asking/ask';
import { type Ruled, ruleFor, untilAt } from '#asking/ruled';
import { stepsQuoted } from '#asking/steps';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import type { FoundPerson } from '#directory/people';
import { systemAccount } from '#ledger/accounts';
import { reserve } from '#ledger/reservations';
import type { AskedNomination } from './queries.ts';
import type { Rating } from './rate.ts';
import { mustBePayable } from './rules.ts';
import * as texts from './texts.ts';

interface Asking {
  nomination: AskedNomination;
  by: Actor;
  forId: number | null;
  /** Whom it would pay; nobody where it pays nothing. */
  people: readonly FoundPerson[];
  now: Date;
}

/**
 * Asks those who confirm what a rating pays, where a rule of the programme says so, and sets its points aside meanwhile; undefined where
 * none does. Whose nomination it is counts as its giver.
 */
export async function askOthers(
  tx: Tx,
  { rating, ...asking }: Asking & { rating: Rating },
): Promise<{ second: AsksSecond; steps: number } | undefined> {
  const { nomination, by, forId, now } = asking;
  const { motivation, ...said } = rating;
  const ruled = ruledBy(asking, rating.points);
  const { rule } = (await ruleFor(tx, ruled)) ?? {};
  if (!rule) return undefined;
  mustBePayable(asking.people);
  const { points, toIds: concerns } = ruled;
  const second = await askOrAlone(
    tx,
    {
      ...{ kind: 'nomination', by, forId, giverId: nomination.byId, now, concerns, points, subjectId: nomination.id },
      wish: { said, points: said.points, rating: said.rating, stars: said.stars },
      ...{ words: said.isIncludeInQuarterly ? motivation : '', steps: rule.steps },
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
export async function othersOf(tx: Tx, { points, ...asking }: Asking & { points: number }): Promise<Quote['steps']> {
  const { nomination, by, forId, now } = asking;
  const ruled = ruledBy(asking, points);
  const found = await ruleFor(tx, ruled);
  const of = { askerId: by.id, askedForId: forId, giverId: nomination.byId, concerns: ruled.toIds, now };
  return found ? stepsQuoted(tx, found.rule.steps, of) : [];
}

function ruledBy({ nomination, people }: Pick<Asking, 'nomination' | 'people'>, points: number): Ruled {
  const toIds = people.map(({ id }) => id);
  return { what: 'nomination', giverId: nomination.byId, toIds, points: points * people.length };
}
