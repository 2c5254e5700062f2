import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Message } from './message.ts';

// of the process: each message as it was compiled, once
const compiled = new WeakMap<Message, CompiledMessage>();

/** English is what the messages themselves say. With its parser: the browser part is sent words that are compiled. */
export function inEnglish(message: Message): CompiledMessage {
  const words = compiled.get(message) ?? compile(message.text);
  compiled.set(message, words);
  return words;
}
