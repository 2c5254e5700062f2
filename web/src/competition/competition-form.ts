import type { Competition } from '@laurel/contract/calls/competition/competition-fields';
import type { SelectedRecipient } from '#picker/recipient.ts';

export interface CompetitionForm {
  members: SelectedRecipient[];
  reason: string;
}

export const emptyNomination: CompetitionForm = { members: [], reason: '' };

/** The body of the call: the competition's title stands for the behaviour. */
export function nominationOf({ title }: Pick<Competition, 'title'>, { members, reason }: CompetitionForm) {
  return { nomCat: [title], reason: reason.trim(), members: members.map(({ memberId }) => memberId) };
}

export function hasWork({ members, reason }: CompetitionForm): boolean {
  return reason.trim() !== '' || members.length > 0;
}
