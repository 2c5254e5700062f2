import { awardStatusDefault } from '@laurel/contract/points';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { pageSize, usePages } from '#api/use-pages.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsWords, newestMonths } from '#ui/fields/MonthSelect.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { PageTable } from '#ui/tables/PageTable.tsx';
import { ReportExports } from '#ui/tables/ReportExports.tsx';
import { illustrations } from '../paths.ts';
import classes from './Admin.module.css';
import { printedColumns, reportColumns } from './admin-report-columns.tsx';

/** Not run, loading, with results, or with none. */
export function AdminReport() {
  const [months, setMonths] = useState(newestMonths);
  const [asked, setAsked] = useState(months);
  const [runs, setRuns] = useState(false);
  const wish = { ...asked, awardStatus: awardStatusDefault };
  const pages = usePages('competitionreport', wish, { enabled: runs, staleTime: Number.POSITIVE_INFINITY });
  const { rows, total, error, isFetching, isTurning, refetch } = pages;
  const isLoading = isFetching && !isTurning;
  const load = () => {
    if (!monthsAreInOrder(months)) return;
    const isSame = months.selMonthFrom === asked.selMonthFrom && months.selMonthTo === asked.selMonthTo;
    setAsked(months);
    setRuns(true);
    if (runs && isSame) void refetch();
  };
  return (
    <Card title="Competition Report" className={classes.report}>
      <div className={classes.reportParts}>
        <FilterBar onSubmit={load}>
          <MonthRange value={months} onChange={setMonths} />
          <Button type="submit" size="md" isWaiting={isFetching}>
            Load Report
          </Button>
        </FilterBar>
        <ReportExports
          title="Competition Report"
          facts={monthsWords(asked)}
          rows={rows}
          total={isLoading ? undefined : total}
          all={pages.all}
          printed={printedColumns}
          csv={(onFailed) => fetchFile('exportcompetition', { ...wish, format: 'csv' }, onFailed)}
        />
        {isLoading ? (
          <p className={classes.loading} role="status">
            Loading...
          </p>
        ) : null}
        {error && !isFetching ? (
          <ErrorState
            compact
            illustration={illustrations.error}
            failure={failureOf(error)}
            onRetry={() => void refetch()}
          />
        ) : null}
        {rows && !isLoading ? (
          <PageTable
            label="Competition Report"
            columns={reportColumns}
            pages={pages}
            pageSize={pageSize}
            rowKey={(row) => row.nomId}
            emptyIllustration={illustrations.emptyList}
          />
        ) : null}
      </div>
    </Card>
  );
}
