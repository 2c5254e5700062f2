import { say } from '@laurel/contract/say';
import type { Letter } from './letter.ts';
import * as texts from './texts.ts';

/** What a kind of message is called, by the name of its letter. */
export type Titles = (letter: string) => string;

/** What kinds of messages are called; of those that no release writes any more only the name is known. */
export function titlesOf(letters: readonly Letter[]): Titles {
  const titles = new Map(letters.map(({ name, title }) => [name, title]));
  return (letter) => {
    const title = titles.get(letter);
    return title ? say(title) : say(texts.formerMessage, { letter });
  };
}
