import type { StatementRow } from '@laurel/contract/statements';
import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { formatPoints } from '#lib/points.ts';
import { Card } from '#ui/Card.tsx';
import { ExportButtons } from '#ui/ExportButtons.tsx';
import { exportCsv } from '#ui/export.ts';
import { usePrinting } from '#ui/use-printing.ts';
import classes from './Ledger.module.css';
import { LedgerMonthPart } from './LedgerMonthPart.tsx';
import { ledgerColumns, ledgerLines, ledgerMonths, totalsOf } from './ledger.ts';

export interface LedgerProps {
  /** What the table is, for screen readers, and the name of its file. */
  label: string;
  /** Newest first, back to the beginning, so that they add up to the balance. */
  rows: readonly StatementRow[];
  /** What the balance is called. */
  balanceLabel: string;
  /** Instead of the table, while there are no rows. */
  empty: ReactNode;
}

/** As many months as hold about so many rows are shown at first. */
const rowsShown = 60;

/** The layout of every statement: date, description, debit, credit and the running balance, by months. */
export function Ledger({ label, rows, balanceLabel, empty }: LedgerProps) {
  const lines = useMemo(() => ledgerLines(rows), [rows]);
  const months = useMemo(() => ledgerMonths(lines), [lines]);
  const [limit, setLimit] = useState(rowsShown);
  // The other months must stand before the paper is drawn.
  usePrinting(useCallback(() => setLimit(Number.POSITIVE_INFINITY), []));
  const shown = months.filter((_, i) => months.slice(0, i).reduce((n, month) => n + month.lines.length, 0) < limit);
  const { debit, credit } = totalsOf(lines);
  if (lines.length === 0) return <Card>{empty}</Card>;
  return (
    <>
      <dl className={classes.totals}>
        <div data-balance>
          <dt>{balanceLabel}</dt>
          <dd>{formatPoints(lines[0]?.balance ?? 0)}</dd>
        </div>
        <div>
          <dt>Credit in all</dt>
          <dd>{formatPoints(credit)}</dd>
        </div>
        <div>
          <dt>Debit in all</dt>
          <dd>{formatPoints(debit)}</dd>
        </div>
      </dl>
      <Card>
        <div className={classes.toolbar}>
          <ExportButtons
            onPrint={() => window.print()}
            onCsv={() => exportCsv(`${label.toLowerCase().replaceAll(' ', '_')}.csv`, ledgerColumns, lines)}
          />
        </div>
        <table className={classes.table}>
          <caption className="visually-hidden">{label}</caption>
          <thead className={classes.titles}>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Description</th>
              <th scope="col">Debit</th>
              <th scope="col">Credit</th>
              <th scope="col">Balance</th>
            </tr>
          </thead>
          {shown.map((month) => (
            <LedgerMonthPart key={month.name} month={month} />
          ))}
        </table>
        {shown.length < months.length ? (
          <div className={classes.more}>
            <Button variant="default" onClick={() => setLimit(limit + rowsShown * 2)}>
              Show earlier months
            </Button>
          </div>
        ) : null}
      </Card>
    </>
  );
}
