import { languageOf } from '@laurel/contract/languages';
import { type Reader, readBy } from '@laurel/contract/say';
import type { CompiledMessage } from 'icu-minify/format';
import { keptLocale } from './locale.ts';

/** What the page brings along in a block of its own. */
function broughtAlong<Value>(id: string): Value | undefined {
  const block = document.getElementById(id);
  return block ? (JSON.parse(block.textContent) as Value) : undefined;
}

let words: Record<string, CompiledMessage> | undefined;

/**
 * The page brings the words of its reader along; a message is what they stand at: `web/vite/messages.ts`.
 * @public Rooms whose words come later put them here, by code that the build writes.
 */
export function wordsOfPage(): Record<string, CompiledMessage> {
  words ??= broughtAlong('words') ?? {};
  return words;
}

/** Only where the company goes by another one than the specification's. */
const programme = broughtAlong<Reader['programme']>('programme');

readBy(() => ({
  locale: localeOfPage(),
  words: (message) => wordsOfPage()[String(message)] ?? '',
  programme,
}));

let locale: string | undefined;

/** Its language, and as which country its member writes numbers and dates; as it opens, because tables keep what is said. */
function localeOfPage(): string {
  const { lang } = document.documentElement;
  const kept = keptLocale();
  locale ??= kept !== undefined && languageOf(kept) === languageOf(lang) ? kept : lang;
  return locale;
}
