/** What becomes of a message. */
export const messageStates = ['promised', 'held', 'stuck', 'givenUp', 'undeliverable', 'sent'] as const;
export type MessageState = (typeof messageStates)[number];

/** From which states a message can be sent again, and from which it can be given up. */
export const resendable: readonly MessageState[] = ['promised', 'held', 'stuck', 'givenUp', 'undeliverable'];
export const givable: readonly MessageState[] = ['promised', 'held', 'stuck'];
