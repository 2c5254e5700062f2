import type { SheetColumn } from '@laurel/contract/sheet';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { ExportButtons } from './ExportButtons.tsx';
import { csvFailed, excelFailed, exportCsv, exportExcel, exportFetched, type Fetching } from './export.ts';
import { PrintedReport } from './PrintedReport.tsx';
import { usePrinting } from './use-printing.ts';

export interface ReportExportsProps<Row> {
  /** What stands above the printed table: the report and what was asked for. */
  title: string;
  facts: string;
  rows: readonly Row[] | undefined;
  /** Of the files. */
  columns: readonly SheetColumn<Row>[];
  /** Of the paper, which is narrower. */
  printed: readonly SheetColumn<Row>[];
  csvName: string;
  /** Without it there is no Excel file. */
  excelName?: string;
  /** The server's file, where the report is too long for a screen. */
  tooLong?: ((format: 'csv' | 'xlsx') => Fetching) | undefined;
}

/** Print, CSV and Excel of all rows, however few are drawn on the page. */
export function ReportExports<Row>({
  title,
  facts,
  rows = [],
  columns,
  printed,
  csvName,
  excelName,
  tooLong,
}: ReportExportsProps<Row>) {
  const [printing, setPrinting] = useState(false);
  const hasRows = rows.length > 0;
  const before = useCallback(() => setPrinting(hasRows), [hasRows]);
  const after = useCallback(() => setPrinting(false), []);
  usePrinting(before, after);
  const excel = excelName
    ? {
        onExcel: () => (tooLong ? exportFetched(tooLong('xlsx'), excelFailed) : exportExcel(excelName, columns, rows)),
      }
    : {};
  return (
    <>
      <ExportButtons
        disabled={!hasRows && !tooLong}
        {...(tooLong ? {} : { onPrint: () => window.print() })}
        onCsv={() => void (tooLong ? exportFetched(tooLong('csv'), csvFailed) : exportCsv(csvName, columns, rows))}
        {...excel}
      />
      {tooLong ? <p>A report this long comes as a file.</p> : null}
      {printing
        ? createPortal(<PrintedReport title={title} facts={facts} columns={printed} rows={rows} />, document.body)
        : null}
    </>
  );
}
