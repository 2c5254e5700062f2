import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { say } from '@laurel/contract/say';
import type { FileFormat } from '@laurel/contract/shapes/report-format';
import { useCallback, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { call } from '#api/call.ts';
import { fetchFile } from '#api/fetch-file.ts';
import * as common from '#lib/texts.ts';
import { useDivisionLists } from '#picker/directory.ts';
import layout from '#ui/layout/layout.module.css';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import { ExportButtons } from '#ui/tables/ExportButtons.tsx';
import { csvFailed, excelFailed, exportFetched, type Fetching } from '#ui/tables/export.ts';
import { PrintedReport } from '#ui/tables/PrintedReport.tsx';
import { usePrintKeys } from '#ui/tables/use-print-keys.ts';
import { usePrinting } from '#ui/tables/use-printing.ts';
import { factsOf, printedColumns } from './export-columns.ts';
import { type ListFilter, listInput } from './list-filter.ts';

interface NominationExportsProps {
  filter: ListFilter;
  total: number;
}

/** Exports and prints every nomination of the filter, not only those of the page. */
export function NominationExports({ filter, total }: NominationExportsProps) {
  const [printed, setPrinted] = useState<NominationRow[]>();
  usePrinting(
    nothing,
    useCallback(() => setPrinted(undefined), []),
  );
  const { divisions } = useDivisionLists();
  const division = divisions.find(({ divisionCode }) => divisionCode === filter.divisionCode)?.division;
  const print = async () => {
    try {
      const { noms } = await call('nomlist', listInput(filter));
      flushSync(() => setPrinted(noms));
      window.print();
    } catch {
      await alertDialog({ message: say(common.unexpectedError), tone: 'danger' });
    }
  };
  const file =
    (format: FileFormat): Fetching =>
    (onFailed) =>
      fetchFile('exportnominations', { ...listInput(filter), format }, onFailed);
  usePrintKeys(total > 0 ? () => void print() : undefined);
  return (
    <div className={layout.unprinted}>
      <ExportButtons
        disabled={total === 0}
        onPrint={() => void print()}
        onCsv={() => void exportFetched(file('csv'), csvFailed)}
        onExcel={() => exportFetched(file('xlsx'), excelFailed)}
      />
      {printed
        ? createPortal(
            <PrintedReport
              title={say(common.nominations)}
              facts={factsOf(filter, { division, count: printed.length })}
              columns={printedColumns}
              rows={printed}
            />,
            document.body,
          )
        : null}
    </div>
  );
}

function nothing() {}
