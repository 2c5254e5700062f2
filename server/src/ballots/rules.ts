import type { BallotStanding } from '@laurel/contract/calls/ballots/ballot';

/** What of a vote tells how far it is. */
export interface Progress {
  state: 'open' | 'closed' | 'withdrawn';
  closesAt: Date;
  winnerId: number | null;
  announcementId: number | null;
  /** The prize was given, and not taken back. */
  isAwarded: boolean;
  /** It waits for others to confirm it. */
  isAsked: boolean;
}

interface Standing {
  lineId: number;
  hasLeft: boolean;
  votes: number;
}

export function standingOf(progress: Progress, entries: readonly Standing[], now: Date): BallotStanding {
  const { state, closesAt, winnerId, announcementId, isAwarded, isAsked } = progress;
  if (state === 'withdrawn') return 'withdrawn';
  if (state === 'open') return now < closesAt ? 'open' : 'counting';
  if (winnerId === null) return firstOf(entries).length === 0 ? 'unvoted' : 'tied';
  if (isAwarded) return announcementId === null ? 'awarded' : 'announced';
  return isAsked ? 'asked' : 'won';
}

/** Who has the most votes of those who are still here: nobody where none of them has one. */
export function firstOf<S extends Standing>(entries: readonly S[]): S[] {
  const here = entries.filter(({ hasLeft, votes }) => !hasLeft && votes > 0);
  const most = Math.max(...here.map(({ votes }) => votes));
  return here.filter(({ votes }) => votes === most);
}

/** When those who have not voted are reminded: a day before it ends, or when half of a shorter time is over. */
export function remindsAt(openedAt: Date, closesAt: Date): Date {
  const whole = closesAt.getTime() - openedAt.getTime();
  return new Date(closesAt.getTime() - Math.min(86_400_000, whole / 2));
}
