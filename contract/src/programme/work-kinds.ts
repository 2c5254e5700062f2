/** What waits until somebody decides or does it, and by when is agreed. */
export const timedKinds = ['nomination', 'idea', 'approval', 'order', 'file', 'contact', 'card'] as const;
export type TimedKind = (typeof timedKinds)[number];

/** What waits for somebody: beside these, vouchers that run out, messages that do not get through, points to award that end, nominations that nobody may decide, votes for the winner of a quarter, what is to be done when they have ended, and a portal that is not set up yet. */
export const workKinds = [...timedKinds, 'voucher', 'message', 'pot', 'unowned', 'vote', 'ballot', 'setup'] as const;
export type WorkKind = (typeof workKinds)[number];
