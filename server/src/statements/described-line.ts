import { correctionWords } from '@laurel/contract/programme/correction-words';
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
    case 'anniversary':
      return say(texts.fromCompany, given);
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
    case 'move':
      return say(amount < 0 ? texts.movedTo : texts.movedFrom, { name: first });
    case 'return':
      return say(second === 'end' ? texts.ended : texts.takenFromPot, { period: first || 'none' });
    case 'debt':
      return say(texts.owed);
    case 'repayment':
      return say(texts.repaid);
    case 'reserve':
    case 'release':
      return say(amount < 0 ? texts.setAside : texts.setFree, { name: first, people: Number(second) });
    case 'merger':
      return say(amount < 0 ? texts.mergedInto : texts.mergedFrom, { number: first });
    case 'leaver':
      return say(texts.forfeited);
    default:
      return correctedLine(first, { name: second, reason: valueWords(third) });
  }
}

/** What was set right; '' where it was not told. */
function correctedLine(kind: string, given: { name: string; reason: string }): string {
  switch (kind) {
    case 'award':
      return say(given.name === '' ? texts.companyBack : texts.awardBack, given);
    case 'undo':
      return say(texts.takenBack, given);
    case 'nomination':
      return say(texts.nominationBack, given);
    case 'idea':
      return say(correctionWords.idea);
    case 'budget':
      return say(correctionWords.budget);
    case 'forfeit':
      return say(correctionWords.forfeit);
    default:
      return say(texts.correction);
  }
}
