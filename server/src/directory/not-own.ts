import { Refusal } from '#refuse';

/** What somebody decides: each kind of decision goes through here, so that none is forgotten. */
export type Decision = 'order' | 'award' | 'idea' | 'nomination' | 'correction' | 'budget';

const words: Record<Decision, string> = {
  order: 'This is your own order: another administrator must decide about it.',
  award: 'You cannot choose yourself.',
  idea: 'You cannot review your own idea.',
  nomination: 'You cannot review your own nomination, nor one that you made.',
  correction: 'This concerns your own points: another administrator must correct them.',
  budget: 'Nobody grants points to award to themselves: another administrator must upload this.',
};

/**
 * Nobody decides about themselves. Refuses when the one who decides is one of those whom it concerns; with a field, beside
 * that field. A command that the operator runs has no member behind it, and so no one of its own.
 */
export function mustNotBeOwn(
  decision: Decision,
  deciderId: number | null,
  concerned: readonly (number | null)[],
  field?: string,
): void {
  if (!concernsSelf(deciderId, concerned)) return;
  if (field === undefined) throw new Refusal('forbidden', words[decision]);
  throw new Refusal('badInput', words[decision], { formErrors: { [field]: words[decision] } });
}

/** Whether one of those whom it concerns is the one who decides: for a file, whose rows are left aside or told one by one. */
export function concernsSelf(deciderId: number | null, concerned: readonly (number | null)[]): boolean {
  return deciderId !== null && concerned.includes(deciderId);
}

/** The sentence for a row that is refused by itself. */
export function ownDecisionWords(decision: Decision): string {
  return words[decision];
}
