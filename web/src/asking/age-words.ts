import { say } from '@laurel/contract/say';
import { daysSince } from '#lib/dates.ts';
import * as texts from './texts.ts';

/** 'Waiting 3 days', by the reader's days. */
export function ageWords(since: string, now: Date): string {
  const days = daysSince(since, now);
  return days === 0 ? say(texts.sinceToday) : say(texts.waitingDays, { days });
}
