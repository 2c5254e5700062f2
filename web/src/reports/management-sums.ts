import { payItForwardType } from '@laurel/contract/points';
import type { ManagementReportRow } from '@laurel/contract/reports';

/** Points given are the company's: what members pay forward was given before. */
export function managementSums(rows: readonly ManagementReportRow[]) {
  return {
    recognitions: rows.length,
    points: rows.reduce((sum, { type, points }) => (type === payItForwardType ? sum : sum + points), 0),
    receivers: new Set(rows.map(({ toMemberNo }) => toMemberNo)).size,
    givers: new Set(rows.map(({ fromMemberNo }) => fromMemberNo)).size,
  };
}
