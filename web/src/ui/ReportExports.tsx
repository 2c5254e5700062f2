import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SheetColumn } from '#lib/sheet.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { exportCsv, exportExcel } from './export.ts';
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
}: ReportExportsProps<Row>) {
  const [printing, setPrinting] = useState(false);
  const hasRows = rows.length > 0;
  const before = useCallback(() => setPrinting(hasRows), [hasRows]);
  const after = useCallback(() => setPrinting(false), []);
  usePrinting(before, after);
  const excel = excelName ? { onExcel: () => exportExcel(excelName, columns, rows) } : {};
  return (
    <>
      <ExportButtons
        disabled={!hasRows}
        onPrint={() => window.print()}
        onCsv={() => exportCsv(csvName, columns, rows)}
        {...excel}
      />
      {printing
        ? createPortal(<PrintedReport title={title} facts={facts} columns={printed} rows={rows} />, document.body)
        : null}
    </>
  );
}
