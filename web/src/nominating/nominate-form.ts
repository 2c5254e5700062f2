import { nominatedFor, offered, programme } from '@laurel/contract/programme/programme';
import type { CallOutput } from '#api/call.ts';
import { hasChosen, type SelectedRecipient } from '#picker/recipient.ts';

export interface NominateForm {
  members: SelectedRecipient[];
  /** Behaviours by their names, or the one that stands alone. */
  nomCat: string[];
  reason: string;
}

/** What was sent, and what the server says of it. */
export interface SentNomination {
  members: readonly SelectedRecipient[];
  answer: CallOutput<'newnom'>;
}

export const emptyForm: NominateForm = { members: [], nomCat: [], reason: '' };

/** Ticks or unticks a behaviour; the single option gives way to it. The order is that of the list. */
export function withBehaviour(nomCat: readonly string[], behaviour: string): string[] {
  const on = !nomCat.includes(behaviour);
  return offered(programme().behaviours).filter((other) => (other === behaviour ? on : nomCat.includes(other)));
}

/** Without what is not offered any more. */
export function fittingForm(form: NominateForm): NominateForm {
  return { ...form, nomCat: form.nomCat.filter((one) => nominatedFor(programme()).includes(one)) };
}

/** The body of `newnom`. */
export function nominationOf({ members, nomCat, reason }: NominateForm) {
  return { members: members.map(({ memberId }) => memberId), nomCat, reason: reason.trim() };
}

/** Anything that the address did not bring along. */
export function isBegun({ members, nomCat, reason }: NominateForm, linkedId: string | undefined): boolean {
  return reason.trim() !== '' || nomCat.length > 0 || hasChosen(members, linkedId);
}
