/** Of one kind of letters on a page. Sizes are points. */
export interface Letters {
  font: string;
  size: number;
  leading: number;
}

export type Direction = 'ltr' | 'rtl';

/** The first letter that has a direction decides, as `dir="auto"` does. */
export function directionIn(words: string, otherwise: Direction = 'ltr'): Direction {
  const first = /\p{L}/u.exec(words.replace(/[^\p{L}]/gu, ''))?.[0];
  if (!first) return otherwise;
  return isRightToLeft(first) ? 'rtl' : 'ltr';
}

export function isRightToLeft(words: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(words);
}

/** The direction that was asked for; where none was, that of the words. */
export function directionOf(dir: string, words: string): Direction {
  return dir === 'rtl' || dir === 'ltr' ? dir : directionIn(words);
}

/** Where the reader's language breaks lines, each piece with the spaces after it. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(line)) {
    const last = pieces.at(-1);
    // What follows a word without a space stays with it, but for scripts that have none between words.
    const joins = last !== undefined && !/\s$/.test(last) && !(isWordLike && withoutSpaces.test(segment));
    if (joins || (last !== undefined && /^\s+$/.test(segment))) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** The words in lines that are no wider than this. A word that is wider than a line is broken where it must be. */
export function linesOf(words: string, width: number, wide: (words: string) => number): string[] {
  return words
    .replace(/\r\n?/g, '\n')
    .trim()
    .split('\n')
    .flatMap((line) => wrapped(line.trim(), width, wide));
}

function wrapped(line: string, width: number, wide: (words: string) => number): string[] {
  const lines: string[] = [];
  let open = '';
  for (const piece of piecesOf(line)) {
    if (wide((open + piece).trimEnd()) <= width) {
      open += piece;
      continue;
    }
    if (open) lines.push(open.trimEnd());
    const parts = wide(piece.trimEnd()) <= width ? [piece] : broken(piece, width, wide);
    lines.push(...parts.slice(0, -1));
    open = parts.at(-1) ?? '';
  }
  return [...lines, open.trimEnd()];
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function broken(word: string, width: number, wide: (words: string) => number): string[] {
  const parts = [''];
  for (const { segment } of graphemes.segment(word)) {
    const last = parts.at(-1) ?? '';
    if (last && wide(last + segment) > width) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}
