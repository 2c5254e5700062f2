import type { SourceFile } from './imports.ts';

/**
 * No silent limit: a list that drives work or money is paged by the server and carries its total. Every limit of a query
 * therefore says, on its line or on the one above, what becomes of the rows behind it: `-- limit: one row by key`,
 * `// limit: the page that was asked for, the total is counted beside`.
 *
 * What it cannot know: whether the words are true. That is what the reviewer reads them for.
 */
export function limitComplaints({ path, text }: SourceFile): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    if (!limits.test(withoutComment(line)) || said.test(line) || said.test(lines[i - 1] ?? '')) return [];
    return [
      `${path}:${i + 1}: a limit without words. Page the list and give its total, or say behind '-- limit:' or '// limit:' what becomes of the rest.`,
    ];
  });
}

/** `limit 50`, `limit ${most}`, `limit $1`, `fetch first 5 rows`, and the query builder's `.limit(…)`. */
const limits = /\blimit\s+(?:\d|\$)|\bfetch\s+(?:first|next)\b|\.limit\(/i;
const said = /(?:--|\/\/|\/?\*+)\s*limit: \S+ \S+/;

function withoutComment(line: string): string {
  return line.replace(/^\s*(?:\/\/|\/?\*|--).*$/, '');
}
