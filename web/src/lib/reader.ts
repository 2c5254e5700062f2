import { languageOf } from '@laurel/contract/languages';
import { localeCookie, localeCookieOf } from '@laurel/contract/locale-cookie';
import { readBy } from '@laurel/contract/say';
import type { CompiledMessage } from 'icu-minify/format';

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

/** As the server kept it at the last sign-on, or `keepLocale` since. */
export function keptLocale(): string | undefined {
  return document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1);
}

/** The next page comes in that language. */
export function keepLocale(wanted: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: over http there is no cookie store, and the page may open anew at once
  document.cookie = localeCookieOf(wanted, { isHttps: window.location.protocol === 'https:' });
}
