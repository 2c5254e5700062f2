import type { ManagementReportRow } from '@laurel/contract/reports';
import { useMemo } from 'react';
import { formatPoints } from '#lib/points.ts';
import { SumStrip } from '#ui/SumStrip.tsx';
import { managementSums } from './management-sums.ts';

export function ManagementSums({ rows }: { rows: readonly ManagementReportRow[] }) {
  const sums = useMemo(() => managementSums(rows), [rows]);
  return (
    <SumStrip
      label="Sums of the report"
      sums={[
        { label: 'Recognitions', value: formatPoints(sums.recognitions) },
        { label: 'Points given', value: formatPoints(sums.points) },
        { label: 'People recognised', value: formatPoints(sums.receivers) },
        { label: 'People who recognised', value: formatPoints(sums.givers) },
      ]}
    />
  );
}
