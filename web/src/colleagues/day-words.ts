import { dateWords } from '@laurel/contract/formats';

/** '5 November', of every year. */
export function dayWords({ month, day }: { month: number; day: number }): string {
  // A year in which each of them is.
  return dateWords(
    new Date(2000, month - 1, day),
    { day: 'numeric', month: 'long' },
    (parts) => `${parts.day} ${parts.month}`,
  );
}

/** The same of a date of the server, '2026-11-05'. */
export function dateDayWords(date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return dayWords({ month, day });
}
