import { toRecords } from '@laurel/contract/records';
import type { StatementRow } from '@laurel/contract/statements';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { failureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import { useMember } from '#session/member.ts';
import { SkeletonRows } from '#ui/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { hasScreen, illustrations, paths } from '../paths.ts';
import { Ledger } from './Ledger.tsx';

const firstQuery = callQuery('statement', {}, { errors: 'screen', staleTime: 0 });

export function StatementPage() {
  const pointsName = useMember().pointsName || 'points';
  const { data, error, refetch } = useQuery(firstQuery);
  const rows = useMemo(() => data && toRecords<StatementRow>(data.report), [data]);
  return (
    <>
      <PageHeader title="Points Statement" intro={`Where your ${pointsName} came from, and what became of them.`} />
      {error ? (
        <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!rows && !error ? <SkeletonRows rows={7} height={3.5} /> : null}
      {!error && rows ? (
        <Ledger
          label="Points Statement"
          rows={rows}
          balanceLabel={`${pointsName} to redeem`}
          empty={
            <EmptyState
              illustration={illustrations.emptyList}
              words={`No ${pointsName} yet`}
              hint="They come with the recognition of your colleagues. Why not begin with theirs?"
              action={
                hasScreen('nominate') ? (
                  <Button component={Link} to={paths.nominate()}>
                    Nominate a colleague
                  </Button>
                ) : undefined
              }
            />
          }
        />
      ) : null}
    </>
  );
}

StatementPage.preload = () => prefetch(firstQuery);
