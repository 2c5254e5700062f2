import { type AwardStatus, awardStatusDefault, awardStatuses } from '@laurel/contract/points';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { pageSize, usePages } from '#api/use-pages.ts';
import { Link } from '#router/Link.tsx';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsWords, newestMonths } from '#ui/fields/MonthSelect.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ReportPage } from '#ui/tables/ReportPage.tsx';
import { illustrations, paths } from '../paths.ts';
import { awardColumns, awardPrintedColumns } from './award-columns.tsx';

const statusChoices = [
  ...Object.entries(awardStatuses).map(([value, label]) => ({ value, label })),
  { value: '', label: 'All' },
];

/** The nominations of a span of months, loaded on request. */
export function QuarterlyAwardsPage() {
  const { filter, setFilter, asked, pages, load } = useAwardReport();
  const { rows, error, isFetching } = pages;
  const { awardStatus } = asked;
  return (
    <ReportPage
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
      filters={
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
      }
      exports={{
        title: 'Quarterly Award Report',
        facts: `${monthsWords(asked)}, status: ${awardStatus ? awardStatuses[awardStatus] : 'All'}`,
        printed: awardPrintedColumns,
        csv: (onFailed) => fetchFile('exportquarterlyawards', { ...asked, format: 'csv' }, onFailed),
        excel: (onFailed) => fetchFile('exportquarterlyawards', { ...asked, format: 'xlsx' }, onFailed),
      }}
      failure={error ? failureOf(error) : undefined}
      errorIllustration={illustrations.error}
      instead={!rows && !isFetching ? notLoaded : undefined}
      label="Quarterly Award Report"
      columns={awardColumns}
      pages={pages}
      pageSize={pageSize}
      rowKey={(row) => row.nomId}
      isLoading={!rows}
      emptyIllustration={illustrations.emptyList}
    />
  );
}

const notLoaded = (
  <EmptyState compact illustration={illustrations.emptyList} words="Choose the months and load the report." />
);

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
