import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';

/** How many characters may still be written, or are too many. */
export function charactersLeft(left: number): string {
  const count = formatPoints(Math.abs(left));
  return left < 0
    ? plural(-left, { one: `${count} character too many`, other: `${count} characters too many` })
    : plural(left, { one: `${count} character remaining`, other: `${count} characters remaining` });
}
