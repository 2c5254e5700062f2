import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** How many characters may still be written, or are too many. */
export function charactersLeft(left: number): string {
  return left < 0 ? say(texts.tooMany, { count: -left }) : say(texts.remaining, { count: left });
}
