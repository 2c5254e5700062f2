import type { ManagementTotals } from '@laurel/contract/calls/reports/reportmanagement';
import { formatPoints } from '#lib/points.ts';
import { SumStrip } from '#ui/display/SumStrip.tsx';

/** Stands from the start, so that nothing moves when the rows come. */
export function ManagementSums({ totals }: { totals: ManagementTotals | undefined }) {
  const shown = (sum: number | undefined) => (sum === undefined ? '–' : formatPoints(sum));
  return (
    <SumStrip
      label="Sums of the report"
      sums={[
        { label: 'Recognitions', value: shown(totals?.rows) },
        { label: 'Points given', value: shown(totals?.points) },
        { label: 'People recognised', value: shown(totals?.receivers) },
        { label: 'People who recognised', value: shown(totals?.givers) },
      ]}
    />
  );
}
