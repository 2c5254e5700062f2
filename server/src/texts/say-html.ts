import type { Message, TagsOf, ValuesOf } from '@laurel/contract/message';
import { sayWith } from '@laurel/contract/say';
import { escapeHtml } from './escape-html.ts';

/** HTML, as it is sent. */
interface Html {
  html: string;
}

/** A message as HTML: its words and values stand in it as themselves. */
export function sayHtml<Text extends string>(
  message: Message<Text>,
  values: NoInfer<ValuesOf<Text> & TagsOf<Text, Html>>,
): string {
  return htmlOf(sayWith<Text, Html>(message, values));
}

/** For a tag of a message. */
export const strong = (words: (string | Html)[]): Html => ({ html: `<strong>${htmlOf(words)}</strong>` });

function htmlOf(words: (string | Html)[]): string {
  return words.map((part) => (typeof part === 'string' ? escapeHtml(part) : part.html)).join('');
}
