import { type AwardStatus, awardStatusDefault, awardStatuses } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { pageSize, usePages } from '#api/use-pages.ts';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsWords, newestMonths } from '#ui/fields/MonthSelect.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ReportPage } from '#ui/tables/ReportPage.tsx';
import { fewPaths } from '../few-paths.ts';
import { illustrations, paths } from '../paths.ts';
import { awardColumns, awardPrintedColumns } from './award-columns.tsx';
import * as texts from './texts.ts';

const statusChoices = [
  ...Object.entries(awardStatuses).map(([value, label]) => ({ value, label: say(label) })),
  { value: '', label: say(common.all) },
];

/** The nominations of a span of months, loaded on request. */
export function QuarterlyAwardsPage() {
  const { filter, setFilter, asked, pages, load } = useAwardReport();
  const { rows, error, isFetching } = pages;
  const { awardStatus } = asked;
  return (
    <ReportPage
      title={say(texts.report)}
      intro={
        <>
          {say(texts.reportIntro)} <Link to={paths.content('quarterlyawards')}>{say(texts.howItWorks)}</Link>
        </>
      }
      actions={
        <ButtonLink to={fewPaths.quarterlySummary()} icon={<IconReportAnalytics aria-hidden size={20} stroke={1.7} />}>
          {say(texts.summary)}
        </ButtonLink>
      }
      filters={
        <FilterBar onSubmit={load}>
          <MonthRange value={filter} onChange={(months) => setFilter({ ...filter, ...months })} />
          <NativeSelect
            label={say(texts.awardStatus)}
            data={statusChoices}
            value={filter.awardStatus}
            onChange={(event) => setFilter({ ...filter, awardStatus: event.currentTarget.value as AwardStatus | '' })}
          />
          <Button type="submit" size="md" isWaiting={isFetching}>
            {say(common.loadReport)}
          </Button>
        </FilterBar>
      }
      exports={{
        title: say(texts.report),
        facts: say(common.monthsAndStatus, {
          months: monthsWords(asked),
          status: awardStatus ? say(awardStatuses[awardStatus]) : say(common.all),
        }),
        printed: awardPrintedColumns,
        csv: (onFailed) => fetchFile('exportquarterlyawards', { ...asked, format: 'csv' }, onFailed),
        excel: (onFailed) => fetchFile('exportquarterlyawards', { ...asked, format: 'xlsx' }, onFailed),
      }}
      failure={error ? failureOf(error) : undefined}
      errorIllustration={illustrations.error}
      instead={!rows && !isFetching ? notLoaded : undefined}
      label={say(texts.report)}
      columns={awardColumns}
      pages={pages}
      pageSize={pageSize}
      rowKey={(row) => row.nomId}
      isLoading={!rows}
      emptyIllustration={illustrations.emptyList}
    />
  );
}

const notLoaded = <EmptyState compact illustration={illustrations.emptyList} words={say(texts.notLoaded)} />;

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
