import type { StatementRow } from '@laurel/contract/calls/statements';
import { say } from '@laurel/contract/say';
import { useMemo, useRef } from 'react';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { PassingButton } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import { ExportButtons } from '#ui/tables/ExportButtons.tsx';
import { exportCsv } from '#ui/tables/export.ts';
import classes from './Ledger.module.css';
import { LedgerMonthPart } from './LedgerMonthPart.tsx';
import { ledgerColumns, ledgerLines, ledgerMonths } from './ledger.ts';
import * as texts from './texts.ts';

export interface LedgerProps {
  /** What the table is, for screen readers, and the name of its file. */
  label: string;
  /** The newest lines, newest first. */
  rows: readonly StatementRow[];
  /** Of all lines, shown or not. */
  totals: { credit: number; debit: number };
  /** What the balance is called. */
  balanceLabel: string;
  /** Whether older lines are to come. */
  hasMore: boolean;
  isGrowing: boolean;
  showMore: () => void;
  withAll: (run: (all: readonly StatementRow[]) => void) => void;
}

/** The layout of every statement: date, description, debit, credit and the running balance, by months. */
export function Ledger({ label, rows, totals, balanceLabel, hasMore, isGrowing, showMore, withAll }: LedgerProps) {
  const oldest = useRef<HTMLTableSectionElement>(null);
  const balance = totals.credit - totals.debit;
  const lines = useMemo(() => ledgerLines(rows, balance), [rows, balance]);
  const months = useMemo(() => ledgerMonths(lines, { isWhole: !hasMore }), [lines, hasMore]);
  const csvName = `${label.toLowerCase().replaceAll(' ', '_')}.csv`;
  return (
    <>
      <dl className={classes.totals}>
        <div data-balance>
          <dt>{balanceLabel}</dt>
          <dd>{formatPoints(balance)}</dd>
        </div>
        <div>
          <dt>{say(texts.creditInAll)}</dt>
          <dd>{formatPoints(totals.credit)}</dd>
        </div>
        <div>
          <dt>{say(texts.debitInAll)}</dt>
          <dd>{formatPoints(totals.debit)}</dd>
        </div>
      </dl>
      <Card>
        <div className={layout.unprinted}>
          <ExportButtons
            onPrint={() => withAll(() => window.print())}
            onCsv={() => withAll((all) => void exportCsv(csvName, ledgerColumns, ledgerLines(all, balance)))}
          />
        </div>
        <table className={classes.table}>
          <caption className="visually-hidden">{label}</caption>
          <thead className={`${layout.heads} ${classes.titles}`}>
            <tr>
              <th scope="col">{say(common.date)}</th>
              <th scope="col">{say(texts.description)}</th>
              <th scope="col">{say(texts.debit)}</th>
              <th scope="col">{say(texts.credit)}</th>
              <th scope="col">{say(texts.balance)}</th>
            </tr>
          </thead>
          {months.map((month) => (
            <LedgerMonthPart key={month.name} month={month} ref={month === months.at(-1) ? oldest : undefined} />
          ))}
        </table>
        {hasMore ? (
          <>
            <div className={`${layout.row} ${layout.unprinted}`}>
              <PassingButton beside={oldest} variant="default" isWaiting={isGrowing} onClick={showMore}>
                {say(texts.showEarlier)}
              </PassingButton>
            </div>
            <p className={classes.cut}>{say(texts.earlierUnprinted)}</p>
          </>
        ) : null}
      </Card>
    </>
  );
}
