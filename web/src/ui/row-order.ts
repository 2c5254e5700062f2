import type { Cell } from '@laurel/contract/sheet';

export interface RowOrder {
  id: string;
  desc: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

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
