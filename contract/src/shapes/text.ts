import * as z from 'zod/mini';
import { textLength } from '#rules/text-length';
import { isOneLine, isSearch, isVisible } from '#rules/visible';
import { charactersAtMost, fillIn, useOneLine } from '#words';

/** Text of at most `max` code points that the database can hold: no U+0000, no half of a surrogate pair. */
export function text(max: number) {
  return z.string('Please enter text.').check(
    z.refine((s) => textLength(s) <= max, charactersAtMost(max)),
    z.refine((s) => !s.includes('\u0000') && s.isWellFormed(), 'This text has a character that cannot be stored.'),
  );
}

/** Like `text`, with something to be seen. */
export function requiredText(max: number, words = fillIn) {
  return text(max).check(z.refine(isVisible, words));
}

/** One line: no line breaks, controls or signs of direction, so that it can stand in a mail header and beside other words. */
export function line(max: number) {
  return text(max).check(z.refine(isOneLine, useOneLine));
}

/** What is looked for, in one line. */
export function searched(max: number) {
  return text(max).check(z.refine(isSearch, useOneLine));
}

export function requiredLine(max: number, words = fillIn) {
  return line(max).check(z.refine(isVisible, words));
}
