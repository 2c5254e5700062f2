import type { SourceFile } from './imports.ts';

/**
 * Many are not a loop over one: what a file, a division or a basket has many of is read and written in sets. A loop that asks
 * the database in each round says on the line above why its rounds do not grow with the data: `// loop: a batch of 5,000 each`.
 * A reading by pattern: the body is what stands deeper than the loop's own line, which the formatter sees to.
 */
export function loopComplaints({ path, text }: SourceFile): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    if (!loop.test(line) || said.test(lines[i - 1] ?? '') || !bodyOf(lines, i).some((each) => asks.test(each)))
      return [];
    return [
      `${path}:${i + 1}: a loop asks the database in each round. Write it as a set, or say above behind '// loop:' why not.`,
    ];
  });
}

const loop = /^\s*(?:for(?: await)?|while) \(/;
const said = /\/\/ loop: \S+ \S+/;
/** A handle of the database is waited for, or a statement. */
const asks = /\bawait\b.*(?:\b(?:tx|db|on|one|client|owner)\b|\.execute\()/;

function bodyOf(lines: readonly string[], at: number): string[] {
  const first = lines[at] ?? '';
  const indent = first.length - first.trimStart().length;
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && line.length - line.trimStart().length <= indent);
  const body = rest.slice(0, end === -1 ? undefined : end);
  const own = first.replace(/^\s*for await \(.*? of .*?\)|^\s*for \(.*? of .*?\) ?/, '');
  return [own, ...body];
}
