import { late } from '#ui/states/late.tsx';
import type { WalkPartProps } from './work/WalkDialog.tsx';
import { WorkPage } from './work/WorkPage.tsx';

const Review = late(() => import('#nominations/ReviewModal.tsx').then((m) => m.Review));
const IdeaReview = late(() => import('#ideas/IdeaReview.tsx').then((m) => m.IdeaReview));
const ApprovalDecision = late(() => import('#approvals/ApprovalDecision.tsx').then((m) => m.ApprovalDecision));

const Vote = late(() => import('./ballots/VoteForm.tsx').then((m) => m.Vote));
const SummaryDetailsModal = late(() => import('./quarters/SummaryDetailsModal.tsx').then((m) => m.SummaryDetailsModal));

const parts = {
  nomination: ({ itemId, onDone }: WalkPartProps) => <Review nomId={itemId} onDone={onDone} />,
  idea: ({ itemId, onDone }: WalkPartProps) => <IdeaReview ideaBoxId={itemId} onDone={onDone} />,
  approval: ({ itemId, onDone }: WalkPartProps) => <ApprovalDecision approvalId={itemId} onDone={onDone} />,
  vote: ({ itemId, onDone }: WalkPartProps) => <Vote ballotId={itemId} Details={SummaryDetailsModal} onDone={onDone} />,
};

/** What waits for the reader, of all nouns: each decides its own. */
export function TodoPage() {
  return <WorkPage parts={parts} />;
}
