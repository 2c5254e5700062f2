import { type AwardStatus, awardStatusDefault, awardStatuses } from '@laurel/contract/points';
import { toRecords } from '@laurel/contract/records';
import { quarterlyFile } from '@laurel/contract/report-files';
import type { AwardRow } from '@laurel/contract/reports';
import { Button, NativeSelect } from '@mantine/core';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { callQuery } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { fileDate } from '#lib/dates.ts';
import { Link } from '#router/Link.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsWords, newestMonths } from '#ui/MonthSelect.tsx';
import { PagedTable } from '#ui/PagedTable.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ReportExports } from '#ui/ReportExports.tsx';
import { illustrations, paths } from '../paths.ts';
import { awardColumns, awardPrintedColumns } from './award-columns.tsx';
import classes from './Quarters.module.css';
import { quarterlyExcelName } from './report-names.ts';

const statusChoices = [
  ...Object.entries(awardStatuses).map(([value, label]) => ({ value, label })),
  { value: '', label: 'All' },
];
const rowsOf = ({ report }: CallOutput<'quarterlyawards'>) => toRecords<AwardRow>(report);

/** The nominations of a span of months, loaded on request. */
export function QuarterlyAwardsPage() {
  const { filter, setFilter, asked, rows, error, isFetching, load, refetch } = useAwardReport();
  const { awardStatus } = asked;
  return (
    <>
      <PageHeader
        title="Quarterly Award Report"
        intro={
          <>
            The nominations of the months you choose, with the words of those who reviewed them.{' '}
            <Link className={classes.link} to={paths.content('quarterlyawards')}>
              How the quarterly awards work
            </Link>
          </>
        }
        actions={
          <Button
            component={Link}
            to={paths.quarterlySummary}
            leftSection={<IconReportAnalytics aria-hidden size={20} stroke={1.7} />}
          >
            Summary
          </Button>
        }
      />
      <Card className={classes.card}>
        <FilterBar onSubmit={load}>
          <MonthRange value={filter} onChange={(months) => setFilter({ ...filter, ...months })} />
          <NativeSelect
            label="Award status"
            data={statusChoices}
            value={filter.awardStatus}
            onChange={(event) => setFilter({ ...filter, awardStatus: event.currentTarget.value as AwardStatus | '' })}
          />
          <Button type="submit" loading={isFetching}>
            Load Report
          </Button>
        </FilterBar>
        <ReportExports
          title="Quarterly Award Report"
          facts={`${monthsWords(asked)}, status: ${awardStatus ? awardStatuses[awardStatus] : 'All'}`}
          rows={rows}
          columns={quarterlyFile}
          printed={awardPrintedColumns}
          csvName="quarterly_awards_report.csv"
          tooLong={
            carriedBy<'quarterlyawards'>(error).isForFile
              ? (format) => (onFailed) => fetchFile('exportquarterlyawards', { ...asked, format }, onFailed)
              : undefined
          }
          excelName={quarterlyExcelName(asked, fileDate(new Date()))}
        />
        {error ? (
          <ErrorState
            compact
            illustration={illustrations.error}
            failure={failureOf(error)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : !rows && !isFetching ? (
          <EmptyState compact illustration={illustrations.emptyList} words="Choose the months and load the report." />
        ) : (
          <PagedTable
            label="Quarterly Award Report"
            columns={awardColumns}
            rows={rows}
            rowKey={(row) => row.nomId}
            isLoading={!rows}
            emptyIllustration={illustrations.emptyList}
          />
        )}
      </Card>
    </>
  );
}

/** What is chosen, what was asked for, and its rows: they change with Load Report only. */
function useAwardReport() {
  const [filter, setFilter] = useState(() => ({
    ...newestMonths(),
    awardStatus: awardStatusDefault as AwardStatus | '',
  }));
  const [asked, setAsked] = useState(filter);
  const [loads, setLoads] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('quarterlyawards', asked),
    select: rowsOf,
    enabled: loads,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const load = () => {
    if (!monthsAreInOrder(filter)) return;
    const isSame = loads && JSON.stringify(filter) === JSON.stringify(asked);
    setAsked(filter);
    setLoads(true);
    if (isSame) void refetch();
  };
  return { filter, setFilter, asked, rows: loads && !error ? data : undefined, error, isFetching, load, refetch };
}
