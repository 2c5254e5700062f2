import type { NominationRow } from '@laurel/contract/nominations';
import { useCallback, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { call } from '#api/call.ts';
import { fileDate } from '#lib/dates.ts';
import { useDivisionLists } from '#picker/directory.ts';
import { alertDialog } from '#ui/dialogs.ts';
import { ExportButtons } from '#ui/ExportButtons.tsx';
import { exportCsv, exportExcel } from '#ui/export.ts';
import { PrintedReport } from '#ui/PrintedReport.tsx';
import { usePrinting } from '#ui/use-printing.ts';
import { exportColumns, factsOf, printedColumns } from './export-columns.ts';
import { type ListFilter, listInput } from './list-filter.ts';
import classes from './NominationManagement.module.css';

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
  const all = async (use: (noms: NominationRow[]) => void | Promise<void>) => {
    try {
      const { noms } = await call('nomlist', listInput(filter));
      await use(noms);
    } catch {
      await alertDialog({ message: 'An unexpected error occurred', tone: 'danger' });
    }
  };
  const print = () =>
    all((noms) => {
      flushSync(() => setPrinted(noms));
      window.print();
    });
  usePrintKeys(total > 0 ? print : undefined);
  return (
    <div className={classes.exports}>
      <ExportButtons
        disabled={total === 0}
        onPrint={() => void print()}
        onCsv={() => all((noms) => exportCsv('nominations.csv', exportColumns, noms))}
        onExcel={() => all((noms) => exportExcel(`Nominations_${fileDate(new Date())}.xlsx`, exportColumns, noms))}
      />
      {printed
        ? createPortal(
            <PrintedReport
              title="Nominations"
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

/** The keys for printing: all nominations must come from the server first, for which the browser's own way does not wait. */
function usePrintKeys(print: (() => void) | undefined) {
  useEffect(() => {
    if (!print) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      print();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [print]);
}
