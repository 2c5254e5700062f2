import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@laurel/contract/languages';
import { readBy } from '@laurel/contract/say';
import { wordsIn } from './words.ts';

/** Whoever reads what is said while something is done for them. */
export interface SpokenTo {
  readonly language: Language;
}

// of the process: to whom what is done now speaks
const speakingTo = new AsyncLocalStorage<SpokenTo>();

/** Runs what is done for somebody: all that is said meanwhile is said in their language. */
export function speakTo<Result>(reader: SpokenTo, run: () => Result): Result {
  return speakingTo.run(reader, run);
}

readBy(() => {
  const language = speakingTo.getStore()?.language ?? 'en';
  return { language, words: (message) => wordsIn(language, message) };
});
