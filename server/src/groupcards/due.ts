import type { GroupCards } from '@laurel/contract/programme/items';
import { celebratedDays, daysFrom, isoDay } from '#home/celebrations';

/** Of a day on which a card is for, those who celebrate then: who was born, or began, on this day of this month. */
export interface DueDay {
  day: string;
  year: number;
  month: number;
  date: number;
}

/** All days that may be so many days ahead, wherever it is which day. Of who was born or began on 29 February the day is 28 February in other years. */
export function dueDays({ daysBefore }: Pick<GroupCards, 'daysBefore'>, now: Date): DueDay[] {
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  return Array.from({ length: daysBefore + 2 }, (_, n) => daysFrom(today, n)).flatMap((day) =>
    celebratedDays(day).map(({ month, day: date }) => ({ day: isoDay(day), year: day.year, month, date })),
  );
}
