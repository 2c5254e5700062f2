import { textLength } from '@laurel/contract/rules/text-length';

/** What could be asked of words that are short and tell no detail. */
export type Asked = 'what' | 'afterwards';

const shortMost = 70;
/** So few words name nothing that was done: 'Thank you so much!' */
const wordsFew = 5;
const digit = /\p{Nd}/u;
/** Where a sentence ends and another begins. */
const twoSentences = /[.!?؟。]\s+\S+(?:\s+\S+){2,}/u;
const word = /[\p{L}\p{N}]+/gu;

/**
 * Which question may help who writes, if any. By rules that anybody can check: words that are few, without a number and in one
 * sentence. Nobody is rated, nothing is kept, and nothing waits for an answer.
 */
export function thinWords(written: string): Asked | undefined {
  const words = written.trim();
  const count = words.match(word)?.length ?? 0;
  if (count === 0 || textLength(words) > shortMost || digit.test(words) || twoSentences.test(words)) return undefined;
  return count <= wordsFew ? 'what' : 'afterwards';
}
