/**
 * How well, how quickly and with how much memory the language of what people write is told, on sentences whose language is known: what
 * the release says in each of its own, by how many words they have.
 */
import { releasedTexts } from '../contract/languages/catalogue.ts';
import { languages } from '../contract/src/languages.ts';

const sentences = languages.flatMap((language) =>
  [...releasedTexts(language).values()]
    .map(({ text }) => ({ language: language.split('-')[0], text }))
    .filter(({ text }) => /\p{L}/u.test(text) && !text.includes('{')),
);

globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const { identifyLanguage } = await import('../server/src/languages/identify.ts');
identifyLanguage('Good morning to all of you');
globalThis.gc?.();
const heap = (process.memoryUsage().heapUsed - before) / 1e6;

for (const [from, to] of [
  [1, 1],
  [2, 3],
  [4, 6],
  [7, 12],
  [13, Number.POSITIVE_INFINITY],
] as const) {
  const some = sentences.filter(({ text }) => {
    const words = text.match(/\p{L}+/gu)?.length ?? 0;
    return from <= words && words <= to;
  });
  const started = performance.now();
  const told = some.map(({ language, text }) => ({ language, as: identifyLanguage(text) }));
  const each = ((performance.now() - started) * 1000) / some.length;
  const share = (found: unknown[]) => `${((found.length / some.length) * 100).toFixed(1)} %`;
  const right = told.filter(({ language, as }) => as === language);
  const wrong = told.filter(({ language, as }) => as && as !== language);
  const words = to === from ? `${from}` : `${from} to ${to === Number.POSITIVE_INFINITY ? 'many' : to}`;
  print(
    `${words} words: ${some.length} sentences, told ${share(right)}, wrongly ${share(wrong)}, ${each.toFixed(0)} µs each`,
  );
}
print(globalThis.gc ? `${heap.toFixed(1)} MB of heap` : 'with --expose-gc: its memory, too');

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
