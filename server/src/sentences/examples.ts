import type { Language } from '@laurel/contract/languages';
import { casesOf, shapeOf } from '@laurel/contract/languages/complaints';
import { formatters } from '@laurel/contract/say';
import compile from 'icu-minify/compile';
import format, { type FormatValues } from 'icu-minify/format';

const examplesMost = 8;

/** A text that can be said, as it is read: once for each of its cases, with the names of its values in their place. */
export function examplesOf(language: Language, text: string, now: Date): string[] {
  const said = compile(text);
  const { names, tags, plurals, selects } = shapeOf(said);
  const values: Record<string, unknown> = Object.fromEntries([
    ...tags.map((tag) => [tag, (inside: unknown) => inside]),
    ...[...names].map(([name, kind]) => [name, kind === 'text' ? `‹${name}›` : kind === 'date' ? now : 1234]),
  ]);
  let all = [values];
  const among = (name: string, cases: readonly unknown[]) => {
    all = all.flatMap((before) => cases.map((one) => ({ ...before, [name]: one }))).slice(0, examplesMost);
  };
  for (const [name, same] of Map.groupBy(plurals, ({ name }) => name))
    among(name, [...new Set(same.flatMap((plural) => [...casesOf(language, plural).values()]))]);
  for (const { name, cases } of selects) among(name, cases);
  const read = all.map((one) => plain(format(said, language, one as FormatValues<unknown>, { formatters })));
  return [...new Set(read)];
}

/** What stands within tags comes as a list. */
function plain(said: unknown): string {
  return Array.isArray(said) ? said.map(plain).join('') : String(said);
}
