import type { RefusalCode } from '@laurel/contract/errors';
import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { Refusal } from '#errors/refuse';
import * as usual from '#texts/texts';
import * as texts from './texts.ts';

/**
 * The last guard: where a rule was passed by in a race, the database's constraint says no, and this is how that reads.
 * A constraint that is not here is a fault of ours when it breaks.
 */
export const refusalsByConstraint: Record<string, { code: RefusalCode; message: Message }> = {
  ledger_accounts_floor: {
    code: 'notEnoughPoints',
    message: usual.notEnough,
  },
  ledger_accounts_open: { code: 'ruleBroken', message: usual.leaver },
  budget_grants_once: { code: 'changedMeanwhile', message: texts.grantedMeanwhile },
  correction_lines_once: { code: 'changedMeanwhile', message: usual.correctedAlready },
  ledger_transactions_event_once: { code: 'alreadyReviewed', message: texts.done },
  reviews_once_each: { code: 'alreadyReviewed', message: usual.reviewedByYou },
  payouts_pkey: { code: 'alreadyReviewed', message: said.alreadyReviewed },
  profiles_email_unique: { code: 'alreadyExists', message: usual.emailTaken },
  products_stock_floor: { code: 'outOfStock', message: texts.soldOut },
  orders_basket_once: { code: 'basketEmpty', message: texts.basketEmpty },
  basket_lines_qty_range: { code: 'ruleBroken', message: texts.piecesOfAThing },
  promos_uses_limit: { code: 'totalChanged', message: texts.promoUsedUp },
  quarters_unique: { code: 'alreadyExists', message: texts.quarterThere },
  quarters_apart: { code: 'alreadyExists', message: texts.quarterOverlaps },
};

export function refusalOfConstraint(error: unknown): Refusal | undefined {
  const name = constraintOf(error);
  if (name === undefined || !Object.hasOwn(refusalsByConstraint, name)) return undefined;
  const { code, message } = refusalsByConstraint[name] as (typeof refusalsByConstraint)[string];
  return new Refusal(code, say(message));
}

/** The name of the constraint that PostgreSQL says was broken, of a unique index too. */
export function constraintOf(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string' ? constraint : undefined;
}
