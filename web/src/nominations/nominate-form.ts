import { behaviours, type oneUp } from '@laurel/contract/points';
import type { CallOutput } from '#api/call.ts';
import { hasChosen, type SelectedRecipient } from '#picker/recipient.ts';

export type Behaviour = (typeof behaviours)[number];
export type NomCat = Behaviour | typeof oneUp;

export interface NominateForm {
  members: SelectedRecipient[];
  nomCat: NomCat[];
  reason: string;
}

/** What was sent, and what the server says of it. */
export interface SentNomination {
  members: readonly SelectedRecipient[];
  answer: CallOutput<'newnom'>;
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

/** Anything that the address did not bring along. */
export function isBegun({ members, nomCat, reason }: NominateForm, linkedId: string | undefined): boolean {
  return reason.trim() !== '' || nomCat.length > 0 || hasChosen(members, linkedId);
}
