import type { CompiledMessage } from 'icu-minify/format';

/**
 * The language in which nobody reads: every letter stays readable, is accented, and each text is 40 % longer and has
 * its ends. So what is no message is seen at once, and what breaks when words grow.
 */
export function pseudo(message: CompiledMessage): CompiledMessage {
  const said = typeof message === 'string' ? [accented(message)] : message.map(nodeOf);
  const length = textsOf(message).join('').length;
  return ['⟦', ...said, `${'·'.repeat(Math.ceil(length * 0.4))}⟧`];
}

type Node = Exclude<CompiledMessage, string>[number];

function nodeOf(node: Node): Node {
  if (typeof node === 'string') return accented(node);
  if (node === 0) return node;
  const [name, type, ...rest] = node;
  if (isChoice(node)) return [name, type, mapped(rest[0] as Record<string, Node>)] as Node;
  if (type === undefined || (typeof type === 'number' && type !== 0)) return node;
  return [name, nodeOf(type as Node), ...rest.map((child) => nodeOf(child as Node))];
}

/** A select or a plural: its name, its type, and what is said in each case. */
function isChoice(node: readonly unknown[]): boolean {
  return typeof node[1] === 'number' && node[1] >= 1 && node[1] <= 3;
}

function mapped(cases: Record<string, Node>): Record<string, Node> {
  const each = (said: Node): Node =>
    Array.isArray(said) ? (said.map((part) => nodeOf(part as Node)) as Node) : nodeOf(said);
  return Object.fromEntries(Object.entries(cases).map(([when, said]) => [when, each(said)]));
}

function textsOf(message: CompiledMessage): string[] {
  if (typeof message === 'string') return [message];
  return message.filter((node) => typeof node === 'string');
}

const plain = 'aceilnorsuyzACEILNORSUYZ';
const marked = 'àçéîļñôřšûýžÀÇÉÎĻÑÔŘŠÛÝŽ';

function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => marked[plain.indexOf(letter)] ?? letter);
}
