import { languages } from '@laurel/contract/languages';
import { francAll } from 'franc';

/** What people of many countries write, by ISO 639-3: among these one language is told from the others. */
const known =
  'eng deu ita por arb fra spa nld afr zul xho sot tsn pol tur ces slk hun ron hrv swe dan nob fin ell rus ukr bul srp heb pes urd hin ben tam jpn cmn kor tha vie ind'.split(
    ' ',
  );

/**
 * The language in which this was written, as a tag of BCP 47 without a country ('de'); null where it can't be told. The fewer words,
 * the further off another language must be: what is read aloud in a wrong voice is worse than what is read in that of the page.
 */
export function identifyLanguage(text: string): string | null {
  const [first, ...others] = francAll(text, { only: known, minLength: 1 });
  const language = first && tagOf(first[0]);
  // One word is of many languages, unless its script is of one alone.
  if (!language || (others.length > 0 && wordCount(text) < 2)) return null;
  // Of what the portal speaks itself, only the others that it speaks are likely, too.
  const likely = isSpoken(language) ? others.filter(([code]) => isSpoken(tagOf(code))) : others;
  const closeness = likely[0]?.[1] ?? 0;
  return closeness <= 1 - 1 / wordCount(text) ? language : null;
}

const tagOf = (code: string) => (code === 'und' ? null : (Intl.getCanonicalLocales(code)[0] ?? null));

const isSpoken = (tag: string | null) => languages.some((language) => language.split('-')[0] === tag);

const wordCount = (text: string) => text.match(/\p{L}[\p{L}\p{M}'’]*/gu)?.length ?? 0;
