import type { Quarter } from '@laurel/contract/calls/quarters';
import type { ReactNode } from 'react';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { QuarterlySummaryPage } from './quarters/QuarterlySummaryPage.tsx';

const QuarterPath = late(() => import('./ballots/QuarterPath.tsx').then((m) => m.QuarterPath), {
  waiting: <SkeletonRows rows={8} />,
});
const SummaryDetailsModal = late(() => import('./quarters/SummaryDetailsModal.tsx').then((m) => m.SummaryDetailsModal));

/** The summary of a quarter, and the way from there to its winner. */
export function QuarterPage() {
  return <QuarterlySummaryPage Path={Path} />;
}

function Path({ quarter, children }: { quarter: Quarter; children: ReactNode }) {
  return (
    <QuarterPath quarter={quarter} Details={SummaryDetailsModal}>
      {children}
    </QuarterPath>
  );
}
