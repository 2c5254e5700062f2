import { late } from '#ui/states/late.tsx';
import { VotePage } from './ballots/VotePage.tsx';

const SummaryDetailsModal = late(() => import('./quarters/SummaryDetailsModal.tsx').then((m) => m.SummaryDetailsModal));

/** A vote, with the nominations of those who stand in it. */
export function QuarterVotePage() {
  return <VotePage Details={SummaryDetailsModal} />;
}
