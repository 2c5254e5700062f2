import type { Quarter, QuarterSummaryRow } from '@laurel/contract/quarters';
import { toRecords } from '@laurel/contract/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { ErrorState } from '#ui/EmptyState.tsx';
import { late } from '#ui/late.tsx';
import { PagedTable } from '#ui/PagedTable.tsx';
import { ReportExports } from '#ui/ReportExports.tsx';
import { illustrations } from '../paths.ts';
import { spanWords } from './quarter-words.ts';
import { summaryColumns, summaryFileColumns, summaryPrintedColumns } from './summary-columns.tsx';

const SummaryDetailsModal = late(() => import('./SummaryDetailsModal.tsx').then((m) => m.SummaryDetailsModal));

const rowsOf = ({ report }: CallOutput<'QuarterlyAwardsSummaryReport'>) => toRecords<QuarterSummaryRow>(report);

/** A quarter that is done: a line for each nominee. */
export function QuarterSummary({ quarter }: { quarter: Quarter }) {
  const [shown, setShown] = useState<QuarterSummaryRow>();
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('QuarterlyAwardsSummaryReport', { quarterId: quarter.nexusNomQuarterId }),
    select: rowsOf,
  });
  const columns = useMemo(() => summaryColumns(setShown), []);
  if (error && !data) {
    return (
      <ErrorState
        compact
        illustration={illustrations.error}
        failure={failureOf(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <ReportExports
        title={`Quarterly Award Summary: ${quarter.description}`}
        facts={spanWords(quarter)}
        rows={data}
        columns={summaryFileColumns}
        printed={summaryPrintedColumns}
        csvName="quarterly_awards_summary.csv"
      />
      <PagedTable
        label={`Summary of ${quarter.description}`}
        columns={columns}
        rows={data}
        rowKey={(row) => row.nexusNomQuarterSummaryId}
        isLoading={!data}
        emptyIllustration={illustrations.emptyList}
      />
      {shown ? <SummaryDetailsModal row={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
