import { say } from '@laurel/contract/say';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { type Actor, actorById } from '#directory/actor';
import { refuse } from '#errors/refuse';
import { type LentBudget, lentBudget, lockBudgetAsLent, lockLentBudget, useLent } from '#lent/budget';
import type { Award } from './rules.ts';
import * as texts from './texts.ts';

/** From whose pot a delegate gives: who is away, as they are now, and what is left of it. */
export interface Lender {
  away: Actor;
  budget: LentBudget;
}

interface Wish {
  what: Award['what'];
  delegationId?: string | undefined;
}

/** Undefined for who gives from their own; refuses what is not lent to them. When it is given, nobody else gives from it meanwhile. */
export async function lenderOf(
  on: Db | Tx,
  by: Actor,
  wish: Wish,
  { now, isGiving }: { now: Date; isGiving: boolean },
): Promise<Lender | undefined> {
  const { what, delegationId } = wish;
  if (delegationId === undefined) return undefined;
  if (what !== 'adhoc') refuse('badInput', say(texts.adhocAlone), { delegationId: say(texts.adhocAlone) });
  const asked = { delegateId: by.id, delegationId, now };
  const budget = await (isGiving ? lockLentBudget(on as Tx, asked) : lentBudget(on, asked));
  const away = budget && (await actorById(on, budget.awayId, now));
  if (!budget || !away) refuse('badInput', say(texts.notLent), { delegationId: say(texts.notLent) });
  return { away, budget };
}

/** The same of what was asked while it was lent, and is confirmed now: what was set aside of it is there again. */
export async function lenderAsAsked(tx: Tx, delegationId: string, now: Date): Promise<Lender> {
  const budget = await lockBudgetAsLent(tx, delegationId);
  const away = budget && (await actorById(tx, budget.awayId, now));
  if (!budget || !away) refuse('ruleBroken', say(texts.notLent));
  return { away, budget };
}

/** What is given of it: never more than was lent. */
export async function useLender(tx: Tx, { away, budget }: Lender, points: number): Promise<void> {
  if (points > budget.left)
    refuse('notEnoughPoints', say(texts.lentLeft, { away: away.displayName, left: budget.left }));
  await useLent(tx, budget, points);
}
