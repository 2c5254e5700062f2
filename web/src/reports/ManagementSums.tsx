import type { ManagementTotals } from '@laurel/contract/calls/reports/reportmanagement';
import { say } from '@laurel/contract/say';
import { formatPoints } from '#lib/points.ts';
import { SumStrip } from '#ui/display/SumStrip.tsx';
import * as texts from './texts.ts';

/** Stands from the start, so that nothing moves when the rows come. */
export function ManagementSums({ totals }: { totals: ManagementTotals | undefined }) {
  const shown = (sum: number | undefined) => (sum === undefined ? '–' : formatPoints(sum));
  return (
    <SumStrip
      label={say(texts.sums)}
      sums={[
        { label: say(texts.recognitions), value: shown(totals?.rows) },
        { label: say(texts.pointsGiven), value: shown(totals?.points) },
        { label: say(texts.receivers), value: shown(totals?.receivers) },
        { label: say(texts.givers), value: shown(totals?.givers) },
      ]}
    />
  );
}
