import { folded } from '@laurel/contract/rules/folded';
/** Whether every word of a search stands in a text, whatever its case and accents. */
export function matcherOf(search: string): (text: string) => boolean {
  const words = wordsOf(search);
  return (text) => {
    const within = folded(text);
    return words.every((word) => within.includes(word));
  };
}

/** The same with typing errors forgiven: each word stands in the text, or one that looks like it. */
export function likenessOf(search: string): (text: string) => boolean {
  const words = wordsOf(search);
  return (text) => {
    const within = folded(text);
    const others = within.split(notOfWords);
    return words.every((word) => within.includes(word) || others.some((other) => isAlike(word, other)));
  };
}

const notOfWords = /[^\p{L}\p{N}]+/u;

/** Letters from which on trigrams tell words apart, as in the directory's search. */
const trigramLetters = 3;
/** The share of trigrams that two words have in common: what PostgreSQL takes for alike, too. */
const likenessLeast = 0.3;

function isAlike(word: string, other: string): boolean {
  if (word.length < trigramLetters || other.length < trigramLetters) return false;
  const [a, b] = [trigramsOf(word), trigramsOf(other)];
  return a.intersection(b).size / a.union(b).size >= likenessLeast;
}

/** As PostgreSQL counts them: the beginning of a word weighs more than its end. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3)));
}

function wordsOf(search: string): string[] {
  return folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}
