import type { ManagementReportRow } from '@laurel/contract/reports';

export function managementSums(rows: readonly ManagementReportRow[]) {
  return {
    recognitions: rows.length,
    points: rows.reduce((sum, { points }) => sum + points, 0),
    receivers: new Set(rows.map(({ toMemberNo }) => toMemberNo)).size,
    givers: new Set(rows.map(({ fromMemberNo }) => fromMemberNo)).size,
  };
}
