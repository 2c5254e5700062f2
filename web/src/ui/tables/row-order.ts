import type { Cell } from '@laurel/contract/rules/sheet';
import { locale } from '@laurel/contract/say';

export interface RowOrder {
  id: string;
  desc: boolean;
}

const collator = new Intl.Collator(locale(), { numeric: true, sensitivity: 'base' });

/**
 * What a click on the head of a column makes of the order: texts begin with the first letter, numbers with the largest;
 * a second click turns it round, a third takes it away. `sample` is any value of the column.
 */
export function nextOrder(order: RowOrder | undefined, id: string, sample: Cell | undefined): RowOrder | undefined {
  const beginsDesc = typeof sample !== 'string';
  if (order?.id !== id) return { id, desc: beginsDesc };
  return order.desc === beginsDesc ? { id, desc: !beginsDesc } : undefined;
}

/** The rows in the order of one value; equal ones keep theirs. Values are read once, so that ten thousand rows are quick. */
export function inOrder<Row>(rows: readonly Row[], value: (row: Row) => Cell, desc: boolean): Row[] {
  const direction = desc ? -1 : 1;
  return rows
    .map((row) => ({ row, cell: value(row) }))
    .sort((a, b) => direction * compareCells(a.cell, b.cell))
    .map(({ row }) => row);
}

function compareCells(a: Cell, b: Cell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
}
