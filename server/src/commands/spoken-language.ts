import { languageNamed, languageNames } from '@laurel/contract/language-names';
import { type Language, languages } from '@laurel/contract/languages';
import { PlainError } from '#errors/plain-error';

/** For help texts: 'en (English), de (Deutsch), …'. */
export const spokenLanguages = languages.map((language) => `${language} (${languageNames[language]})`).join(', ');

/** The language that a word of the command line names, by its tag or its name. */
export function spokenLanguage(word: string): Language {
  const language = languageNamed(word);
  if (!language) throw new PlainError(`The portal speaks ${spokenLanguages}, not "${word}".`);
  return language;
}
