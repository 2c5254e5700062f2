import type { StatementRow } from '@laurel/contract/calls/statements';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { formatMonth, formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import * as texts from './texts.ts';

/** A statement row with the balance after it. */
export interface LedgerLine {
  /** Its place behind the newest. */
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
  /** Of the whole month; nothing while lines of it are still to come. */
  sums: { debit: number; credit: number } | undefined;
}

/** The newest rows of a statement, each with the running balance: the newest stands at the balance of all. */
export function ledgerLines(rows: readonly StatementRow[], balanceOfAll: number): LedgerLine[] {
  let balance = balanceOfAll;
  return rows.map(({ transDate, transDescription, pointsValue }, place) => {
    const line = {
      place,
      date: transDate,
      description: transDescription,
      debit: Math.max(0, -pointsValue),
      credit: Math.max(0, pointsValue),
      balance,
    };
    balance -= pointsValue;
    return line;
  });
}

/** By the months of the reader's own dates, so that each row stands under the month that it shows. */
export function ledgerMonths(lines: readonly LedgerLine[], { isWhole }: { isWhole: boolean }): LedgerMonth[] {
  const byMonth = new Map<string, LedgerLine[]>();
  for (const line of lines) {
    const name = formatMonth(line.date);
    const month = byMonth.get(name) ?? [];
    month.push(line);
    byMonth.set(name, month);
  }
  return [...byMonth].map(([name, each], i) => ({
    name,
    lines: each,
    sums: isWhole || i < byMonth.size - 1 ? totalsOf(each) : undefined,
  }));
}

export function totalsOf(lines: readonly LedgerLine[]) {
  return {
    debit: lines.reduce((sum, line) => sum + line.debit, 0),
    credit: lines.reduce((sum, line) => sum + line.credit, 0),
  };
}

export const ledgerColumns: SheetColumn<LedgerLine>[] = [
  { header: say(common.date), value: (line) => formatTime(line.date) },
  { header: say(texts.description), value: (line) => line.description },
  { header: say(texts.debit), value: (line) => line.debit || '' },
  { header: say(texts.credit), value: (line) => (line.debit > 0 ? '' : line.credit) },
  { header: say(texts.balance), value: (line) => line.balance },
];
