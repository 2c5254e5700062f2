import type { FormErrors } from '@laurel/contract/errors';
import { nominationReasonMax } from '@laurel/contract/limits';
import { behaviours, type oneUp } from '@laurel/contract/points';
import { textLength } from '@laurel/contract/text-length';
import type { SelectedRecipient } from '#picker/recipient.ts';

export type Behaviour = (typeof behaviours)[number];
export type NomCat = Behaviour | typeof oneUp;

export interface NominateForm {
  members: SelectedRecipient[];
  nomCat: NomCat[];
  reason: string;
}

export const emptyForm: NominateForm = { members: [], nomCat: [], reason: '' };

/** Ticks or unticks a behaviour; the single option gives way to it. The order is that of the list. */
export function withBehaviour(nomCat: readonly NomCat[], behaviour: Behaviour): NomCat[] {
  const on = !nomCat.includes(behaviour);
  return behaviours.filter((other) => (other === behaviour ? on : nomCat.includes(other)));
}

/** The body of `newnom`. */
export function nominationOf({ members, nomCat, reason }: NominateForm) {
  return { members: members.map(({ memberId }) => memberId), nomCat, reason: reason.trim() };
}

/** By the names of the call's fields, in the words of the server. */
export function nominateErrors({ members, nomCat, reason }: NominateForm): FormErrors {
  const errors: FormErrors = {};
  if (members.length === 0) errors.members = 'Please choose who to nominate.';
  if (nomCat.length === 0) errors.nomCat = 'Please choose at least one behaviour.';
  if (reason.trim() === '') errors.reason = 'Please tell the reason.';
  else if (textLength(reason.trim()) > nominationReasonMax)
    errors.reason = `Please use at most ${nominationReasonMax} characters.`;
  return errors;
}
