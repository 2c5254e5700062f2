import type { RefusalCode } from '@laurel/contract/errors';
import { alreadyReviewed } from '@laurel/contract/words';
import { Refusal } from '#errors/refuse';

/**
 * The last guard: where a rule was passed by in a race, the database's constraint says no, and this is how that reads.
 * A constraint that is not here is a fault of ours when it breaks.
 */
export const refusalsByConstraint: Record<string, { code: RefusalCode; words: string }> = {
  ledger_accounts_floor: {
    code: 'notEnoughPoints',
    words: 'There are not enough points for this: insufficient balance.',
  },
  ledger_accounts_open: { code: 'ruleBroken', words: 'One of the people is no longer active.' },
  ledger_transactions_event_once: { code: 'alreadyReviewed', words: 'This was already done.' },
  reviews_once_each: { code: 'alreadyReviewed', words: 'You have already reviewed this nomination.' },
  payouts_pkey: { code: 'alreadyReviewed', words: alreadyReviewed },
  profiles_email_unique: { code: 'alreadyExists', words: 'Another member uses this e-mail address.' },
  products_stock_floor: { code: 'outOfStock', words: 'This product is sold out.' },
  orders_basket_once: { code: 'basketEmpty', words: 'Your basket is empty.' },
  basket_lines_qty_range: { code: 'ruleBroken', words: 'You can order 1 to 99 of a thing.' },
  promos_uses_limit: { code: 'totalChanged', words: 'The promotional code can no longer be used.' },
  quarters_unique: { code: 'alreadyExists', words: 'This quarter is already there.' },
  quarters_apart: { code: 'alreadyExists', words: 'This quarter overlaps another one.' },
};

export function refusalOfConstraint(error: unknown): Refusal | undefined {
  const name = constraintOf(error);
  if (name === undefined || !Object.hasOwn(refusalsByConstraint, name)) return undefined;
  const { code, words } = refusalsByConstraint[name] as (typeof refusalsByConstraint)[string];
  return new Refusal(code, words);
}

/** The name of the constraint that PostgreSQL says was broken, of a unique index too. */
export function constraintOf(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string' ? constraint : undefined;
}
