import { holdsOffice } from '@laurel/contract/rules/office';
import { say } from '@laurel/contract/say';
import { gathered, nowOf } from '#db/together';
import type { Actor } from '#directory/actor';
import { countUses, mostOf, type Use } from './rate-limits.ts';
import * as texts from './texts.ts';

/**
 * Counts the people whom somebody writes to, by the hour and by the day: a limit on calls alone lets one call reach everybody.
 * Counted in the transaction that writes to them, so that what is refused has not counted.
 */
export const countPeople = gathered(async (tx, writing: readonly Writing[]) => {
  const now = nowOf(writing);
  await countUses(
    tx,
    writing.flatMap(({ by, people }) => usesOf(by, people)),
    now,
  );
});

interface Writing {
  by: Actor;
  people: number;
  now: Date;
}

function usesOf(by: Actor, people: number): Use[] {
  const names = holdsOffice(by)
    ? (['peopleAnHourInOffice', 'peopleADayInOffice'] as const)
    : (['peopleAnHour', 'peopleADay'] as const);
  const [hour, day] = names.map(mostOf) as [number, number];
  const words = say(texts.peopleAtMost, { hour, day });
  return names.map((name) => ({ name, subject: `member:${by.id}`, uses: people, words }));
}
