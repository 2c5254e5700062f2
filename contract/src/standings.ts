/**
 * Not reviewed; rated so high together with what the same reviewer has awarded before that a second person confirms it;
 * rated; declined; or closed by itself.
 */
export const nominationStandings = ['open', 'waiting', 'rated', 'declined', 'closed'] as const;
export type NominationStanding = (typeof nominationStandings)[number];

export const standingWords: Record<NominationStanding, string> = {
  open: 'Not reviewed',
  waiting: 'Waits for a second person',
  rated: 'Rated',
  declined: 'Declined',
  closed: 'Closed',
};
