import type { Waiting } from '@laurel/contract/calls/work/waiting';

/** Nothing waits for somebody who has no office. */
export const nothingWaits = {
  ...{ nominations: null, unowned: null, ideas: null, approvals: null, deskLines: null, files: null, pots: null },
  ...{ vouchers: null, messages: null, contacts: null, cards: null, votes: null, ballots: null, setup: false },
} satisfies Waiting;
