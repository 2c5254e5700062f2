import { mayRead } from '@laurel/contract/part-access';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { pageSize, usePages } from '#api/use-pages.ts';
import { useMember } from '#session/member.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsWords, newestMonths } from '#ui/fields/MonthSelect.tsx';
import { ReportPage } from '#ui/tables/ReportPage.tsx';
import { illustrations } from '../paths.ts';
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
  const { rows, totals, total, error, isFetching } = pages;
  return (
    <ReportPage
      title="Management Report"
      intro="Who recognised whom, for what, and with how many points."
      filters={
        <FilterBar>
          <MonthRange value={months} onChange={setMonths} />
          {seesAll ? (
            <Choice
              label="Division"
              look="segments"
              offers={divisionChoices}
              value={divisions}
              onChange={setDivisions}
            />
          ) : null}
        </FilterBar>
      }
      exports={{
        title: 'Management Report',
        facts: `${isAll ? 'All divisions' : member.division}, ${monthsWords(months)}`,
        printed: printedColumns,
        csv: (onFailed) => fetchFile('exportmanagement', { ...asked, format: 'csv' }, onFailed),
        excel: (onFailed) => fetchFile('exportmanagement', { ...asked, format: 'xlsx' }, onFailed),
      }}
      failure={error ? failureOf(error) : undefined}
      errorIllustration={illustrations.error}
      sums={total === 0 ? null : <ManagementSums totals={totals} />}
      label="Management Report"
      columns={screenColumns}
      pages={pages}
      pageSize={pageSize}
      rowKey={(_, place) => String(place)}
      isLoading={isFetching && !rows}
      emptyIllustration={illustrations.emptyList}
    />
  );
}
