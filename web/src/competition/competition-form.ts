import type { Competition } from '@laurel/contract/calls/competition/competition-fields';
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

/** The body of the call: the competition's title stands for the behaviour. */
export function nominationOf({ title }: Pick<Competition, 'title'>, { members, reason }: CompetitionForm) {
  return { nomCat: [title], reason: reason.trim(), members: members.map(({ memberId }) => memberId) };
}

export function hasWork({ members, reason }: CompetitionForm): boolean {
  return reason.trim() !== '' || members.length > 0;
}
