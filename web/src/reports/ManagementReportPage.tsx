import { mayRead } from '@laurel/contract/part-access';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { pageSize, usePages } from '#api/use-pages.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsWords, newestMonths } from '#ui/fields/MonthSelect.tsx';
import { ReportPage } from '#ui/tables/ReportPage.tsx';
import { illustrations } from '../paths.ts';
import { ManagementSums } from './ManagementSums.tsx';
import { printedColumns, screenColumns } from './management-columns.tsx';
import * as texts from './texts.ts';

type Divisions = 'current' | 'all';
const divisionChoices = [
  { value: 'current', label: say(texts.currentDivision) },
  { value: 'all', label: say(texts.allDivisions) },
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
      title={say(common.managementReport)}
      intro={say(texts.reportIntro)}
      filters={
        <FilterBar>
          <MonthRange value={months} onChange={setMonths} />
          {seesAll ? (
            <Choice
              label={say(common.division)}
              look="segments"
              offers={divisionChoices}
              value={divisions}
              onChange={setDivisions}
            />
          ) : null}
        </FilterBar>
      }
      exports={{
        title: say(common.managementReport),
        facts: say(texts.facts, {
          division: isAll ? say(texts.everyDivision) : member.division,
          months: monthsWords(months),
        }),
        printed: printedColumns,
        csv: (onFailed) => fetchFile('exportmanagement', { ...asked, format: 'csv' }, onFailed),
        excel: (onFailed) => fetchFile('exportmanagement', { ...asked, format: 'xlsx' }, onFailed),
      }}
      failure={error ? failureOf(error) : undefined}
      errorIllustration={illustrations.error}
      sums={total === 0 ? null : <ManagementSums totals={totals} />}
      label={say(common.managementReport)}
      columns={screenColumns}
      pages={pages}
      pageSize={pageSize}
      rowKey={(_, place) => String(place)}
      isLoading={isFetching && !rows}
      emptyIllustration={illustrations.emptyList}
    />
  );
}
