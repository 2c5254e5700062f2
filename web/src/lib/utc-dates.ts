import { monthNames } from '@laurel/contract/months';
import { parseServerDate } from './dates.ts';

/**
 * A server date as 'd MMM yyyy' in UTC: the months of reports are UTC months, and a row must not seem to lie outside of
 * the month that was asked for. Empty for empty or unreadable text.
 */
export function utcDate(iso: string | null): string {
  const at = instantOf(iso);
  return at ? dayOf(at) : '';
}

/** The same with hours and minutes: 'd MMM yyyy HH:mm'. */
export function utcDateTime(iso: string | null): string {
  const at = instantOf(iso);
  return at ? `${dayOf(at)} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}` : '';
}

function instantOf(iso: string | null): Date | undefined {
  const at = parseServerDate(iso ?? '');
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}

function dayOf(at: Date): string {
  return `${at.getUTCDate()} ${(monthNames[at.getUTCMonth()] ?? '').slice(0, 3)} ${at.getUTCFullYear()}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
