import { calls } from '@laurel/contract';
import type { SmsRules } from '#ecards/send';
import { verb } from '#http/call-context';
import { giveAward } from './give.ts';

export interface AwardDeps {
  publicUrl: string;
  ceiling: number;
  sms: SmsRules;
}

export const awardCalls = ({ publicUrl, ceiling, sms }: AwardDeps) => [
  verb(calls.awards.doreward, (tx, { actor, input, now }) =>
    giveAward(tx, { by: actor, now, publicUrl, ceiling, sms }, input),
  ),
];
