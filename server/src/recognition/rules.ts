import type { Colleague } from '@laurel/contract/calls/recognition/colleague';
import { isNamed, type Offer } from '@laurel/contract/programme/items';
import { partsOf } from '@laurel/contract/programme/value-words';
import { type CalendarDay, celebratedDays, isoDay } from '#home/celebrations';
import type { FoundColleague } from './colleague-queries.ts';

/** The wall of fame keeps people for a year. */
export function wallSince(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), now.getUTCDate()));
}

/** What cards are for, as people are thanked: by the names of today, in the order of the programme; not what one celebrates, wins or competes for. */
export function thankedFor(
  cards: readonly { value: string; count: number }[],
  { behaviours, alone, values, celebrate }: Offer,
): { value: string; count: number }[] {
  const counted = [...behaviours, alone, ...values, celebrate.thankYou].map((choice) => {
    const among = cards.filter(({ value }) => partsOf(value).values.some((name) => isNamed(choice, name)));
    return { value: choice.name, count: among.reduce((sum, { count }) => sum + count, 0) };
  });
  return counted.filter(({ value, count }, n) => count > 0 && counted.findIndex((one) => one.value === value) === n);
}

/** What somebody had on these days, the latest first. A first day at work is no anniversary yet. */
export function celebratedOn(
  days: readonly CalendarDay[],
  { birth, hired }: Pick<FoundColleague, 'birth' | 'hired'>,
): Colleague['celebrated'] {
  const isOn = (day: CalendarDay, one: { month: number; day: number } | null) =>
    one !== null && celebratedDays(day).some((each) => each.month === one.month && each.day === one.day);
  return days.flatMap((day) => {
    const date = isoDay(day);
    const years = day.year - (hired?.year ?? day.year);
    return [
      ...(isOn(day, birth) ? [{ what: 'BDAY' as const, years: 0, date }] : []),
      ...(isOn(day, hired) && years > 0 ? [{ what: 'ANNIV' as const, years, date }] : []),
    ];
  });
}
