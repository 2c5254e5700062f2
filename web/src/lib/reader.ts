import { languageOf } from '@laurel/contract/languages';
import { type Reader, readBy } from '@laurel/contract/say';
import { keptLocale } from './locale.ts';
import { broughtAlong, wordsOfPage } from './page-words.ts';

/** Only where the company goes by another one than the specification's. */
const programme = broughtAlong<Reader['programme']>('programme');
/** Only where its reader wears another one than that with which a company starts. */
const look = broughtAlong<Reader['look']>('look');

readBy(() => ({
  locale: localeOfPage(),
  words: (message) => wordsOfPage()[String(message)] ?? '',
  programme,
  look,
}));

let locale: string | undefined;

/** Its language, and as which country its member writes numbers and dates; as it opens, because tables keep what is said. */
function localeOfPage(): string {
  const { lang } = document.documentElement;
  const kept = keptLocale();
  locale ??= kept !== undefined && languageOf(kept) === languageOf(lang) ? kept : lang;
  return locale;
}
