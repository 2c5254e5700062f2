import type { CompiledMessage } from 'icu-minify/format';

/** The same words without the cases of a plural that say what `other` says, to which what has no case falls back. */
export function pruned<Node>(node: Node): Node {
  if (!Array.isArray(node)) return node;
  const [name, type, cases] = node as [unknown, unknown, Record<string, CompiledMessage>];
  if (typeof name !== 'string' || (type !== 1 && type !== 2 && type !== 3)) return node.map(pruned) as Node;
  const kept = Object.entries(cases).map(([when, said]) => [when, pruned(said)] as const);
  const other = JSON.stringify(pruned(cases.other));
  const differ = kept.filter(
    ([when, said]) => when === 'other' || when.startsWith('=') || JSON.stringify(said) !== other,
  );
  return [name, type, Object.fromEntries(differ)] as Node;
}
