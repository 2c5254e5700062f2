import type { Language } from '@laurel/contract/languages';
import { type Catalogue, releasedTexts } from '@laurel/contract/languages/catalogue';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** What the company says in words of its own, by language and by what the messages are called. */
export interface OwnTexts {
  /** Another one with each change, and when what is planned begins. */
  version: string;
  words: ReadonlyMap<Language, ReadonlyMap<string, CompiledMessage>>;
}

export const noOwnTexts: OwnTexts = { version: '', words: new Map() };

export interface OwnText {
  language: Language;
  key: string;
  /** What the message said in English when it was written. */
  english: string;
  text: string;
}

/** What will be said; null: what the release says. */
export interface LaterText extends Omit<OwnText, 'text'> {
  text: string | null;
  from: Date;
}

/** What the company says, and will say, as it was read last. */
export interface OwnVersions {
  /** Raised with each change; below 0 while they have not been read. */
  change: number;
  /** The same for as long as nothing of it begins. */
  at(now: Date): OwnTexts;
}

export const noOwnVersions: OwnVersions = { change: -1, at: () => noOwnTexts };

/** `later`: the earliest first. */
export function ownVersions(change: number, said: readonly OwnText[], later: readonly LaterText[]): OwnVersions {
  let known: { begun: number; own: OwnTexts } | undefined;
  return {
    change,
    at: (now) => {
      const begun = later.findLastIndex(({ from }) => from <= now) + 1;
      if (known?.begun !== begun)
        known = { begun, own: ownTextsOf([...said, ...later.slice(0, begun)], `${change}.${begun}`) };
      return known.own;
    },
  };
}

/** Whether it was written for what this release says in English. */
export function isMeantBy(released: Catalogue, { key, english }: Pick<OwnText, 'key' | 'english'>): boolean {
  return released.get(key)?.english === english;
}

/** The last of each; without what was written for a sentence that this release no longer says. */
function ownTextsOf(texts: readonly (OwnText | LaterText)[], version: string): OwnTexts {
  if (texts.length === 0) return { ...noOwnTexts, version };
  const released = releasedTexts('en');
  const languages = Map.groupBy(texts, ({ language }) => language);
  const wordsOf = (said: typeof texts) =>
    [...new Map(said.map((text) => [text.key, text])).values()]
      .filter((text) => isMeantBy(released, text))
      .flatMap(({ key, text }) => (text === null ? [] : sayable(key, text)));
  return { version, words: new Map([...languages].map(([language, said]) => [language, new Map(wordsOf(said))])) };
}

/** None where it can no longer be said: what is taken is looked at, and must not keep the others from being heard. */
function sayable(key: string, text: string): [string, CompiledMessage][] {
  try {
    return [[key, compile(text)]];
  } catch {
    return [];
  }
}
