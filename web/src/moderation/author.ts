import type { ReportedRow } from '@laurel/contract/calls/moderation/reported';

/** Whose it is: who gave the card, wrote the comment, had the idea, or signed. */
export function authorOf(row: ReportedRow): ReportedRow['from'] {
  return row.of === 'card' ? row.from : row.by;
}
