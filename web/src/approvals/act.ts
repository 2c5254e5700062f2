import type { Approval } from '@laurel/contract/calls/approvals';

/** What somebody does with a request that waits. */
export type Act = 'confirm' | 'decline' | 'withdraw';

/** What the words of an act are given. */
export interface ActFormProps {
  approval: Approval;
  onDone: (message: string) => void;
  onClose: () => void;
}
