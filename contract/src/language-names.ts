import { type Language, languageOf, languages } from '#languages';

/** As its speakers call it. */
export const languageNames: Record<Language, string> = {
  en: 'English', // as it is sent: the name of a language, in itself
  de: 'Deutsch', // as it is sent: likewise
  it: 'Italiano', // as it is sent: likewise
  'pt-BR': 'Português (Brasil)', // as it is sent: likewise
  ar: 'العربية', // as it is sent: likewise
};

const english = new Intl.DisplayNames('en', { type: 'language' });
const byName = new Map(
  languages
    .flatMap((language) => [
      [languageNames[language], language] as const,
      [english.of(language), language] as const,
      [english.of(language.split('-')[0] ?? ''), language] as const,
    ])
    .map(([name, language]) => [name?.toLowerCase(), language]),
);

/** The language of this tag or name, in English or as its speakers call it: 'de_AT', 'German', 'Deutsch' → 'de'. */
export function languageNamed(words: string): Language | undefined {
  const name = words.trim().toLowerCase();
  if (/^[a-z]{2}(?:[-_].*)?$/.test(name)) return languageOf(name.replaceAll('_', '-'));
  return byName.get(name);
}
