import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { formatPoints } from '#lib/points.ts';
import { SumStrip } from '#ui/display/SumStrip.tsx';
import { changeWords } from './file-guides.ts';

export function Counts({ outcome }: { outcome: UploadOutcome }) {
  const { added, changed, removed, unchanged, kind } = outcome;
  const words = changeWords(kind);
  return (
    <SumStrip
      label="Rows by what they do"
      sums={[
        { label: words.added, value: formatPoints(added) },
        { label: words.changed, value: formatPoints(changed) },
        { label: words.removed, value: formatPoints(removed) },
        { label: 'Unchanged', value: formatPoints(unchanged) },
      ]}
    />
  );
}
