import { AsyncLocalStorage } from 'node:async_hooks';
import { languageOf } from '@laurel/contract/languages';
import { readBy } from '@laurel/contract/say';
import { wordsIn } from './words.ts';

/** Whoever reads what is said while something is done for them. */
export interface SpokenTo {
  /** A language of the portal, as a country writes its numbers and dates: 'de-ZA'. */
  readonly locale: string;
}

// of the process: to whom what is done now speaks
const speakingTo = new AsyncLocalStorage<SpokenTo>();

/** Runs what is done for somebody: all that is said meanwhile is said in their language. */
export function speakTo<Result>(reader: SpokenTo, run: () => Result): Result {
  return speakingTo.run(reader, run);
}

readBy(() => {
  const locale = speakingTo.getStore()?.locale ?? 'en';
  return { locale, words: (message) => wordsIn(languageOf(locale) ?? 'en', message) };
});
