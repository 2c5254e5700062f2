import type { ApprovalChange } from '@laurel/contract/calls/approvals';
import { say } from '@laurel/contract/say';
import { Differences } from '#changes/Differences.tsx';
import * as texts from '#changes/texts.ts';
import { utcDate } from '#lib/dates.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Said } from './Asked.tsx';

/** Of the programme: why, from when, and each difference. */
export function AskedChange({ change: { reason, from, count, differences } }: { change: ApprovalChange }) {
  return (
    <>
      <Facts look="beside">
        <LabelledValue label={say(texts.itGoes)}>
          {from === null ? say(texts.goesOnConfirming) : say(texts.goesFrom, { day: utcDate(from) })}
        </LabelledValue>
      </Facts>
      <Said label={say(texts.whyAsked)} words={reason} />
      <Differences label={say(texts.whatChanges)} differences={differences} count={count} />
    </>
  );
}
