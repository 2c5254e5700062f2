import type { Waiting } from '@laurel/contract/calls/work/waiting';

/** Nothing waits for somebody who has no office. */
export const nothingWaits = {
  ...{
    nominations: null,
    ideas: null,
    approvals: null,
    deskLines: null,
    vouchers: null,
    messages: null,
    contacts: null,
    cards: null,
  },
  files: null, pots: null, unowned: null, setup: false,
} satisfies Waiting;
