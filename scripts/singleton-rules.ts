import type { SourceFile } from './imports.ts';

/**
 * One process may serve several companies: what a module keeps for itself is everybody's. A module therefore keeps nothing that
 * changes, unless a comment above says that it is the machine's own: `// of the process: …`, or kept apart for each database:
 * `// of each database: …`.
 */
export function singletonComplaints({ path, text }: SourceFile): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    if (!keeps.test(line) || said.test(lines[i - 1] ?? '')) return [];
    return [
      `${path}:${i + 1}: a module that keeps something is one for all companies. Hang it on what belongs to one.`,
    ];
  });
}

/** At the margin: a variable that changes, or a collection that begins empty. */
const keeps =
  /^(?:export )?(?:let |const \w+(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)|\[\]|\{\});)/;
const said = /^\/\/ of (?:the process|each database): \S+ \S+/;
