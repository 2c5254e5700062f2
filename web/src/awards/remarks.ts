import { say } from '@laurel/contract/say';
import type { Quote } from '@laurel/contract/shapes/quote';
import { othersWords } from '#asking/others-words.ts';
import { namesWords } from '#lib/names.ts';
import * as texts from './texts.ts';

/** What the giver should know before sending: that it waits for somebody else, who is left out, and whom no message reaches. */
export function remarksOf({ steps, missing, leavesOutSelf, notRegistered, unreachable }: Quote): string[] {
  const remarks = [];
  if (missing > 0) remarks.push(say(texts.missingAsked, { points: missing }));
  const others = othersWords(steps);
  if (others) remarks.push(others);
  if (leavesOutSelf) remarks.push(say(texts.selfLeftOut));
  if (notRegistered.count > 0) remarks.push(say(texts.notRegistered, { names: namesWords(notRegistered) }));
  if (unreachable.count > 0) remarks.push(say(texts.unreachable, { names: namesWords(unreachable) }));
  return remarks;
}
