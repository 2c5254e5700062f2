import { plural } from './plural.ts';
import { formatPoints } from './points.ts';

/** Some by name, and how many they are in all. */
interface Named {
  count: number;
  names: readonly string[];
}

export function peopleWords(count: number): string {
  return plural(count, { one: '1 person', other: `${formatPoints(count)} people` });
}

/** 'Ann Lee, Ben Ode and 12 others'; empty for nobody. */
export function namesWords({ count, names }: Named): string {
  const others = count - names.length;
  if (others === 0) return names.join(', ');
  if (names.length === 0) return peopleWords(others);
  return `${names.join(', ')} and ${plural(others, { one: '1 other', other: `${formatPoints(others)} others` })}`;
}

/** 'Ann Lee, Ben Ode or one of 12 others': any one of them. */
export function anyWords({ count, names }: Named): string {
  const others = count - names.length;
  if (others > 0)
    return `${names.join(', ')} or ${plural(others, { one: 'one other', other: `one of ${formatPoints(others)} others` })}`;
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
}
