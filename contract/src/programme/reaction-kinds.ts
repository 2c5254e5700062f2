/** What somebody says to what was given with one touch, in the order in which they are offered. */
export const reactionKinds = ['applause', 'love', 'celebrate', 'brilliant', 'outstanding', 'grateful'] as const;
export type ReactionKind = (typeof reactionKinds)[number];
