/** How a cell shows its number: what matters of it for the text that a CSV of the sheet would have. */
export type NumberFormat = { shows: 'number' | 'percent' | 'date' | 'time' } | { shows: 'digits'; count: number };

const general: NumberFormat = { shows: 'number' };
const builtIn = new Map<number, NumberFormat>([
  ...[9, 10].map((id) => [id, { shows: 'percent' }] as const),
  ...[14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map(
    (id) => [id, { shows: 'date' }] as const,
  ),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56].map((id) => [id, { shows: 'time' }] as const),
]);

export function builtInFormat(id: number): NumberFormat {
  return builtIn.get(id) ?? general;
}

/** Reads a format's code, such as `dd/mm/yyyy` or `000000`: what it says of positive numbers. */
export function formatOfCode(code: string): NumberFormat {
  const plain = (code.split(';')[0] ?? '')
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(h+|m+|s+)\]/gi, '$1')
    .replace(/\[[^\]]*\]/g, '');
  if (/^0{2,}$/.test(plain)) return { shows: 'digits', count: plain.length };
  if (/general/i.test(plain)) return general;
  if (/[dy]/i.test(plain) || (/m/i.test(plain) && !/[hs]/i.test(plain))) return { shows: 'date' };
  if (/[hs]/i.test(plain)) return { shows: 'time' };
  return plain.includes('%') ? { shows: 'percent' } : general;
}

/** A stored number as the text that a CSV would have: dates as `YYYY-MM-DD`, numbers as digits, never as 1E+5. */
export function numberText(stored: string, format: NumberFormat, epoch: 1900 | 1904): string {
  const number = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(number)) return stored;
  switch (format.shows) {
    case 'date':
      return dateText(number, epoch) ?? digits(number);
    case 'time':
      return timeText(number);
    case 'percent':
      return `${digits(number * 100)}%`;
    case 'digits':
      return digits(number).padStart(format.count, '0');
    default:
      return digits(number);
  }
}

/** Excel calculates with 15 digits; what a double has beyond them is noise. */
function digits(number: number): string {
  const rounded = Number(number.toPrecision(15));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return rounded.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

const dayMs = 86_400_000;
/** 1 January 1900 is day 1, and day 60 is 29 February 1900, which never was. */
const lastImaginedDay = 60;
/** The end of the year 9999, which is Excel's own. */
const daysMax = 2_958_466;

function dateText(serial: number, epoch: 1900 | 1904): string | undefined {
  if (serial < 0 || serial >= daysMax) return undefined;
  const seconds = Math.round((serial % 1) * 86_400);
  const day = Math.floor(serial) + (epoch === 1900 && serial < lastImaginedDay ? 1 : 0);
  const start = epoch === 1900 ? Date.UTC(1899, 11, 30) : Date.UTC(1904, 0, 1);
  const text = new Date(start + day * dayMs + seconds * 1000).toISOString();
  return seconds === 0 ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}

/** Hours may be more than a day's. */
function timeText(days: number): string {
  const seconds = Math.round(days * 86_400);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
