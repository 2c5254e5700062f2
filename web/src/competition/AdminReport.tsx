import { awardStatusDefault } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { pageSize, usePages } from '#api/use-pages.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsWords, newestMonths } from '#ui/fields/MonthSelect.tsx';
import words from '#ui/layout/words.module.css';
import { Report } from '#ui/tables/ReportPage.tsx';
import { illustrations } from '../paths.ts';
import { printedColumns, reportColumns } from './admin-report-columns.tsx';
import * as texts from './texts.ts';

/** Not run, loading, with results, or with none. */
export function AdminReport() {
  const [months, setMonths] = useState(newestMonths);
  const [asked, setAsked] = useState(months);
  const [runs, setRuns] = useState(false);
  const wish = { ...asked, awardStatus: awardStatusDefault };
  const pages = usePages('competitionreport', wish, { enabled: runs, staleTime: Number.POSITIVE_INFINITY });
  const { rows, error, isFetching, isTurning, refetch } = pages;
  const isLoading = isFetching && !isTurning;
  const load = () => {
    if (!monthsAreInOrder(months)) return;
    const isSame = months.selMonthFrom === asked.selMonthFrom && months.selMonthTo === asked.selMonthTo;
    setAsked(months);
    setRuns(true);
    if (runs && isSame) void refetch();
  };
  const filters = (
    <FilterBar onSubmit={load}>
      <MonthRange value={months} onChange={setMonths} />
      <Button type="submit" size="md" isWaiting={isFetching}>
        {say(common.loadReport)}
      </Button>
    </FilterBar>
  );
  return (
    <Card title={say(texts.report)}>
      <Report
        filters={filters}
        exports={{
          title: say(texts.report),
          facts: monthsWords(asked),
          printed: printedColumns,
          csv: (onFailed) => fetchFile('exportcompetition', { ...wish, format: 'csv' }, onFailed),
        }}
        failure={error && !isFetching ? failureOf(error) : undefined}
        errorIllustration={illustrations.error}
        instead={isLoading ? loading : rows ? undefined : null}
        label={say(texts.report)}
        columns={reportColumns}
        pages={isLoading ? { ...pages, total: undefined } : pages}
        pageSize={pageSize}
        rowKey={(row) => row.nomId}
        emptyIllustration={illustrations.emptyList}
      />
    </Card>
  );
}

const loading = (
  <p className={words.soft} role="status">
    {say(texts.loading)}
  </p>
);
