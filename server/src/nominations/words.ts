import { say } from '@laurel/contract/say';
import { rules } from '#programme/rules';
import type { Outcome } from './outcome-of.ts';
import * as texts from './texts.ts';

/** What a reviewer reads afterwards. */
export function reviewResult(outcome: Outcome): string {
  switch (outcome.is) {
    case 'waits':
      return say(texts.waits);
    case 'later':
      return say(texts.ratedLater);
    case 'heard':
      return heardWords(outcome);
    case 'declined':
      return outcome.verdict ? say(texts.declinedTogether, wordsOf(outcome.verdict)) : say(texts.isDeclined);
    case 'paid': {
      const paid = paidWords(outcome.points, outcome.people.length);
      return outcome.verdict ? `${say(texts.decidedTogether, wordsOf(outcome.verdict))} ${paid}` : paid;
    }
  }
}

function heardWords({ by, said }: Extract<Outcome, { is: 'heard' }>): string {
  if (by === 'chair') return say(texts.heardForChair, { said });
  return say(texts.heard, { said, people: Math.max(rules().deciding.people, said + 1), by });
}

function wordsOf({ by, people, rating, stars }: { by: string; people: number; rating: number; stars: number }) {
  return { by, said: people, rating, max: stars };
}

function paidWords(points: number, people: number): string {
  if (points === 0) return say(texts.cardsSent, { people });
  return people === 1 ? say(texts.pointsSent, { points }) : say(texts.pointsSentEach, { points, people });
}
