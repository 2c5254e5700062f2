import type { Message } from '@laurel/contract/message';
import { readBy } from '@laurel/contract/say';
import compile from 'icu-minify/compile';

/** Tests of the browser part read English, from the messages themselves. */
const compiled = new Map<Message, ReturnType<typeof compile>>();

readBy(() => ({
  language: 'en',
  words(message) {
    const known = compiled.get(message) ?? compile(message.text);
    compiled.set(message, known);
    return known;
  },
}));
