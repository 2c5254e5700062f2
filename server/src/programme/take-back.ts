import type { TakeBack } from '@laurel/contract/shapes/take-back';
import { rules } from './rules.ts';

/** What its giver may still take back, and until when; null where the programme knows no such thing, or the time is over. */
export function takeBackOf({ awardId, at, now }: { awardId: number | string; at: Date; now: Date }): TakeBack | null {
  const until = new Date(at.getTime() + rules().corrections.takeBackMinutes * 60_000);
  return until > now ? { awardId: String(awardId), until: until.toISOString() } : null;
}
