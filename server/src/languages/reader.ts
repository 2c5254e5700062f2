import { languageOf } from '@laurel/contract/languages';
import { readBy } from '@laurel/contract/say';
import { type SpokenTo, speakingTo } from './speaking.ts';
import { wordsIn } from './words.ts';

/** Runs what is done for somebody: all that is said meanwhile is said in their language. */
export function speakTo<Result>(reader: SpokenTo, run: () => Result): Result {
  return speakingTo.run(reader, run);
}

readBy(() => {
  const locale = speakingTo.getStore()?.locale ?? 'en';
  return { locale, words: (message) => wordsIn(languageOf(locale) ?? 'en', message) };
});
