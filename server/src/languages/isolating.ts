import { directionOf, type Language } from '@laurel/contract/languages';
import type { CompiledMessage } from 'icu-minify/format';

type Node = Exclude<CompiledMessage, string>[number];

/**
 * The words of a sentence in which each value turns nothing but itself: a Hebrew name in an English sentence, a Latin one at the
 * beginning of an Arabic one. What need not be isolated stays as it is.
 */
export function isolating(words: CompiledMessage, values: unknown, language: Language): CompiledMessage {
  const isRightToLeft = directionOf(language) === 'rtl';
  const turned = new Map(
    Object.entries(values ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' && turns(value, isRightToLeft) ? [[name, isolated(value)] as const] : [],
    ),
  );
  return turned.size === 0 ? words : withValues(words, turned);
}

/** Letters and marks that change the direction of what stands around them in a sentence that is read from the left. */
const turning = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const leftToRight = /[\p{L}--[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]]/v;
/** What mail programs make a link of must end where it ends. */
const address = /^\S+[@/]\S+$/;

function turns(value: string, isRightToLeft: boolean): boolean {
  if (!isRightToLeft) return turning.test(value);
  return leftToRight.test(value) && !address.test(value);
}

/** Isolates of its own go, for they could end ours. */
function isolated(value: string): string {
  return `\u2068${value.replace(/[\u2066-\u2069]/g, '')}\u2069`;
}

/** What chooses among cases stays what it is. */
function withValues(words: CompiledMessage, values: ReadonlyMap<string, string>): CompiledMessage {
  return typeof words === 'string' ? words : words.map((node) => nodeWith(node, values));
}

function nodeWith(node: Node, values: ReadonlyMap<string, string>): Node {
  if (!Array.isArray(node)) return node;
  const [name, type, cases, ...rest] = node as [string, unknown, unknown, ...unknown[]];
  if (type === undefined) return values.get(name) ?? node;
  if (typeof type !== 'number' || type === 0)
    return [name, ...node.slice(1).map((child) => nodeWith(child as Node, values))] as unknown as Node;
  if (type > 3) return node;
  const said = Object.entries(cases as Record<string, CompiledMessage | 0>).map(
    ([when, words]) => [when, words === 0 ? words : withValues(words, values)] as const,
  );
  return [name, type, Object.fromEntries(said), ...rest] as unknown as Node;
}
