import { mayRead } from '@laurel/contract/part-access';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { pageSize, usePages } from '#api/use-pages.ts';
import { useMember } from '#session/member.ts';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsWords, newestMonths } from '#ui/fields/MonthSelect.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { PageTable } from '#ui/tables/PageTable.tsx';
import { ReportExports } from '#ui/tables/ReportExports.tsx';
import { illustrations } from '../paths.ts';
import classes from './ManagementReport.module.css';
import { ManagementSums } from './ManagementSums.tsx';
import { printedColumns, screenColumns } from './management-columns.tsx';

type Divisions = 'current' | 'all';
const divisionChoices = [
  { value: 'current', label: 'Current' },
  { value: 'all', label: 'All Divisions' },
] as const;

/** Every recognition of a span of months; any change of a filter loads anew. */
export function ManagementReportPage() {
  const member = useMember();
  const seesAll = mayRead('everyDivision', member);
  const [months, setMonths] = useState(newestMonths);
  const [divisions, setDivisions] = useState<Divisions>('current');
  const isAll = seesAll && divisions === 'all';
  const asked = { ...months, isAll };
  const pages = usePages('reportmanagement', asked, { errors: 'screen', enabled: monthsAreInOrder(months) });
  const { rows, totals, total, error, isFetching, refetch } = pages;
  return (
    <>
      <PageHeader title="Management Report" intro="Who recognised whom, for what, and with how many points." />
      <Card className={classes.card}>
        <FilterBar>
          <MonthRange value={months} onChange={setMonths} />
          {seesAll ? (
            <SegmentedChoice label="Division" choices={divisionChoices} value={divisions} onChange={setDivisions} />
          ) : null}
        </FilterBar>
        <ReportExports
          title="Management Report"
          facts={`${isAll ? 'All divisions' : member.division}, ${monthsWords(months)}`}
          rows={rows}
          total={total}
          all={pages.all}
          printed={printedColumns}
          csv={(onFailed) => fetchFile('exportmanagement', { ...asked, format: 'csv' }, onFailed)}
          excel={(onFailed) => fetchFile('exportmanagement', { ...asked, format: 'xlsx' }, onFailed)}
        />
        {error ? (
          <ErrorState
            compact
            illustration={illustrations.error}
            failure={failureOf(error)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            {total === 0 ? null : <ManagementSums totals={totals} />}
            <PageTable
              label="Management Report"
              columns={screenColumns}
              pages={pages}
              pageSize={pageSize}
              rowKey={(_, place) => String(place)}
              isLoading={isFetching && !rows}
              emptyIllustration={illustrations.emptyList}
            />
          </>
        )}
      </Card>
    </>
  );
}
