import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** Who said something to an item: the newest of them, and how many others, of whom so many were counted at most. */
export function whoSaid(newest: string, others: number, counted: number): string {
  if (others === 0) return newest;
  const isMore = others >= counted;
  return say(isMore ? texts.andMore : texts.andOthers, { name: newest, count: isMore ? counted - 1 : others });
}
