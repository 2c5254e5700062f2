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

const composed =
  /\|\|\s*(?:\w+\.)?surname\b|(?:known_as|knownAs)\s*\?\?|coalesce\(\s*(?:\w+\.)?known_as\b|(?:known_as|firstname)\}\s+\$\{(?:\w+\.)?surname\}/i;
