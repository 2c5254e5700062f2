import { exportRowsMax } from '@laurel/contract/limits';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { useCallback, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import * as common from '#lib/texts.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { csvFailed, excelFailed, exportFailed, exportFetched, type Fetching } from './export.ts';
import { PrintedReport } from './PrintedReport.tsx';
import * as texts from './texts.ts';
import { usePrintKeys } from './use-print-keys.ts';
import { usePrinting } from './use-printing.ts';

export interface ReportExportsProps<Row> {
  /** What stands above the printed table: the report and what was asked for. */
  title: string;
  facts: string;
  /** Those on the screen. */
  rows: readonly Row[] | undefined;
  /** Of all pages. */
  total: number | undefined;
  /** Every row, for the paper. */
  all: () => Promise<readonly Row[]>;
  /** Of the paper, which is narrower than the files. */
  printed: readonly SheetColumn<Row>[];
  csv: Fetching;
  /** Without it there is no Excel file. */
  excel?: Fetching;
}

/** Print, CSV and Excel of all rows, however few are on the screen. The browser's own printing takes those of the screen, and says so. */
export function ReportExports<Row>({
  title,
  facts,
  rows,
  total = 0,
  all,
  printed,
  csv,
  excel,
}: ReportExportsProps<Row>) {
  const [paper, setPaper] = useState<readonly Row[]>();
  const shown = total > 0 ? rows : undefined;
  const before = useCallback(() => setPaper((own) => own ?? shown), [shown]);
  const after = useCallback(() => setPaper(undefined), []);
  usePrinting(before, after);
  const print = useCallback(async () => {
    try {
      const every = await all();
      flushSync(() => setPaper(every));
      window.print();
    } catch (error) {
      await exportFailed(error instanceof Error && error.message ? error.message : say(common.unexpectedError));
    }
  }, [all]);
  usePrintKeys(total > 0 ? () => void print() : undefined);
  const isTooLong = total > exportRowsMax;
  return (
    <>
      <ExportButtons
        disabled={total === 0 || isTooLong}
        onPrint={() => void print()}
        onCsv={() => void exportFetched(csv, csvFailed)}
        {...(excel ? { onExcel: () => exportFetched(excel, excelFailed) } : {})}
      />
      {isTooLong ? <p>{say(texts.tooManyRows, { max: exportRowsMax })}</p> : null}
      {paper
        ? createPortal(
            <PrintedReport
              title={title}
              facts={paper.length < total ? say(texts.factsOfPart, { facts, shown: paper.length, total }) : facts}
              columns={printed}
              rows={paper}
            />,
            document.body,
          )
        : null}
    </>
  );
}
