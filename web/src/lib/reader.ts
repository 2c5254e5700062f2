import { readBy } from '@laurel/contract/say';
import type { CompiledMessage } from 'icu-minify/format';

let words: Record<string, CompiledMessage> | undefined;

/** The page brings the words of its reader along; a message is what they stand at: `web/vite/messages.ts`. */
function wordsOfPage(): Record<string, CompiledMessage> {
  words ??= JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<string, CompiledMessage>;
  return words;
}

readBy(() => ({
  language: document.documentElement.lang,
  words: (message) => wordsOfPage()[String(message)] ?? '',
}));
