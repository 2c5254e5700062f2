import type { Input, Output } from '@laurel/contract/call';
import type { CelebratedDay, celebrationday, celebrationweek } from '@laurel/contract/calls/celebrations';
import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import {
  celebrationDaysComing,
  celebrationDaysMissed,
  celebrationsOfDay,
  celebrationsPageMax,
} from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { publicIdOf } from '#directory/member-id';
import { behindInNames } from '#directory/order-of-names';
import { refuse } from '#errors/refuse';
import {
  type CalendarDay,
  type CelebrationPlace,
  celebrationsCounted,
  celebrationsOn,
  dayIn,
  daysFrom,
  isoDay,
} from '#home/celebrations';
import * as texts from './texts.ts';

/** The days around one of which something is told, from the next on, and from the last back. */
export function daysAround(today: CalendarDay): Record<'coming' | 'missed', CalendarDay[]> {
  const days = (count: number, step: 1 | -1) =>
    Array.from({ length: count }, (_, n) => daysFrom(today, step * (n + 1)));
  return { coming: days(celebrationDaysComing, 1), missed: days(celebrationDaysMissed, -1) };
}

/** Of each of these days the first who celebrate, and how many they are. */
export async function celebrationWeek(tx: Tx, today: CalendarDay): Promise<Output<typeof celebrationweek>> {
  const { coming, missed } = daysAround(today);
  return { coming: await told(tx, coming), missed: await told(tx, missed) };
}

async function told(tx: Tx, days: readonly CalendarDay[]): Promise<CelebratedDay[]> {
  const all: CelebratedDay[] = [];
  // loop: a week at most, and it is kept for everybody on that day
  for (const day of days) {
    const { people, next } = pageOf(await celebrationsOn(tx, day, celebrationsOfDay + 1), celebrationsOfDay);
    if (people.length === 0) continue;
    const total = next === null ? people.length : await celebrationsCounted(tx, day);
    all.push({ day: isoDay(day), people, total, next });
  }
  return all;
}

/** Who celebrates on one of them, behind somebody. */
export async function celebrationDay(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { day, after, limit = celebrationsPageMax }: Input<typeof celebrationday>,
): Promise<Output<typeof celebrationday>> {
  const today = dayIn(actor.timeZone, now);
  const { coming, missed } = daysAround(today);
  const asked = [today, ...coming, ...missed].find((one) => isoDay(one) === day);
  if (!asked) {
    const words = say(texts.dayTooFar);
    return refuse('badInput', words, { day: words });
  }
  const behind = after === undefined ? undefined : await placeIn(tx, after);
  return pageOf(await celebrationsOn(tx, asked, limit + 1, behind), limit);
}

async function placeIn(tx: Tx, after: string): Promise<CelebrationPlace> {
  const [what] = after.split('.');
  return { what: what as CelebrationPlace['what'], behind: await behindInNames(tx, after) };
}

function pageOf(rows: readonly CelebrationRow[], limit: number): Output<typeof celebrationday> {
  const people = rows.slice(0, limit);
  const last = people.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return { people, next: isMore ? `${last.what}.${publicIdOf(last.memberId)}` : null };
}
