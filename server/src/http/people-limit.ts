import { rateLimits } from '@laurel/contract/limits';
import { holdsOffice } from '@laurel/contract/office';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { countUses, type Use } from './rate-limits.ts';

/**
 * Counts the people whom members write to, by the hour and by the day: a limit on calls alone lets one call reach everybody.
 * Counted in the transaction that writes to them, so that what is refused has not counted.
 */
export function countPeople(
  tx: Tx,
  writing: readonly { by: Actor; people: readonly unknown[] }[],
  now: Date,
): Promise<void> {
  return countUses(
    tx,
    writing.flatMap(({ by, people }) => usesOf(by, people.length)),
    now,
  );
}

function usesOf(by: Actor, people: number): Use[] {
  const names = holdsOffice(by)
    ? (['peopleAnHourInOffice', 'peopleADayInOffice'] as const)
    : (['peopleAnHour', 'peopleADay'] as const);
  const [hour, day] = names.map((name) => rateLimits[name].max.toLocaleString('en'));
  const words = `You may write to at most ${hour} people in an hour and ${day} in a day.`;
  return names.map((name) => ({ name, subject: `member:${by.id}`, uses: people, words }));
}
