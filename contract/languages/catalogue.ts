import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import type { Language } from '../src/languages.ts';
import type { Message } from '../src/message.ts';

/** What is said in a language for a message, and for which English it was written. */
export interface Translation {
  english: string;
  text: string;
  /** A translator was not sure, or its English has changed since. */
  isFuzzy: boolean;
  /** To whoever translates next. */
  comment?: string;
}

/** With what its message tells who translates. */
export interface Entry extends Translation {
  note: string;
}

/** By what the messages are called. */
export type Catalogue = ReadonlyMap<string, Entry>;

/** Where the translations into a language stand, as gettext writes them. English is what the messages themselves say. */
export function catalogueFile(language: Language): string {
  return join(import.meta.dirname, `${language}.po`);
}

/** Empty for English, and for a language into which nothing is translated yet. */
export function catalogueOf(language: Language): Catalogue {
  const file = catalogueFile(language);
  return existsSync(file) ? new Map(readCatalogue(readFileSync(file, 'utf8')).entries) : new Map();
}

/** All that the release says in a language, English too, also where the browser part is there as it was built alone. */
export function releasedTexts(language: Language): Catalogue {
  if (language !== 'en') return catalogueOf(language);
  return new Map([...catalogueOf('de')].map(([key, entry]) => [key, { ...entry, text: entry.english }]));
}

export interface CatalogueFile {
  /** As its header names it; empty where it does not. */
  language: string;
  /** In the file's order, also what comes twice. */
  entries: [key: string, Entry][];
}

/** What gettext's tools write, too: what an entry was before, and what is no message any more, are left out. */
export function readCatalogue(file: string): CatalogueFile {
  const { headers, items } = PO.parse(file.replace(/^\uFEFF/, '').replace(/^#[|~].*\r?\n?/gm, ''));
  return {
    language: headers.Language ?? '',
    entries: items.map(({ msgctxt = '', msgid, msgstr, flags, extractedComments }) => [
      msgctxt,
      {
        english: msgid,
        text: msgstr.join(''),
        note: extractedComments.join(' '),
        isFuzzy: Object.keys(flags).some((flag) => flag.trim() === 'fuzzy'),
      },
    ]),
  };
}

/**
 * The file of a language for these messages, with what is translated already. A translation whose English has changed
 * is kept and marked 'fuzzy'; what is no message any more is left out.
 */
export function writtenCatalogue(
  language: Language,
  messages: ReadonlyMap<string, Message>,
  translated: ReadonlyMap<string, Translation>,
): string {
  const po = new PO();
  po.headers = {
    'Project-Id-Version': 'Laurel',
    Language: language.replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  po.comments = [' Texts are ICU MessageFormat: what stands in {braces} and <tags> keeps its name.'];
  po.items = [...messages].map(([key, { text, note }]) => {
    const item = new PO.Item();
    const before = translated.get(key);
    item.msgctxt = key;
    item.msgid = text;
    item.msgstr = [before?.text ?? ''];
    item.extractedComments = [note];
    if (before?.comment !== undefined) item.comments = before.comment.split('\n');
    if (before && (before.isFuzzy || before.english !== text)) item.flags.fuzzy = true;
    return item;
  });
  return `${po.toString().trimEnd()}\n`;
}
