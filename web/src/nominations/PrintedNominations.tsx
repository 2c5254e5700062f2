import type { NominationRow } from '@laurel/contract/nominations';
import { useEffect } from 'react';
import { exportColumns } from './export-columns.ts';
import classes from './PrintedNominations.module.css';

/** On paper a table of all, instead of the page; gone when the print dialog closes. */
export function PrintedNominations({ noms, onPrinted }: { noms: readonly NominationRow[]; onPrinted: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return (
    <div className={classes.paper}>
      <h1>Nominations</h1>
      <table>
        <thead>
          <tr>
            {exportColumns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noms.map((row) => (
            <tr key={row.nomId}>
              {exportColumns.map(({ header, value }) => (
                <td key={header}>{value(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
