import * as z from 'zod/mini';
import type { Message } from '#message';
import type { Programme } from '#programme/items';
import { programme } from '#programme/programme';
import { textLength } from '#rules/text-length';
import { isOneLine, isSearch, isVisible } from '#rules/visible';
import { say } from '#say';
import * as said from '#texts';
import { told } from '#told';
import * as texts from './texts.ts';

/** So many code points, or as many as the programme says when something is read. */
type Most = number | ((goes: Programme) => number);

function mostNow(max: Most): number {
  return typeof max === 'number' ? max : max(programme());
}

/** Text of at most `max` code points that the database can hold: no U+0000, no half of a surrogate pair. */
export function text(max: Most) {
  return z.string(told(texts.enterText)).check(
    z.refine((s) => textLength(s) <= mostNow(max), {
      error: () => say(said.charactersAtMost, { max: mostNow(max) }),
    }),
    z.refine((s) => !s.includes('\u0000') && s.isWellFormed(), told(texts.notStored)),
  );
}

/** Like `text`, with something to be seen. */
export function requiredText(max: Most, words: Message = said.fillIn) {
  return text(max).check(z.refine(isVisible, told(words)));
}

/** One line: no line breaks, controls or signs of direction, so that it can stand in a mail header and beside other words. */
export function line(max: Most) {
  return text(max).check(z.refine(isOneLine, told(said.useOneLine)));
}

/** What is looked for, in one line. */
export function searched(max: number) {
  return text(max).check(z.refine(isSearch, told(said.useOneLine)));
}

export function requiredLine(max: Most, words: Message = said.fillIn) {
  return line(max).check(z.refine(isVisible, told(words)));
}
