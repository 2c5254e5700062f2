import type { ReportedRow } from '@laurel/contract/calls/moderation/reported';

/** Whose it is: who gave the card, or wrote the comment. */
export function authorOf(row: ReportedRow): ReportedRow['from'] {
  return row.of === 'card' ? row.from : row.by;
}
