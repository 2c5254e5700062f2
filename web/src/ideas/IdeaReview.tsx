import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ReviewForm } from './ManagementReviewModal.tsx';

/** One idea, as it is decided wherever it stands. */
export function IdeaReview({ ideaBoxId, onDone }: { ideaBoxId: string; onDone: (result: string) => void }) {
  const { data, ...query } = useQuery(callQuery('ideaget', { ideaBoxId }, { errors: 'screen', staleTime: 0 }));
  if (!data) return query.error ? <NotRead {...query} /> : <SkeletonRows rows={4} height={5} />;
  return <ReviewForm idea={data.idea} onDone={({ result }) => onDone(result)} />;
}
