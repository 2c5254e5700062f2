import type { NominationStanding } from '@laurel/contract/standings';

/** The tone of the badge that says where a nomination stands. */
export const standingTones = {
  open: 'waiting',
  waiting: 'waiting',
  rated: 'done',
  declined: 'quiet',
  closed: 'quiet',
} as const satisfies Record<NominationStanding, string>;
