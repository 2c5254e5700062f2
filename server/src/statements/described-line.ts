import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** A line of a statement, as `statementLines` finds it. */
export interface LineTold {
  kind: string;
  amount: number;
  /** By its kind: who and what for, which order, how many of what. */
  told: readonly string[];
}

/** What a line of a statement says, to who reads it. */
export function describedLine({ kind, amount, told: [first = '', second = '', third = ''] }: LineTold): string {
  const given = { name: first, reason: valueWords(second) };
  switch (kind) {
    case 'nomination':
      return say(texts.nominatedBy, given);
    case 'payitforward':
      return say(amount < 0 ? texts.paidForwardTo : texts.paidForwardBy, given);
    case 'adhoc':
      return say(amount < 0 ? texts.awardTo : texts.awardFrom, given);
    case 'reward':
      return say(texts.recognisedBy, given);
    case 'idea':
      return say(texts.ideaRewarded, { title: first });
    case 'order':
      return say(texts.order, { order: first });
    case 'cancel':
      return say(texts.cancelled, { order: first });
    case 'refund':
      return say(texts.refund, { order: first, pieces: second, product: third });
    case 'budget':
      return say(texts.budget, { period: first });
    case 'leaver':
      return say(texts.forfeited);
    default:
      return say(texts.correction);
  }
}
