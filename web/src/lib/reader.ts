import { languageOf } from '@laurel/contract/languages';
import { readBy } from '@laurel/contract/say';
import type { CompiledMessage } from 'icu-minify/format';
import { keptLocale } from './locale.ts';

let words: Record<string, CompiledMessage> | undefined;

/** The page brings the words of its reader along; a message is what they stand at: `web/vite/messages.ts`. */
function wordsOfPage(): Record<string, CompiledMessage> {
  words ??= JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<string, CompiledMessage>;
  return words;
}

readBy(() => ({
  locale: localeOfPage(),
  words: (message) => wordsOfPage()[String(message)] ?? '',
}));

let locale: string | undefined;

/** Its language, and as which country its member writes numbers and dates; as it opens, because tables keep what is said. */
function localeOfPage(): string {
  const { lang } = document.documentElement;
  const kept = keptLocale();
  locale ??= kept !== undefined && languageOf(kept) === languageOf(lang) ? kept : lang;
  return locale;
}
