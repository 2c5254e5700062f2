import { folded, foldedWords } from '@laurel/contract/rules/folded';
import type { Option } from './option.ts';

const beginsWord = '(?<![\\p{L}\\p{N}])';

/** What is found in the browser at once: each word begins one of the label or of its other words; those first whose label begins so. */
export function fitting(options: readonly Option[], search: string): Option[] {
  const words = foldedWords(search);
  if (words.length === 0) return [];
  const ranked = options.map((option) => ({ option, rank: rankOf(option, words) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ option }) => option);
}

/** 3 where the label begins with the search, 2 where all is in it, 1 where other words are needed, 0 where it is another thing. */
function rankOf({ label, detail = '', otherWords = '' }: Option, words: readonly string[]): number {
  const [named, all] = [folded(label), folded(`${label} ${detail} ${otherWords}`)];
  if (!holds(all, words)) return 0;
  if (named.startsWith(words.join(' '))) return 3;
  return holds(named, words) ? 2 : 1;
}

/** Whether each of the words begins one of a folded text. */
function holds(text: string, words: readonly string[]): boolean {
  return words.every((word) => new RegExp(beginsWord + escaped(word), 'u').test(text));
}

/** Of what a former search found: what these words, which go on from its, still fit. */
export function stillFits({ label, detail = '', quote = '', otherWords = '' }: Option, search: string): boolean {
  const text = folded([label, detail, quote, otherWords].join(' '));
  return foldedWords(search).every((word) => text.includes(word));
}

export interface Part {
  text: string;
  isMatch: boolean;
}

/** A text in parts: those at which one of the words begins a word are the match. */
export function markedParts(text: string, search: string): Part[] {
  const words = foldedWords(search).flatMap((word) => word.split(/[^\p{L}\p{N}\p{S}]+/u).filter((each) => each !== ''));
  if (words.length === 0) return [{ text, isMatch: false }];
  const { within, places } = placed(text);
  const either = words.toSorted((a, b) => b.length - a.length).map(escaped);
  const parts: Part[] = [];
  let end = 0;
  for (const found of within.matchAll(new RegExp(`${beginsWord}(?:${either.join('|')})`, 'gu'))) {
    const from = places[found.index] ?? 0;
    const to = places[found.index + found[0].length] ?? text.length;
    if (from > end) parts.push({ text: text.slice(end, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** A text as it is compared, and where each of its signs began before. */
function placed(text: string): { within: string; places: number[] } {
  const places: number[] = [];
  let within = '';
  let at = 0;
  for (const sign of text) {
    const compared = /\s/u.test(sign) ? ' ' : folded(sign);
    for (let n = 0; n < compared.length; n += 1) places.push(at);
    within += compared;
    at += sign.length;
  }
  return { within, places };
}

const before = 32;
const shown = 180;

/** Of a long text what stands around its first match, whole words at both ends. */
export function excerptOf(text: string, search: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const first = markedParts(line, search);
  const at = first[0]?.isMatch ? 0 : first.length > 1 ? (first[0]?.text.length ?? 0) : 0;
  const from = at <= before * 2 ? 0 : line.indexOf(' ', at - before) + 1;
  const cut = [...line.slice(from)];
  const rest =
    cut.length > shown
      ? `${cut
          .slice(0, shown)
          .join('')
          .replace(/\s+\S*$/u, '')}…`
      : cut.join('');
  return from > 0 ? `…${rest}` : rest;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
