import type { Quarter } from '@laurel/contract/calls/quarters';
import { QuarterPath } from './ballots/QuarterPath.tsx';
import { QuarterlySummaryPage } from './quarters/QuarterlySummaryPage.tsx';
import { SummaryDetailsModal } from './quarters/SummaryDetailsModal.tsx';

/** The summary of a quarter, and the way from there to its winner. */
export function QuarterPage() {
  return <QuarterlySummaryPage Path={Path} />;
}

function Path({ quarter }: { quarter: Quarter }) {
  return <QuarterPath quarter={quarter} Details={SummaryDetailsModal} />;
}
