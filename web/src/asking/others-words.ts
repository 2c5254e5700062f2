import { say } from '@laurel/contract/say';
import type { Quote } from '@laurel/contract/shapes/quote';
import { anyWords, namesWords } from '#lib/names.ts';
import * as texts from './texts.ts';

/** Who confirms it first, one step after the other; '' where nobody does. */
export function othersWords(steps: Quote['steps']): string {
  return steps.length === 0 ? '' : say(texts.waitsFor, { who: steps.map(whoConfirms).join(' → ') });
}

/** 'Ann Able or Ben Ode', or both of them. */
function whoConfirms({ all, people }: Quote['steps'][number]): string {
  if (people.count === 0) return say(texts.nobodyYet);
  return all ? namesWords(people) : anyWords(people);
}
