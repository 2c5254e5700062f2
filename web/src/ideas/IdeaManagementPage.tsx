import type { IdeaRow } from '@laurel/contract/ideas';
import { type IdeaStatus, ideaStatuses } from '@laurel/contract/points';
import { toRecords } from '@laurel/contract/records';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { ownFailureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { fileDate } from '#lib/dates.ts';
import { useSearchParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/EmptyState.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { late } from '#ui/late.tsx';
import { MonthRange, monthsAreInOrder, monthsSince, monthsWords } from '#ui/MonthSelect.tsx';
import { PagedTable } from '#ui/PagedTable.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ReportExports } from '#ui/ReportExports.tsx';
import type { ReportColumn } from '#ui/ReportTable.tsx';
import { illustrations } from '../paths.ts';
import classes from './ManagementIdeas.module.css';
import { ideaColumns, ideaFileColumns, ideaPrintedColumns } from './management-columns.tsx';

const ManagementReviewModal = late(() => import('./ManagementReviewModal.tsx').then((m) => m.ManagementReviewModal));

const rowsOf = ({ report, reviewable }: CallOutput<'idealist'>) => ({
  rows: toRecords<IdeaRow>(report),
  reviewable: new Set(reviewable),
});
const statusChoices = [
  { value: '', label: 'All' },
  ...Object.entries(ideaStatuses).map(([value, label]) => ({ value, label })),
];

function statusAsked(letter: string | null): IdeaStatus | '' {
  return letter !== null && Object.hasOwn(ideaStatuses, letter) ? (letter as IdeaStatus) : '';
}

export function IdeaManagementPage() {
  const [asked] = useSearchParams();
  const [months, setMonths] = useState(() => monthsSince(asked.get('since')));
  const [ideaStatus, setStatus] = useState<IdeaStatus | ''>(() => statusAsked(asked.get('status')));
  const [reviewed, setReviewed] = useState<IdeaRow>();
  const inOrder = monthsAreInOrder(months);
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('idealist', { ...months, ideaStatus }, { errors: 'screen' }),
    select: rowsOf,
    enabled: inOrder,
  });
  const columns = useReviewColumn(data?.reviewable, setReviewed);
  const rows = error || !inOrder ? undefined : data?.rows;
  const statusWords = ideaStatus ? ideaStatuses[ideaStatus] : 'All';
  return (
    <>
      <PageHeader
        title="Idea Management"
        intro="Every idea deserves an answer. Those awaiting review can be rewarded."
      />
      <Card className={classes.card}>
        <FilterBar>
          <MonthRange value={months} onChange={setMonths} />
          <NativeSelect
            label="Status"
            data={statusChoices}
            value={ideaStatus}
            onChange={(event) => setStatus(event.currentTarget.value as IdeaStatus | '')}
          />
        </FilterBar>
        <ReportExports
          title="Idea Management"
          facts={`${monthsWords(months)}, status: ${statusWords}`}
          rows={rows}
          columns={ideaFileColumns}
          printed={ideaPrintedColumns}
          csvName="idea_report.csv"
          excelName={`Idea_Management_Report_${fileDate(new Date())}.xlsx`}
        />
        {error ? (
          <Failure error={error} isFetching={isFetching} onRetry={() => void refetch()} />
        ) : (
          <PagedTable
            label="Ideas"
            columns={columns}
            rows={rows}
            rowKey={(row) => row.ideaBoxId}
            isLoading={isFetching && !rows}
            emptyIllustration={illustrations.ideaBox}
          />
        )}
      </Card>
      {reviewed ? <ManagementReviewModal idea={reviewed} onClose={() => setReviewed(undefined)} /> : null}
    </>
  );
}

function Failure({ error, isFetching, onRetry }: { error: Error; isFetching: boolean; onRetry: () => void }) {
  return (
    <ErrorState
      compact
      illustration={illustrations.error}
      failure={ownFailureOf(error)}
      isRetrying={isFetching}
      onRetry={onRetry}
    />
  );
}

/** Only ideas that await review have the button, and nobody reviews their own. */
function useReviewColumn(
  reviewable: ReadonlySet<string> | undefined,
  onReview: (idea: IdeaRow) => void,
): ReportColumn<IdeaRow>[] {
  const { memberNumber } = useMember();
  return useMemo(() => {
    const review = (idea: IdeaRow) => {
      if (idea.ideaStatus === 'N' && idea.byMemberNumber === memberNumber)
        return <span className={classes.own}>Your own idea</span>;
      if (!reviewable?.has(idea.ideaBoxId)) return null;
      return (
        <Button size="sm" aria-label={`Review ${idea.title}`} onClick={() => onReview(idea)}>
          Review
        </Button>
      );
    };
    return ideaColumns(review);
  }, [memberNumber, reviewable, onReview]);
}
