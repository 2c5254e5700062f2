import type { ManagementReportRow } from '@laurel/contract/reports';
import { useMemo } from 'react';
import { formatPoints } from '#lib/points.ts';
import { SumStrip } from '#ui/SumStrip.tsx';
import { managementSums } from './management-sums.ts';

/** Stands from the start, so that nothing moves when the rows come. */
export function ManagementSums({ rows }: { rows: readonly ManagementReportRow[] | undefined }) {
  const sums = useMemo(() => rows && managementSums(rows), [rows]);
  const shown = (sum: number | undefined) => (sum === undefined ? '–' : formatPoints(sum));
  return (
    <SumStrip
      label="Sums of the report"
      sums={[
        { label: 'Recognitions', value: shown(sums?.recognitions) },
        { label: 'Points given', value: shown(sums?.points) },
        { label: 'People recognised', value: shown(sums?.receivers) },
        { label: 'People who recognised', value: shown(sums?.givers) },
      ]}
    />
  );
}
