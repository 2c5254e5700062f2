import { mayRead } from '@laurel/contract/call-access';
import { toRecords } from '@laurel/contract/records';
import { managementFile } from '@laurel/contract/report-files';
import type { ManagementReportRow } from '@laurel/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { callQuery } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { fileDate } from '#lib/dates.ts';
import { useMember } from '#session/member.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/EmptyState.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsWords, newestMonths } from '#ui/MonthSelect.tsx';
import { PagedTable } from '#ui/PagedTable.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ReportExports } from '#ui/ReportExports.tsx';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { illustrations } from '../paths.ts';
import classes from './ManagementReport.module.css';
import { ManagementSums } from './ManagementSums.tsx';
import { printedColumns, screenColumns } from './management-columns.tsx';

type Divisions = 'current' | 'all';
const divisionChoices = [
  { value: 'current', label: 'Current' },
  { value: 'all', label: 'All Divisions' },
] as const;

/** The rows have no id of their own: their place in the answer stands for it. */
const rowsOf = ({ report }: CallOutput<'reportmanagement'>) =>
  toRecords<ManagementReportRow>(report).map((row, place) => ({ ...row, place }));

/** Every recognition of a span of months; any change of a filter loads anew. */
export function ManagementReportPage() {
  const member = useMember();
  const seesAll = mayRead('everyDivision', member);
  const [months, setMonths] = useState(newestMonths);
  const [divisions, setDivisions] = useState<Divisions>('current');
  const isAll = seesAll && divisions === 'all';
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('reportmanagement', { ...months, isAll }, { errors: 'screen' }),
    select: rowsOf,
    enabled: monthsAreInOrder(months),
  });
  const rows = error || !monthsAreInOrder(months) ? undefined : data;
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
          columns={managementFile}
          printed={printedColumns}
          csvName="management_report.csv"
          tooLong={
            carriedBy<'reportmanagement'>(error).isForFile
              ? (format) => (onFailed) => fetchFile('exportmanagement', { ...months, isAll, format }, onFailed)
              : undefined
          }
          excelName={`Management_Report_${fileDate(new Date())}.xlsx`}
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
            {rows?.length === 0 ? null : <ManagementSums rows={rows} />}
            <PagedTable
              label="Management Report"
              columns={screenColumns}
              rows={rows}
              rowKey={(row) => String(row.place)}
              isLoading={isFetching && !rows}
              emptyIllustration={illustrations.emptyList}
            />
          </>
        )}
      </Card>
    </>
  );
}
