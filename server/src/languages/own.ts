import type { Language } from '@laurel/contract/languages';
import { type Catalogue, releasedTexts } from '@laurel/contract/languages/catalogue';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** What the company says in words of its own, by language and by what the messages are called. */
export interface OwnTexts {
  /** Raised with each change; below 0 while they have not been read. */
  version: number;
  words: ReadonlyMap<Language, ReadonlyMap<string, CompiledMessage>>;
}

export const noOwnTexts: OwnTexts = { version: -1, words: new Map() };

export interface OwnText {
  language: Language;
  key: string;
  /** What the message said in English when it was written. */
  english: string;
  text: string;
}

/** Whether it was written for what this release says in English. */
export function isMeantBy(released: Catalogue, { key, english }: Pick<OwnText, 'key' | 'english'>): boolean {
  return released.get(key)?.english === english;
}

/** Without what was written for a sentence that this release no longer says. */
export function ownTextsOf(texts: readonly OwnText[], version: number): OwnTexts {
  if (texts.length === 0) return { ...noOwnTexts, version };
  const released = releasedTexts('en');
  const meant = texts.filter((text) => isMeantBy(released, text));
  const words = Map.groupBy(meant, ({ language }) => language);
  return {
    version,
    words: new Map(
      [...words].map(([language, said]) => [language, new Map(said.flatMap(({ key, text }) => sayable(key, text)))]),
    ),
  };
}

/** None where it can no longer be said: what is taken is looked at, and must not keep the others from being heard. */
function sayable(key: string, text: string): [string, CompiledMessage][] {
  try {
    return [[key, compile(text)]];
  } catch {
    return [];
  }
}
