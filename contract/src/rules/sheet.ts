import { dateFormat, datePartsOf } from '#formats';
import { language } from '#say';

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

/** A cell as text or number: an instant in UTC, 'd MMM yyyy HH:mm' in English, else in digits as the reader's country writes a day. */
export function plainCell(cell: SheetCell): Cell {
  if (!(cell instanceof Date)) return cell;
  const { hour, minute } = datePartsOf(cell, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });
  return `${dayOf(cell)} ${hour}:${minute}`;
}

function dayOf(at: Date): string {
  if (language() === 'en') {
    const { day, month, year } = datePartsOf(at, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    return `${day} ${month} ${year}`;
  }
  const digits = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(at);
  return digits.replace(/\p{Cf}/gu, '');
}
