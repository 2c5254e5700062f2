import { awardStatusDefault } from '@laurel/contract/points';
import { toRecords } from '@laurel/contract/records';
import { competitionFile } from '@laurel/contract/report-files';
import type { AwardRow } from '@laurel/contract/reports';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { callQuery } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/EmptyState.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsWords, newestMonths } from '#ui/MonthSelect.tsx';
import { PagedTable } from '#ui/PagedTable.tsx';
import { ReportExports } from '#ui/ReportExports.tsx';
import { illustrations } from '../paths.ts';
import classes from './Admin.module.css';
import { printedColumns, reportColumns } from './admin-report-columns.tsx';

const rowsOf = ({ report }: CallOutput<'competitionreport'>) => toRecords<AwardRow>(report);

/** Not run, loading, with results, or with none. */
export function AdminReport() {
  const [months, setMonths] = useState(newestMonths);
  const [asked, setAsked] = useState(months);
  const [runs, setRuns] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('competitionreport', { ...asked, awardStatus: awardStatusDefault }),
    select: rowsOf,
    enabled: runs,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const rows = runs && !isFetching && !error ? data : undefined;
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
          <Button type="submit" disabled={isFetching}>
            Load Report
          </Button>
        </FilterBar>
        <ReportExports
          title="Competition Report"
          facts={monthsWords(asked)}
          rows={rows}
          columns={competitionFile}
          printed={printedColumns}
          csvName="report.csv"
          tooLong={
            carriedBy<'competitionreport'>(error).isForFile
              ? (format) => (onFailed) =>
                  fetchFile('exportcompetition', { ...asked, awardStatus: awardStatusDefault, format }, onFailed)
              : undefined
          }
        />
        {isFetching ? (
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
        {rows ? (
          <PagedTable
            label="Competition Report"
            columns={reportColumns}
            rows={rows}
            rowKey={(row) => row.nomId}
            emptyIllustration={illustrations.emptyList}
          />
        ) : null}
      </div>
    </Card>
  );
}
