import type { ApprovalMerger } from '@laurel/contract/calls/approvals';
import { say } from '@laurel/contract/say';
import { MergerFacts } from '#changes/MergerFacts.tsx';
import * as common from '#lib/texts.ts';
import { Said } from './Asked.tsx';

/** What would move as it was asked, and why. */
export function AskedMerger({ merger: { account, reason } }: { merger: ApprovalMerger }) {
  return (
    <>
      <MergerFacts account={account} />
      <Said label={say(common.reason)} words={reason} />
    </>
  );
}
