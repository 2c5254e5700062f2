import type { StatementRow } from '@laurel/contract/statements';
import { formatDate, formatTime } from '#lib/dates.ts';
import type { SheetColumn } from '#lib/sheet.ts';

/** A statement row with the balance after it. */
export interface LedgerLine {
  /** Its place since the beginning. */
  place: number;
  date: string;
  description: string;
  /** Points that went, or 0. */
  debit: number;
  /** Points that came, or 0. */
  credit: number;
  balance: number;
}

export interface LedgerMonth {
  /** 'November 2026'. */
  name: string;
  lines: readonly LedgerLine[];
  debit: number;
  credit: number;
}

/** The rows of a statement, newest first, each with the running balance: the oldest begins at nothing. */
export function ledgerLines(rows: readonly StatementRow[]): LedgerLine[] {
  let balance = 0;
  const lines = rows.toReversed().map(({ transDate, transDescription, pointsValue }, place) => {
    balance += pointsValue;
    return {
      place,
      date: transDate,
      description: transDescription,
      debit: Math.max(0, -pointsValue),
      credit: Math.max(0, pointsValue),
      balance,
    };
  });
  return lines.reverse();
}

/** By the months of the reader's own dates, so that each row stands under the month that it shows. */
export function ledgerMonths(lines: readonly LedgerLine[]): LedgerMonth[] {
  const byMonth = new Map<string, LedgerLine[]>();
  for (const line of lines) {
    const name = formatDate(line.date, 'MMMM yyyy');
    byMonth.set(name, [...(byMonth.get(name) ?? []), line]);
  }
  return [...byMonth].map(([name, each]) => ({ name, lines: each, ...totalsOf(each) }));
}

export function totalsOf(lines: readonly LedgerLine[]) {
  return {
    debit: lines.reduce((sum, line) => sum + line.debit, 0),
    credit: lines.reduce((sum, line) => sum + line.credit, 0),
  };
}

export const ledgerColumns: SheetColumn<LedgerLine>[] = [
  { header: 'Date', value: (line) => formatTime(line.date) },
  { header: 'Description', value: (line) => line.description },
  { header: 'Debit', value: (line) => line.debit || '' },
  { header: 'Credit', value: (line) => (line.debit > 0 ? '' : line.credit) },
  { header: 'Balance', value: (line) => line.balance },
];
