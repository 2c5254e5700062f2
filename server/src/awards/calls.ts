import { calls } from '@laurel/contract';
import { query, verb } from '#http/call-context';
import { giveAward } from './give.ts';
import { type QuoteRules, quoteOf } from './quote.ts';

export interface AwardDeps extends QuoteRules {}

const { doreward, rewardquote } = calls.awards;

export const awardCalls = (deps: AwardDeps) => [
  verb(doreward, (tx, { actor, input, now }) => giveAward(tx, { ...deps, now }, { by: actor, award: input })),
  query(rewardquote, async (db, { actor, input }) => ({ quote: await quoteOf(db, actor, input, deps) })),
];
