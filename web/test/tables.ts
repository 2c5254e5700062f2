import { toTable } from '@laurel/contract/rules/records';

/** Rows as a call tells them, with every column that its schema has. */
export function tableOf<Row extends object>({ shape }: { shape: object }, rows: readonly Row[]) {
  return toTable<Row>(Object.keys(shape) as (keyof Row & string)[], rows);
}
