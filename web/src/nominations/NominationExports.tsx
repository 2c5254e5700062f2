import type { NominationRow } from '@laurel/contract/nominations';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '#api/call.ts';
import { fileDate } from '#lib/dates.ts';
import { useDivisionLists } from '#picker/directory.ts';
import { alertDialog } from '#ui/dialogs.ts';
import { ExportButtons } from '#ui/ExportButtons.tsx';
import { exportCsv, exportExcel } from '#ui/export.ts';
import { PrintedReport } from '#ui/PrintedReport.tsx';
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
  const printDone = useCallback(() => setPrinted(undefined), []);
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
  return (
    <div className={classes.exports}>
      <ExportButtons
        disabled={total === 0}
        onPrint={() => void all(setPrinted)}
        onCsv={() => all((noms) => exportCsv('report.csv', exportColumns, noms))}
        onExcel={() => all((noms) => exportExcel(`Nominations_${fileDate(new Date())}.xlsx`, exportColumns, noms))}
      />
      {printed
        ? createPortal(
            <PrintedReport
              title="Nominations"
              facts={factsOf(filter, { division, count: printed.length })}
              columns={printedColumns}
              rows={printed}
              onPrinted={printDone}
            />,
            document.body,
          )
        : null}
    </div>
  );
}
