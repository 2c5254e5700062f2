import { toRecords } from '@laurel/contract/records';
import type { StatementRow } from '@laurel/contract/statements';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { SkeletonRows } from '#ui/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { illustrations } from '../paths.ts';
import { Ledger } from './Ledger.tsx';

interface LedgerScreenProps {
  name: 'managementstatement' | 'payitforwardstatement';
  title: string;
  intro: string;
  balanceLabel: string;
  empty: { words: string; hint: string; action?: ReactNode };
}

/** A statement as a whole page: its call, its failure, its ledger. */
export function LedgerScreen({ name, title, intro, balanceLabel, empty }: LedgerScreenProps) {
  const { data, error, refetch } = useQuery(callQuery(name, {}, { errors: 'screen', staleTime: 0 }));
  const rows = useMemo(() => data && toRecords<StatementRow>(data.report), [data]);
  return (
    <>
      <PageHeader title={title} intro={intro} />
      {error ? (
        <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!rows && !error ? <SkeletonRows rows={7} height={3.5} /> : null}
      {rows && !error ? (
        <Ledger
          label={title}
          rows={rows}
          balanceLabel={balanceLabel}
          empty={<EmptyState illustration={illustrations.emptyList} {...empty} />}
        />
      ) : null}
    </>
  );
}
