import { languageOf } from '@laurel/contract/languages';
import { readBy } from '@laurel/contract/say';
import { noOwnTexts } from './own.ts';
import { type SpokenTo, speakingTo } from './speaking.ts';
import { wordsIn } from './words.ts';

/** Runs what is done for somebody: all that is said meanwhile is said in their language, in the words of the company for which it is done. */
export function speakTo<Result>(reader: Omit<SpokenTo, 'own'> & Partial<SpokenTo>, run: () => Result): Result {
  return speakingTo.run(isWhole(reader) ? reader : { locale: reader.locale, own: ownNow() }, run);
}

function isWhole(reader: Partial<SpokenTo>): reader is SpokenTo {
  return 'own' in reader;
}

function ownNow() {
  return speakingTo.getStore()?.own ?? noOwnTexts;
}

readBy(() => {
  const locale = speakingTo.getStore()?.locale ?? 'en';
  const language = languageOf(locale) ?? 'en';
  return { locale, words: (message) => wordsIn(language, message, ownNow()) };
});
