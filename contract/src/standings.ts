import type { Message } from './message.ts';
import * as said from './texts.ts';
/**
 * Not reviewed; rated so high together with what the same reviewer has awarded before that a second person confirms it;
 * rated; declined; or closed by itself.
 */
export const nominationStandings = ['open', 'waiting', 'rated', 'declined', 'closed'] as const;
export type NominationStanding = (typeof nominationStandings)[number];

export const standingWords: Record<NominationStanding, Message> = {
  open: said.open,
  waiting: said.waiting,
  rated: said.rated,
  declined: said.declined,
  closed: said.closed,
};
