import type { SourceFile } from './imports.ts';

/** What the rows say of the calls: of each noun its calls, in their order. */
export type Nouns = ReadonlyMap<string, readonly string[]>;

/** A noun of more calls has a folder, with a file for each; one of fewer may have it. */
const callsOfFileMax = 6;

const rowsFile = 'contract/src/call-rows.ts';
export const indexFile = 'contract/src/index.ts';

export function nounsOf(rows: Readonly<Record<string, { noun: string }>>): Nouns {
  return Map.groupBy(Object.keys(rows), (name) => rows[name]?.noun ?? '');
}

/** Of these files, the nouns whose calls have a folder though they could stand in one file. */
function apartIn(paths: Iterable<string>): ReadonlySet<string> {
  return new Set([...paths].flatMap((path) => path.match(/^contract\/src\/calls\/(\w+)\/\w+\.ts$/)?.[1] ?? []));
}

/** The file of a call's schemas. */
function schemasOf(noun: string, name: string, calls: readonly string[], apart: ReadonlySet<string>): string {
  return calls.length > callsOfFileMax || apart.has(noun)
    ? `contract/src/calls/${noun}/${name.toLowerCase()}.ts`
    : `contract/src/calls/${noun}.ts`;
}

/** A call is written in three places: its row, its schemas, its handler. What is missing, and where to write it. */
export function callComplaints(nouns: Nouns, files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const apart = apartIn(texts.keys());
  const index = indexOf(nouns, texts.keys());
  return [
    ...[...nouns].flatMap(([noun, calls]) =>
      calls.flatMap((name) => [
        ...schemaComplaints(name, schemasOf(noun, name, calls, apart), texts),
        ...handlerComplaints(name, noun, files),
      ]),
    ),
    ...files.flatMap((file) => strangers(nouns, file, apart)),
    ...(texts.get(indexFile) === index
      ? []
      : [`${indexFile} is not what the rows say: run \`node scripts/check-calls.ts --write\`.`]),
  ];
}

function schemaComplaints(name: string, place: string, texts: ReadonlyMap<string, string>): string[] {
  if (schemasIn(texts.get(place) ?? '').includes(name)) return [];
  return [`${name} has no schemas: write \`export const ${name} = call('${name}', input, output);\` in ${place}.`];
}

function handlerComplaints(name: string, noun: string, files: readonly SourceFile[]): string[] {
  const place = `server/src/${noun}/`;
  const handled = new RegExp(`\\w\\(\\s*(?:\\w+\\.)*${name},`);
  const isHandled = ({ path, text }: SourceFile) =>
    path.startsWith(place) && path.endsWith('calls.ts') && handled.test(text);
  if (files.some(isHandled)) return [];
  return [`${name} has no handler: write \`query(${name}, …)\` or \`verb(${name}, …)\` in ${place}calls.ts.`];
}

/** Schemas where no row sends them. */
function strangers(nouns: Nouns, { path, text }: SourceFile, apart: ReadonlySet<string>): string[] {
  if (!path.startsWith('contract/src/calls/')) return [];
  const places = new Map(
    [...nouns].flatMap(([noun, calls]) => calls.map((name) => [name, schemasOf(noun, name, calls, apart)])),
  );
  return schemasIn(text).flatMap((name) => {
    const place = places.get(name);
    if (place === undefined) return [`${name} has no row: write it in ${rowsFile}.`];
    return place === path ? [] : [`${path}: the schemas of ${name} stand in ${place}.`];
  });
}

function schemasIn(text: string): string[] {
  return [...text.matchAll(/^export const (\w+) = call\(/gm)].map(([, name = '']) => name);
}

/** The contract's one barrel, as the rows say it and the files lie. */
export function indexOf(nouns: Nouns, paths: Iterable<string>): string {
  const apart = apartIn(paths);
  const imports = [...nouns].flatMap(([noun, calls]) => {
    const places = Map.groupBy(calls, (name) => schemasOf(noun, name, calls, apart));
    return [...places].map(
      ([place, names]) => `import { ${names.join(', ')} } from '${place.replace('contract/src/', './')}';`,
    );
  });
  const groups = [...nouns].map(([noun, calls]) => `  ${noun}: { ${calls.join(', ')} },`);
  return `// Written by node scripts/check-calls.ts --write, in the order of the rows.
// biome-ignore-all format: as it is written
// biome-ignore-all assist/source/organizeImports: as it is written
${imports.join('\n')}

/** Every call, by the noun that it changes. */
export const calls = {
${groups.join('\n')}
};

/** Every call by its name, for clients. */
export type Calls = ${[...nouns.keys()].map((noun) => `typeof calls.${noun}`).join(' & ')};
`;
}
