import { numberFormat } from '#formats';
import { locale } from '#say';

export type CsvCell = string | number | boolean | null | undefined;

const byteOrderMark = '\ufeff';
const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** What a spreadsheet takes for a formula, also behind blanks and marks that are not seen, and in full width; and what turns its row around. */
const risky = /^[\s\p{Cf}]*[=+\-@＝＋－＠\t\r\n]|^[\t\r\n\u202a-\u202e\u2066-\u2069]/u;

/** Rows as the text of a CSV file, safe to open in a spreadsheet, as that of the reader's country opens it. */
export function csvText(headers: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + [headers, ...rows].map(csvRow).join('');
}

/** One row of such a file, for those that are written piece by piece. */
export function csvRow(row: readonly CsvCell[]): string {
  const { between, decimal } = marks();
  return `${row.map((cell) => (typeof cell === 'number' ? `"${String(cell).replace('.', decimal)}"` : csvCell(cell))).join(between)}\r\n`;
}

// of the process: asked of the platform once, and not for each of a million rows
const marksOf = new Map<string, { decimal: string; between: ';' | ',' }>();

/** Where a comma stands in numbers, a semicolon stands between cells. */
function marks() {
  const known = marksOf.get(locale());
  if (known) return known;
  const decimal = numberFormat()
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;
  const found = decimal === ',' ? ({ decimal, between: ';' } as const) : ({ decimal: '.', between: ',' } as const);
  marksOf.set(locale(), found);
  return found;
}

/** Line breaks become blanks, quotes are doubled, and what might be a formula is prefixed; plain numbers stay numbers. */
export function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '""';
  if (typeof cell !== 'string') return `"${cell}"`;
  const prefix = risky.test(cell) && !plainNumber.test(cell) ? "'" : '';
  const oneLine = cell.replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, ' ');
  return `"${prefix}${oneLine.replaceAll('"', '""')}"`;
}
