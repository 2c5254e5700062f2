import type { Language } from '@laurel/contract/languages';
import { type Catalogue, releasedTexts } from '@laurel/contract/languages/catalogue';

// of the process: the same files for every company, each read when somebody first words its language
const read = new Map<Language, Catalogue>();

/** All that the release says in a language. */
export function released(language: Language): Catalogue {
  let catalogue = read.get(language);
  if (!catalogue) {
    catalogue = releasedTexts(language);
    read.set(language, catalogue);
  }
  return catalogue;
}
