import type { ReportedRow } from '@laurel/contract/calls/moderation/reported';

/** Whose it is: who gave the card, or wrote the comment or the idea. */
export function authorOf(row: ReportedRow): ReportedRow['from'] {
  return row.of === 'card' ? row.from : row.by;
}
