import type { SourceFile } from './imports.ts';

/**
 * The names of people are composed in one place: the generated columns of `profiles`, read as `called`, `display_name` and
 * `roster_name`. This finds who composes them again, in SQL or in TypeScript.
 *
 * What it cannot know: names that travel under other names.
 */
export function nameComplaints({ path, text }: SourceFile): string[] {
  return text
    .split('\n')
    .flatMap((line, i) =>
      composed.test(line) && !/\/\/ name: \S+ \S+/.test(line)
        ? [`${path}:${i + 1}: a name is composed here. Read called, display_name or roster_name of people instead.`]
        : [],
    );
}

const alias = String.raw`(?:(?:\w+|\$\{\w+\})\.)?`;
const composed = new RegExp(
  [
    String.raw`\|\|\s*${alias}surname\b`,
    String.raw`(?:known_as|knownAs)\s*\?\?`,
    String.raw`coalesce\(\s*${alias}known_as\b`,
    String.raw`(?:known_as|knownAs|firstname)\}\s+\$\{(?:\w+\.)?surname\}`,
  ].join('|'),
  'i',
);
