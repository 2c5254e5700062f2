import type { Quarter } from '@laurel/contract/calls/quarters';
import { say } from '@laurel/contract/say';
import { utcDate } from '#lib/dates.ts';
import * as texts from './texts.ts';

/** '1 Jul 2026 to 30 Sep 2026'; dates without a time are the same day in every zone. */
export function spanWords({ dateFrom, dateTo }: Pick<Quarter, 'dateFrom' | 'dateTo'>): string {
  return say(texts.span, { from: utcDate(`${dateFrom}T00:00:00Z`), to: utcDate(`${dateTo}T00:00:00Z`) });
}

/** Why there is nothing to load yet, and when there will be. */
export function notDoneWords(quarter: Quarter, today: string): { words: string; hint: string } {
  const { description, dateFrom, dateTo } = quarter;
  if (today > dateTo) return { words: say(texts.isBeingMade, { quarter: description }), hint: say(texts.hasEnded) };
  return {
    words: say(today < dateFrom ? texts.notBegun : texts.stillRunning, { quarter: description }),
    hint: say(texts.madeAfter, { date: utcDate(`${dateTo}T00:00:00Z`) }),
  };
}

/** The one to begin with: the newest that can be loaded, else the newest. */
export function firstShown(quarters: readonly Quarter[]): Quarter | undefined {
  return quarters.find(({ isDone }) => isDone) ?? quarters[0];
}
