import type { Quarter, QuarterSummaryRow } from '@laurel/contract/calls/quarters';
import { say } from '@laurel/contract/say';
import { useMemo, useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { pageSize, usePages } from '#api/use-pages.ts';
import { late } from '#ui/states/late.tsx';
import { Report } from '#ui/tables/ReportPage.tsx';
import { illustrations } from '../paths.ts';
import { spanWords } from './quarter-words.ts';
import { summaryColumns, summaryPrintedColumns } from './summary-columns.tsx';
import * as texts from './texts.ts';

const SummaryDetailsModal = late(() => import('./SummaryDetailsModal.tsx').then((m) => m.SummaryDetailsModal));

/** A quarter that is done: a line for each nominee. */
export function QuarterSummary({ quarter }: { quarter: Quarter }) {
  const [shown, setShown] = useState<QuarterSummaryRow>();
  const quarterId = quarter.nexusNomQuarterId;
  const pages = usePages('QuarterlyAwardsSummaryReport', { quarterId });
  const { rows, error } = pages;
  const columns = useMemo(() => summaryColumns(setShown), []);
  return (
    <>
      <Report
        filters={null}
        exports={{
          title: say(texts.summaryTitleOf, { quarter: quarter.description }),
          facts: spanWords(quarter),
          printed: summaryPrintedColumns,
          csv: (onFailed) => fetchFile('exportquartersummary', { quarterId, format: 'csv' }, onFailed),
        }}
        failure={error ? failureOf(error) : undefined}
        errorIllustration={illustrations.error}
        label={say(texts.summaryOf, { quarter: quarter.description })}
        columns={columns}
        pages={pages}
        pageSize={pageSize}
        rowKey={(row) => row.nexusNomQuarterSummaryId}
        isLoading={!rows}
        emptyIllustration={illustrations.emptyList}
      />
      {shown ? <SummaryDetailsModal row={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
