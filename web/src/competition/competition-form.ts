import type { Competition } from '@laurel/contract/competition';
import type { FormErrors } from '@laurel/contract/errors';
import { nominationReasonMax } from '@laurel/contract/limits';
import { textLength } from '@laurel/contract/text-length';
import type { SelectedRecipient } from '#picker/recipient.ts';

export interface CompetitionForm {
  members: SelectedRecipient[];
  reason: string;
}

export const emptyNomination: CompetitionForm = { members: [], reason: '' };

/** Enabled, and between its days, both included, in UTC: when the server takes nominations. */
export function isRunning({ isEnabled, startDate, endDate }: Competition, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  return isEnabled && today >= startDate && today <= endDate;
}

/** By the names of the call's fields, in the words of the server. */
export function nominationErrors({ members, reason }: CompetitionForm): FormErrors {
  const errors: FormErrors = {};
  if (members.length === 0) errors.members = 'Please choose who to nominate.';
  if (reason.trim() === '') errors.reason = 'Please tell the reason.';
  else if (textLength(reason.trim()) > nominationReasonMax)
    errors.reason = `Please use at most ${nominationReasonMax} characters.`;
  return errors;
}

/** The body of the call: the competition's title stands for the behaviour. */
export function nominationOf({ title }: Pick<Competition, 'title'>, { members, reason }: CompetitionForm) {
  return { nomCat: [title], reason: reason.trim(), members: members.map(({ memberId }) => memberId) };
}
