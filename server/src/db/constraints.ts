import type { RefusalCode } from '@laurel/contract/errors';
import { Refusal } from '#refuse';

/**
 * The last guard: where a rule was passed by in a race, the database's constraint says no, and this is how that reads.
 * A constraint that is not here is a fault of ours when it breaks.
 */
export const refusalsByConstraint: Record<string, { code: RefusalCode; words: string }> = {};

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
