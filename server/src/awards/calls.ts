import { calls } from '@laurel/contract';
import { alsoTogether, query, verb } from '#http/call-context';
import { giveAward } from './give.ts';
import { type Giving, quoteOf } from './quote.ts';
import { recognise } from './recognise.ts';
import { mustBeThere } from './rules.ts';

const { doreward, rewardquote } = calls.awards;

/** A whole division takes longer than those who ask beside it should wait. */
const isFew = (recipients: readonly string[]) =>
  recipients.length <= 20 && !recipients.some((ref) => ref.startsWith('div:'));

export const awardCalls = ({ gate }: Pick<Giving, 'gate'>) => [
  alsoTogether(
    verb(doreward, (tx, { actor: by, input: award, now }) => {
      mustBeThere(by, award);
      return award.what === 'reward'
        ? recognise(tx, { gate, now }, { by, award })
        : giveAward(tx, { gate, now }, { by, award });
    }),
    doreward,
    // Recognise may wait for a second person, and is counted with what its giver gave before; what is lent is locked by one at a time.
    ({ input }) =>
      input.what !== 'reward' &&
      !('delegationId' in input && input.delegationId) &&
      input.sendBy === 'email' &&
      isFew(input.recipients),
  ),
  query(rewardquote, async (db, { actor, input, now }) => {
    mustBeThere(actor, input);
    return { quote: await quoteOf(db, actor, input, { gate, now }) };
  }),
];
