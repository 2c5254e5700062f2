import { type Language, languageOf, languages } from '#languages';

/** As its speakers call it. */
export const languageNames: Record<Language, string> = {
  en: 'English', // as it is sent: the name of a language, in itself
  de: 'Deutsch', // as it is sent: likewise
  it: 'Italiano', // as it is sent: likewise
  'pt-BR': 'Português (Brasil)', // as it is sent: likewise
  ar: 'العربية', // as it is sent: likewise
};

/** The language of this tag or name, in English or as its speakers call it: 'de_AT', 'German', 'Deutsch' → 'de'. */
export function languageNamed(words: string): Language | undefined {
  const name = words.trim().toLowerCase();
  const english = new Intl.DisplayNames('en', { type: 'language' });
  return (
    languages.find((language) =>
      [languageNames[language], english.of(language), english.of(language.split('-')[0] ?? '')].some(
        (known) => known?.toLowerCase() === name,
      ),
    ) ?? (/^[a-z]{2}(?:[-_].*)?$/.test(name) ? languageOf(name.replaceAll('_', '-')) : undefined)
  );
}
