import type { DelegationScope } from '@laurel/contract/access';
import type { SelectedRecipient } from '#picker/recipient.ts';

/** What the dialog holds. */
export interface Values {
  delegate: readonly SelectedRecipient[];
  scopes: readonly DelegationScope[];
  points: string;
  dateFrom: string;
  dateUntil: string;
  reason: string;
}
