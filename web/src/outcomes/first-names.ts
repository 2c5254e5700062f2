import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** 'Ann, Ben and 3 more': the first so many by name. */
export function firstNames(all: readonly string[], shown: number): string {
  const names = listed(all.slice(0, shown));
  const more = all.length - shown;
  return more > 0 ? say(texts.andMore, { names, more }) : names;
}
