import { type AwardStatus, awardStatusDefault, awardStatuses } from '@laurel/contract/points';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { pageSize, usePages } from '#api/use-pages.ts';
import { Link } from '#router/Link.tsx';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsWords, newestMonths } from '#ui/fields/MonthSelect.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { PageTable } from '#ui/tables/PageTable.tsx';
import { ReportExports } from '#ui/tables/ReportExports.tsx';
import { illustrations, paths } from '../paths.ts';
import { awardColumns, awardPrintedColumns } from './award-columns.tsx';
import classes from './Quarters.module.css';

const statusChoices = [
  ...Object.entries(awardStatuses).map(([value, label]) => ({ value, label })),
  { value: '', label: 'All' },
];

/** The nominations of a span of months, loaded on request. */
export function QuarterlyAwardsPage() {
  const { filter, setFilter, asked, pages, load } = useAwardReport();
  const { rows, total, error, isFetching, refetch } = pages;
  const { awardStatus } = asked;
  return (
    <>
      <PageHeader
        title="Quarterly Award Report"
        intro={
          <>
            The nominations of the months you choose, with the words of those who reviewed them.{' '}
            <Link to={paths.content('quarterlyawards')}>How the quarterly awards work</Link>
          </>
        }
        actions={
          <ButtonLink to={paths.quarterlySummary} icon={<IconReportAnalytics aria-hidden size={20} stroke={1.7} />}>
            Summary
          </ButtonLink>
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
          <Button type="submit" size="md" isWaiting={isFetching}>
            Load Report
          </Button>
        </FilterBar>
        <ReportExports
          title="Quarterly Award Report"
          facts={`${monthsWords(asked)}, status: ${awardStatus ? awardStatuses[awardStatus] : 'All'}`}
          rows={rows}
          total={total}
          all={pages.all}
          printed={awardPrintedColumns}
          csv={(onFailed) => fetchFile('exportquarterlyawards', { ...asked, format: 'csv' }, onFailed)}
          excel={(onFailed) => fetchFile('exportquarterlyawards', { ...asked, format: 'xlsx' }, onFailed)}
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
          <PageTable
            label="Quarterly Award Report"
            columns={awardColumns}
            pages={pages}
            pageSize={pageSize}
            rowKey={(row) => row.nomId}
            isLoading={!rows}
            emptyIllustration={illustrations.emptyList}
          />
        )}
      </Card>
    </>
  );
}

/** What is chosen, what was asked for, and its pages: they change with Load Report only. */
function useAwardReport() {
  const [filter, setFilter] = useState(() => ({
    ...newestMonths(),
    awardStatus: awardStatusDefault as AwardStatus | '',
  }));
  const [asked, setAsked] = useState(filter);
  const [loads, setLoads] = useState(false);
  const pages = usePages('quarterlyawards', asked, { enabled: loads, staleTime: Number.POSITIVE_INFINITY });
  const load = () => {
    if (!monthsAreInOrder(filter)) return;
    const isSame = loads && JSON.stringify(filter) === JSON.stringify(asked);
    setAsked(filter);
    setLoads(true);
    if (isSame) void pages.refetch();
  };
  return { filter, setFilter, asked, pages, load };
}
