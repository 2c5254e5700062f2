import { awardStatusDefault } from '@laurel/contract/points';
import { monthOf } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { pageSize, usePages } from '#api/use-pages.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import {
  MonthRange,
  type Months,
  monthChoices,
  monthsAreInOrder,
  monthsWords,
  newestMonths,
} from '#ui/fields/MonthSelect.tsx';
import words from '#ui/layout/words.module.css';
import { Report } from '#ui/tables/ReportPage.tsx';
import { illustrations } from '../paths.ts';
import { printedColumns, reportColumns } from './admin-report-columns.tsx';
import * as texts from './texts.ts';

interface AdminReportProps {
  /** Of one alone; of all that there were where it is left out. */
  competition?: { competitionId: string; startDate: string; endDate: string };
}

/** Not run, loading, with results, or with none. */
export function AdminReport({ competition }: AdminReportProps) {
  const [months, setMonths] = useState(() => (competition ? monthsOf(competition) : newestMonths()));
  const [asked, setAsked] = useState(months);
  const [runs, setRuns] = useState(false);
  const wish = {
    ...asked,
    awardStatus: awardStatusDefault,
    ...(competition && { competitionId: competition.competitionId }),
  };
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
          ...(competition && {
            excel: (onFailed) => fetchFile('exportcompetition', { ...wish, format: 'xlsx' }, onFailed),
          }),
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

/** Those in which it ran, as far as the pickers go back. */
function monthsOf({ startDate, endDate }: { startDate: string; endDate: string }): Months {
  const choices = monthChoices().map(({ value }) => value);
  const nearest = (day: string) => {
    const month = monthOf(new Date(day));
    return choices.includes(month) ? month : (choices[new Date(day) > new Date() ? 0 : choices.length - 1] ?? month);
  };
  return { selMonthFrom: nearest(startDate), selMonthTo: nearest(endDate) };
}

const loading = (
  <p className={words.soft} role="status">
    {say(texts.loading)}
  </p>
);
