import type { Ballot, BallotEntry } from '@laurel/contract/calls/ballots/ballot';
import { say } from '@laurel/contract/say';
import { formatTime } from '#lib/dates.ts';
import * as texts from './texts.ts';

export function winnerOf({ entries, winnerId }: Ballot): BallotEntry | undefined {
  return entries.find(({ lineId }) => lineId === winnerId);
}

/** How far it is, in a sentence. */
export function standingWords(ballot: Ballot): string {
  const { standing, dateCloses, voted, voters, points } = ballot;
  const name = winnerOf(ballot)?.memberName ?? '';
  switch (standing) {
    case 'open':
      return say(texts.isOpen, { voted, voters, time: formatTime(dateCloses) });
    case 'counting':
      return say(texts.isCounting);
    case 'unvoted':
      return say(texts.isUnvoted);
    case 'tied':
      return say(texts.isTied);
    case 'won':
      return say(texts.isWon, { name });
    case 'asked':
      return say(texts.isAsked, { name });
    case 'awarded':
      return say(texts.isAwarded, { name, points: points ?? 0 });
    case 'announced':
      return say(texts.isAnnounced, { name });
    case 'withdrawn':
      return say(texts.isWithdrawn);
    default:
      return standing satisfies never;
  }
}
