import { calls } from '@laurel/contract';
import { verb } from '#http/call-context';
import { giveAward } from './give.ts';

export interface AwardDeps {
  publicUrl: string;
  ceiling: number;
}

export const awardCalls = ({ publicUrl, ceiling }: AwardDeps) => [
  verb(calls.awards.doreward, (tx, { actor, input, now }) =>
    giveAward(tx, { by: actor, now, publicUrl, ceiling }, input),
  ),
];
