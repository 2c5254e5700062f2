import { calls } from '@laurel/contract';
import type { SmsRules } from '#ecards/send';
import { verb } from '#http/call-context';
import { giveAward } from './give.ts';

export interface AwardDeps {
  publicUrl: string;
  ceiling: number;
  ownDivisionMax: number;
  sms: SmsRules;
}

export const awardCalls = (deps: AwardDeps) => [
  verb(calls.awards.doreward, (tx, { actor, input, now }) => giveAward(tx, { ...deps, by: actor, now }, input)),
];
