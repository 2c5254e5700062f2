import { rateLimits } from '@laurel/contract/limits';
import { holdsOffice } from '@laurel/contract/office';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { countUse } from './rate-limits.ts';

/**
 * Counts the people whom a member writes to, by the hour and by the day: a limit on calls alone lets one call reach everybody.
 * Counted in the transaction that writes to them, so that what is refused has not counted.
 */
export async function countPeople(tx: Tx, by: Actor, people: number, now: Date): Promise<void> {
  const names = holdsOffice(by)
    ? (['peopleAnHourInOffice', 'peopleADayInOffice'] as const)
    : (['peopleAnHour', 'peopleADay'] as const);
  const [hour, day] = names.map((name) => rateLimits[name].max.toLocaleString('en'));
  const words = `You may write to at most ${hour} people in an hour and ${day} in a day.`;
  // loop: two limits
  for (const name of names) await countUse(tx, name, `member:${by.id}`, now, { uses: people, words });
}
