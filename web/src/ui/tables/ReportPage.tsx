import type { ReactNode } from 'react';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader, type PageHeaderProps } from '#ui/display/PageHeader.tsx';
import { ErrorState, type ErrorStateProps } from '#ui/states/EmptyState.tsx';
import type { PageRowsProps, Pages } from './PageRows.tsx';
import { PageTable } from './PageTable.tsx';
import { ReportExports, type ReportExportsProps } from './ReportExports.tsx';

/** A report as it is asked for. */
interface AskedPages<Row> extends Pages<Row> {
  all: () => Promise<readonly Row[]>;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ReportProps<Row> extends Omit<PageRowsProps<Row>, 'pages'> {
  pages: AskedPages<Row>;
  /** What is asked for. */
  filters: ReactNode;
  exports: Omit<ReportExportsProps<Row>, 'rows' | 'total' | 'all'>;
  /** Why it could not be read, as `failureOf` tells it. */
  failure: ErrorStateProps['failure'] | undefined;
  errorIllustration: string;
  /** Above the rows. */
  sums?: ReactNode;
  /** Where the rows would stand, while there is nothing to show; null for nothing at all. */
  instead?: ReactNode;
}

/** A report: its filters, its files and its paper, and its rows with their sums, or why there are none. */
export function Report<Row>(props: ReportProps<Row>) {
  const { pages, filters, exports, failure, errorIllustration, sums, instead, ...table } = props;
  const { rows, total, all, isFetching, refetch } = pages;
  return (
    <>
      {filters}
      <ReportExports {...exports} rows={rows} total={total} all={all} />
      {failure ? (
        <ErrorState
          compact
          illustration={errorIllustration}
          failure={failure}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          {sums}
          {instead === undefined ? <PageTable {...table} pages={pages} /> : instead}
        </>
      )}
    </>
  );
}

interface ReportPageProps<Row> extends ReportProps<Row>, Omit<PageHeaderProps, 'eyebrow'> {
  /** What is opened from a row. */
  details?: ReactNode;
}

/** A report that is a whole page. */
export function ReportPage<Row>({ title, intro, actions, details, ...report }: ReportPageProps<Row>) {
  return (
    <>
      <PageHeader title={title} intro={intro} actions={actions} />
      <Card>
        <Report {...report} />
      </Card>
      {details}
    </>
  );
}
