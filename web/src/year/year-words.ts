import { dateFormat } from '@laurel/contract/formats';
import { valueWords } from '@laurel/contract/programme/value-words';
import { monthName } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import type { BarRow } from './Bars.tsx';
import * as texts from './texts.ts';

/** '2026', in the digits of the reader's language. */
export function yearWords(year: number): string {
  return dateFormat({ year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(year, 0, 1));
}

/** The year that an address asks for; undefined for this one. */
export function yearAsked(text: string | null): number | undefined {
  return text && /^2\d{3}$/.test(text) ? Number(text) : undefined;
}

/** From January on. */
export function monthRows(months: readonly BarRow['figures'][]): BarRow[] {
  return months.map((figures, n) => ({ label: monthName(n + 1), figures }));
}

/** So many behaviours stand by themselves. */
const shownMost = 8;

/** What it was for, the most first; what is behind the first ones as one line. */
export function valueRows(values: readonly { value: string; figures: BarRow['figures'] }[]): BarRow[] {
  const rows = values.map(({ value, figures }) => ({ label: valueWords(value), figures }));
  if (rows.length <= shownMost + 1) return rows;
  const [shown, rest] = [rows.slice(0, shownMost), rows.slice(shownMost)];
  const added = (n: number) =>
    rest.reduce<number | null>((sum, { figures }) => {
      const figure = figures[n];
      return sum === null || figure === null ? null : sum + (figure ?? 0);
    }, 0);
  return [...shown, { label: say(texts.others), figures: shown[0]?.figures.map((_, n) => added(n)) ?? [] }];
}
