import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import { Editor } from './Editor.tsx';
import * as texts from './texts.ts';

/** What the company offers, pays and allows, to be changed by who keeps it. */
export function ProgrammePage() {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('programmenow', {}, { errors: 'screen', staleTime: 0 }),
  );
  return (
    <>
      <PageHeader title={say(common.programme)} intro={say(texts.intro)} />
      {data ? (
        <Editor now={data} />
      ) : error ? (
        <ErrorState
          illustration={illustrations.error}
          own={say(texts.notRead)}
          failure={failureOf(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={5} height={7} />
      )}
    </>
  );
}
