import { calls } from '@laurel/contract';
import { alsoTogether, query, verb } from '#http/call-context';
import { giveOrAsk } from './ask.ts';
import { boostList, boostOf } from './boost.ts';
import { ballotOf } from './prize.ts';
import { type Giving, quoteOf } from './quote.ts';
import { mustBeThere } from './rules.ts';
import { mayWait } from './waits.ts';

const { doreward, rewardquote, boost, boostquote, boostlist } = calls.awards;

/** A whole division takes longer than those who ask beside it should wait. */
const isFew = (recipients: readonly string[]) =>
  recipients.length <= 20 && !recipients.some((ref) => ref.startsWith('div:'));

export const awardCalls = ({ gate }: Pick<Giving, 'gate'>) => [
  alsoTogether(
    verb(doreward, (tx, { actor: by, input: award, now }) => {
      mustBeThere(by, award);
      return giveOrAsk(tx, { gate, now }, { by, award });
    }),
    doreward,
    // What may wait for others is counted with what its giver gave before; what is lent, and a vote, is locked by one at a time.
    ({ actor, input }) =>
      !mayWait(input, actor) &&
      !('delegationId' in input && input.delegationId) &&
      ballotOf(input) === null &&
      input.sendBy === 'email' &&
      isFew(input.recipients),
  ),
  query(rewardquote, async (db, { actor, input, now }) => {
    mustBeThere(actor, input);
    return { quote: await quoteOf(db, actor, input, { gate, now }) };
  }),
  verb(boost, async (tx, { actor: by, input, now }) =>
    giveOrAsk(tx, { gate, now }, { by, award: await boostOf(tx, by, input) }),
  ),
  query(boostquote, async (tx, { actor, input, now }) => {
    return { quote: await quoteOf(tx, actor, await boostOf(tx, actor, input), { gate, now }) };
  }),
  query(boostlist, (tx, { actor, input }) => boostList(tx, actor, input)),
];
