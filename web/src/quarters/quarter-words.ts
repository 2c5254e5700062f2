import type { Quarter } from '@laurel/contract/calls/quarters';
import { utcDate } from '#lib/dates.ts';

/** '1 Jul 2026 to 30 Sep 2026'; dates without a time are the same day in every zone. */
export function spanWords({ dateFrom, dateTo }: Pick<Quarter, 'dateFrom' | 'dateTo'>): string {
  return `${utcDate(`${dateFrom}T00:00:00Z`)} to ${utcDate(`${dateTo}T00:00:00Z`)}`;
}

/** Why there is nothing to load yet, and when there will be. */
export function notDoneWords(quarter: Quarter, today: string): { words: string; hint: string } {
  const { description, dateFrom, dateTo } = quarter;
  if (today > dateTo)
    return {
      words: `The summary of ${description} is being made.`,
      hint: 'The quarter has ended. Please look again in a few minutes.',
    };
  const verb = today < dateFrom ? 'has not begun' : 'is still running';
  return {
    words: `${description} ${verb}.`,
    hint: `Its summary is made when the quarter has ended, after ${utcDate(`${dateTo}T00:00:00Z`)}. Until then the Quarterly Award Report shows its nominations.`,
  };
}

/** The one to begin with: the newest that can be loaded, else the newest. */
export function firstShown(quarters: readonly Quarter[]): Quarter | undefined {
  return quarters.find(({ isDone }) => isDone) ?? quarters[0];
}
