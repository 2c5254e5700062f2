import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** Some by name, and how many they are in all. */
interface Named {
  count: number;
  names: readonly string[];
}

export function peopleWords(count: number): string {
  return say(texts.people, { count });
}

/** 'Ann Lee, Ben Ode and 12 others'; empty for nobody. */
export function namesWords({ count, names }: Named): string {
  const others = count - names.length;
  if (others === 0) return listed(names);
  if (names.length === 0) return peopleWords(others);
  return say(texts.namesAndOthers, { names: listed(names), count: others });
}

/** 'Ann Lee, Ben Ode or one of 12 others': any one of them. */
export function anyWords({ count, names }: Named): string {
  const others = count - names.length;
  if (others > 0) return say(texts.namesOrOthers, { names: listed(names), count: others });
  const before = listed(names.slice(0, -1));
  const last = names.at(-1) ?? '';
  return before === '' ? last : say(texts.namesOrLast, { names: before, last });
}
