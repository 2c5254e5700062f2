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
}

/** By what the messages are called. */
export type Catalogue = ReadonlyMap<string, Translation>;

/** Where the translations into a language stand, as gettext writes them. English is what the messages themselves say. */
export function catalogueFile(language: Language): string {
  return join(import.meta.dirname, `${language}.po`);
}

/** Empty for English, and for a language into which nothing is translated yet. */
export function catalogueOf(language: Language): Catalogue {
  const file = catalogueFile(language);
  return existsSync(file) ? readCatalogue(readFileSync(file, 'utf8')) : new Map();
}

export function readCatalogue(file: string): Catalogue {
  const { items } = PO.parse(file);
  return new Map(
    items
      .filter(({ obsolete }) => !obsolete)
      .map(({ msgctxt = '', msgid, msgstr, flags }) => [
        msgctxt,
        { english: msgid, text: msgstr.join(''), isFuzzy: flags.fuzzy === true },
      ]),
  );
}

/**
 * The file of a language for these messages, with what is translated already. A translation whose English has changed
 * is kept and marked 'fuzzy'; what is no message any more is left out.
 */
export function writtenCatalogue(
  language: Language,
  messages: ReadonlyMap<string, Message>,
  translated: Catalogue,
): string {
  const po = new PO();
  po.headers = {
    'Project-Id-Version': 'Laurel',
    Language: language,
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
    if (before && (before.isFuzzy || before.english !== text)) item.flags.fuzzy = true;
    return item;
  });
  return `${po.toString().trimEnd()}\n`;
}
