import { anniversaryCatchUpDays } from '@laurel/contract/limits';
import type { Standing, WholeProgramme } from '@laurel/contract/programme/items';
import { type CalendarDay, celebratedDays, isoDay, lastDays } from '#home/celebrations';
import type { PlannedProgramme } from '#programme/versions';

/** For whom something is due on a day: whoever began on another, so many years before. */
export interface Due {
  /** On which it is celebrated. */
  day: string;
  hired: string;
  years: number;
  points: number;
  words: string;
  version: number;
  /** It goes for anniversaries from then on, and until then; null for ever. */
  from: string;
  until: string | null;
  /** Where there is any. */
  features: Standing[];
}

const dayMs = 86_400_000;

/** An anniversary that was longer ago is not made up for. */
export function earliestDue(now: Date): Date {
  return new Date(now.getTime() - anniversaryCatchUpDays * dayMs);
}

/**
 * What is due of all days that may still be made up for, wherever it is which day: each by the programme that goes at that moment, so that
 * a change of it is none of the past. Of who began on 29 February the day is 28 February in other years.
 */
export function dueIn(planned: readonly PlannedProgramme[], now: Date): Due[] {
  const days = lastDays(dayOf(new Date(now.getTime() + dayMs)), anniversaryCatchUpDays + 3);
  return spansIn(planned, now).flatMap(({ from, until, programme }) =>
    days.flatMap((day) =>
      programme.anniversaries.awards.flatMap(({ years, points, words = '' }) =>
        hiredOn(day, years).map((hired) => ({
          ...{ day: isoDay(day), hired, years, points, words, version: programme.version },
          ...{ from: from.toISOString(), until: until?.toISOString() ?? null, features: standings(programme) },
        })),
      ),
    ),
  );
}

function standings({ features }: WholeProgramme): Standing[] {
  return [features.anniversaries, features.celebrations];
}

interface Span extends PlannedProgramme {
  until: Date | undefined;
}

/** Those that went at any moment since the earliest. */
function spansIn(planned: readonly PlannedProgramme[], now: Date): Span[] {
  return planned
    .map((one, n) => ({ ...one, until: planned[n + 1]?.from }))
    .filter(({ from, until }) => from <= now && (until === undefined || until > earliestDue(now)));
}

/** The first days at work of which this day is the anniversary, so many years later. */
function hiredOn(day: CalendarDay, years: number): string[] {
  return celebratedDays(day)
    .map((one) => ({ ...one, year: day.year - years }))
    .filter((one) => dayOf(new Date(Date.UTC(one.year, one.month - 1, one.day))).day === one.day)
    .map(isoDay);
}

function dayOf(at: Date): CalendarDay {
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}
