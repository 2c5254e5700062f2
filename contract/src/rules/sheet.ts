import { dateFormat } from '#formats';
import { language, locale } from '#say';

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
  return `${dayOf(cell)} ${two(cell.getUTCHours())}:${two(cell.getUTCMinutes())}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

// of the process: how each locale writes a day, which is asked of the platform once, and not for each of a million rows
const patterns = new Map<string, (at: Date) => string>();

function dayOf(at: Date): string {
  const key = locale();
  const write = patterns.get(key) ?? (language() === 'en' ? inEnglish() : inDigits());
  patterns.set(key, write);
  return write(at);
}

function inEnglish(): (at: Date) => string {
  const short = dateFormat({ month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => short.format(new Date(Date.UTC(2000, month))));
  return (at) => `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

function inDigits(): (at: Date) => string {
  const parts = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).formatToParts(0);
  const values: Partial<Record<string, (at: Date) => string>> = {
    day: (at) => two(at.getUTCDate()),
    month: (at) => two(at.getUTCMonth() + 1),
    year: (at) => String(at.getUTCFullYear()),
  };
  // Marks of direction would keep a spreadsheet from seeing a date.
  return (at) => parts.map(({ type, value }) => values[type]?.(at) ?? value.replace(/\p{Cf}/gu, '')).join('');
}
