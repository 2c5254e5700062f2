import type { ReactNode } from 'react';
import { failureOf } from '#api/call-error.ts';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import classes from './Ledger.module.css';
import { Ledger } from './Ledger.tsx';
import { type StatementName, useStatement } from './use-statement.ts';

interface LedgerScreenProps {
  name: StatementName;
  title: string;
  intro: string;
  balanceLabel: string;
  /** Above the lines. */
  notes?: ReactNode;
  /** Instead of the table, while there are no lines. */
  empty: { words: string; hint: string; action?: ReactNode };
}

/** A statement as a whole page: its call, its failure, its ledger. */
export function LedgerScreen({ name, title, intro, balanceLabel, notes, empty }: LedgerScreenProps) {
  const { rows, totals, error, refetch, ...growth } = useStatement(name);
  return (
    <>
      <PageHeader title={title} intro={intro} />
      <div className={classes.notes}>{notes}</div>
      {error ? (
        <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!rows && !error ? <SkeletonRows rows={7} height={3.5} /> : null}
      {rows?.length === 0 && !error ? (
        <Card>
          <EmptyState illustration={illustrations.emptyList} {...empty} />
        </Card>
      ) : null}
      {rows && rows.length > 0 && totals && !error ? (
        <Ledger label={title} rows={rows} totals={totals} balanceLabel={balanceLabel} {...growth} />
      ) : null}
    </>
  );
}
