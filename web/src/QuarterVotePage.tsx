import { VotePage } from './ballots/VotePage.tsx';
import { SummaryDetailsModal } from './quarters/SummaryDetailsModal.tsx';

/** A vote, with the nominations of those who stand in it. */
export function QuarterVotePage() {
  return <VotePage Details={SummaryDetailsModal} />;
}
