import { posix } from 'node:path';

export type SourceFile = { path: string; text: string };
export type Import = { specifier: string; target: string | undefined; isReexport: boolean };

/**
 * What a file imports, types included, and the file of ours that each one means. A reading by pattern, not by grammar:
 * it counts on the formatter, which gives every import the same shape.
 */
export function importsOf({ path, text }: SourceFile): Import[] {
  const found = [...text.matchAll(statement), ...text.matchAll(dynamic)];
  return found.map(({ groups }) => {
    const { specifier = '', word } = groups ?? {};
    return { specifier, target: targetOf(path, specifier), isReexport: word === 'export' };
  });
}

const statement = /^(?<word>import|export)\b(?:[^'";`()]*?\bfrom)?\s*'(?<specifier>[^'\n]+)'/gm;
const dynamic = /\bimport\(\s*'(?<specifier>[^'\n]+)'\s*\)/g;

function targetOf(path: string, specifier: string): string | undefined {
  const workspace = path.split('/')[0] ?? '';
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  if (specifier.startsWith('#'))
    return posix.join(workspace, 'src', specifier.slice(1) + (workspace === 'web' ? '' : '.ts'));
  if (specifier === '@laurel/contract') return 'contract/src/index.ts';
  if (specifier.startsWith('@laurel/contract/')) {
    const file = specifier.slice('@laurel/contract/'.length);
    return `contract/${file.startsWith('languages/') ? '' : 'src/'}${file}.ts`;
  }
  return undefined;
}

/** Each circle of files once, as the way round it. */
export function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (file: string): void => {
    const begin = way.indexOf(file);
    if (begin !== -1) found.push([...way.slice(begin), file]);
    if (begin !== -1 || done.has(file)) return;
    way.push(file);
    for (const next of graph.get(file) ?? []) walk(next);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) walk(file);
  return found;
}
