import { languageOf } from '@laurel/contract/languages';
import { lookOf, seedLooks, wornLook } from '@laurel/contract/looks/look';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { atSite } from '@laurel/contract/programme/sites';
import { readBy } from '@laurel/contract/say';
import { noOwnTexts } from './own.ts';
import { type SpokenTo, speakingTo } from './speaking.ts';
import { keyOf, wordsIn } from './words.ts';

/**
 * Runs what is done for somebody: all that is said meanwhile is said in their language, in the words of the company for which it is
 * done, and decided by its programme. Without these as it was. `heard` is told what is said.
 */
export function speakTo<Result>(reader: Pick<SpokenTo, 'locale'> | SpokenTo, run: () => Result): Result {
  return speakingTo.run('own' in reader ? reader : { ...companyNow(), locale: reader.locale }, run);
}

/** Of the company for which something is done now. */
export function companyNow(): Omit<SpokenTo, 'locale' | 'site'> {
  const nobody = { own: noOwnTexts, programme: specifiedWhole, looks: seedLooks };
  const { own, programme, looks } = speakingTo.getStore() ?? nobody;
  return { own, programme, looks };
}

readBy(() => {
  const { locale = 'en', heard } = speakingTo.getStore() ?? {};
  const language = languageOf(locale) ?? 'en';
  const { own, programme, looks } = companyNow();
  return {
    locale,
    words: (message) => {
      heard?.(keyOf(message));
      return wordsIn(language, message, own);
    },
    get programme() {
      return atSite(programme, speakingTo.getStore()?.site ?? '');
    },
    get look() {
      return wornLook(lookOf(looks, speakingTo.getStore()?.site ?? ''), language);
    },
  };
});
