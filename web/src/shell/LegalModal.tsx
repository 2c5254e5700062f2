import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { SafeHtml } from '#ui/display/SafeHtml.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import * as texts from './texts.ts';

interface LegalModalProps {
  contentKey: string;
  label: string;
  onClose: () => void;
}

export function LegalModal({ contentKey, label, onClose }: LegalModalProps) {
  const { data, error, refetch } = useQuery(
    callQuery('getcontentdb', { contentKey, isCache: true }, { errors: 'screen', staleTime: 10 * 60_000 }),
  );
  return (
    <Dialog title={data?.title || label} size="lg" onClose={onClose}>
      {data ? <SafeHtml html={data.content} /> : null}
      {!data && !error ? <SkeletonRows rows={2} height={7} /> : null}
      {error ? (
        <ErrorState
          compact
          illustration={illustrations.error}
          own={say(texts.contentFailed)}
          failure={failureOf(error)}
          onRetry={() => refetch()}
        />
      ) : null}
    </Dialog>
  );
}
