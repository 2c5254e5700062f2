import type { CompiledMessage } from 'icu-minify/format';

/** What the page brings along in a block of its own. */
export function broughtAlong<Value>(id: string): Value | undefined {
  const block = document.getElementById(id);
  return block ? (JSON.parse(block.textContent) as Value) : undefined;
}

// of the process: of the page, for as long as it lives
let words: Record<string, CompiledMessage> | undefined;

/** The page brings the words of its reader along; a message is what they stand at: `web/vite/messages.ts`. */
export function wordsOfPage(): Record<string, CompiledMessage> {
  words ??= broughtAlong('words') ?? {};
  return words;
}
