import * as z from 'zod/mini';
import type { Message } from '#message';
import { textLength } from '#rules/text-length';
import { isOneLine, isSearch, isVisible } from '#rules/visible';
import * as said from '#texts';
import { told } from '#told';
import * as texts from './texts.ts';

/** Text of at most `max` code points that the database can hold: no U+0000, no half of a surrogate pair. */
export function text(max: number) {
  return z.string(told(texts.enterText)).check(
    z.refine((s) => textLength(s) <= max, told(said.charactersAtMost, { max })),
    z.refine((s) => !s.includes('\u0000') && s.isWellFormed(), told(texts.notStored)),
  );
}

/** Like `text`, with something to be seen. */
export function requiredText(max: number, words: Message = said.fillIn) {
  return text(max).check(z.refine(isVisible, told(words)));
}

/** One line: no line breaks, controls or signs of direction, so that it can stand in a mail header and beside other words. */
export function line(max: number) {
  return text(max).check(z.refine(isOneLine, told(said.useOneLine)));
}

/** What is looked for, in one line. */
export function searched(max: number) {
  return text(max).check(z.refine(isSearch, told(said.useOneLine)));
}

export function requiredLine(max: number, words: Message = said.fillIn) {
  return line(max).check(z.refine(isVisible, told(words)));
}
