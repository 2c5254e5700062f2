import type { ApprovalCorrection } from '@laurel/contract/calls/approvals';
import { correctionWords } from '@laurel/contract/programme/correction-words';
import { say } from '@laurel/contract/say';
import { namesWords } from '#lib/names.ts';
import * as common from '#lib/texts.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Said } from './Asked.tsx';
import * as texts from './texts.ts';

/** What would be set right, whom it concerns, and why. */
export function AskedCorrection({ correction: { kind, recipients, reason } }: { correction: ApprovalCorrection }) {
  return (
    <>
      <Facts look="beside">
        <LabelledValue label={say(texts.what)}>{say(correctionWords[kind])}</LabelledValue>
        <LabelledValue label={say(texts.concerns)}>
          <span dir="auto">{namesWords(recipients)}</span>
        </LabelledValue>
      </Facts>
      <Said label={say(common.reason)} words={reason} />
    </>
  );
}
