import { monthNames } from './months.ts';

export type Cell = string | number | boolean | null | undefined;

/** A date is an instant, told in UTC: text in a CSV file, a date that can be sorted in an Excel file. */
export type SheetCell = Cell | Date;

/** A column of an export. */
export interface SheetColumn<Row> {
  header: string;
  value: (row: Row) => SheetCell;
}

/** An instant of an answer as a cell; '' stays empty. */
export function instantCell(iso: string): Date | '' {
  return iso === '' ? '' : new Date(iso);
}

/** A cell as text or number: an instant in UTC, 'd MMM yyyy HH:mm'. */
export function plainCell(cell: SheetCell): Cell {
  if (!(cell instanceof Date)) return cell;
  const month = (monthNames[cell.getUTCMonth()] ?? '').slice(0, 3);
  return `${cell.getUTCDate()} ${month} ${cell.getUTCFullYear()} ${two(cell.getUTCHours())}:${two(cell.getUTCMinutes())}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
