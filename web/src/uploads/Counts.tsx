import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import { formatPoints } from '#lib/points.ts';
import { SumStrip } from '#ui/display/SumStrip.tsx';
import { changeWords } from './file-guides.ts';
import * as texts from './texts.ts';

type Counted = Pick<UploadOutcome, 'kind' | 'added' | 'changed' | 'removed'> & {
  /** Left out where nothing is told of it. */
  unchanged?: number | undefined;
};

export function Counts({ outcome }: { outcome: Counted }) {
  const { added, changed, removed, unchanged, kind } = outcome;
  const words = changeWords(kind);
  return (
    <SumStrip
      label={say(texts.byWhatTheyDo)}
      sums={[
        { label: words.added, value: formatPoints(added) },
        { label: words.changed, value: formatPoints(changed) },
        { label: words.removed, value: formatPoints(removed) },
        ...(unchanged === undefined ? [] : [{ label: say(texts.unchanged), value: formatPoints(unchanged) }]),
      ]}
    />
  );
}
