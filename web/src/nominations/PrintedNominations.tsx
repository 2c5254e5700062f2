import type { NominationRow } from '@laurel/contract/nominations';
import { useEffect } from 'react';
import { formatDate } from '#lib/dates.ts';
import classes from './PrintedNominations.module.css';
import { standingOf, standingWords } from './standing.ts';

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
            {['Ref', 'Date', 'Nominee', 'Nominated For', 'Reason', 'Nominated By', 'Status'].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noms.map((row) => (
            <tr key={row.nomId}>
              <td>{row.nomId}</td>
              <td>{formatDate(row.dateCreated)}</td>
              <td>{[row.nomineeMember, row.nomineeMemberNumber, row.nomineeDivision].filter(Boolean).join(', ')}</td>
              <td>{row.nomCat}</td>
              <td>{row.reason}</td>
              <td>{[row.byMember, row.byMemberNumber, row.byDivision].join(', ')}</td>
              <td>
                {standingWords[standingOf(row)]}
                {row.ratingCount > 0 ? ` (${row.ratingCount})` : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
