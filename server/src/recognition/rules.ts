import type { RecognitionEntry } from '@laurel/contract/recognition';

/** A reward carries points, an e-card none: how many of each were sent and received. */
export function countsOf(entries: readonly Pick<RecognitionEntry, 'isFrom' | 'points'>[]) {
  const count = (isFrom: boolean, isReward: boolean) =>
    entries.filter((entry) => entry.isFrom === isFrom && entry.points > 0 === isReward).length;
  return {
    msgCountFrom: count(true, false),
    rewardCountFrom: count(true, true),
    msgCountTo: count(false, false),
    rewardCountTo: count(false, true),
  };
}

/** The wall of fame keeps people for a year. */
export function wallSince(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), now.getUTCDate()));
}
