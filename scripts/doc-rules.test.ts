import { expect, test } from 'vitest';
import { lostPaths, untrueQuotes, workplaceWords } from './doc-rules.ts';

const existing = new Set([
  'README.md',
  'docs/architecture.md',
  'docs/decisions/0001-three-workspaces.md',
  'server/src/main.ts',
]);
const lost = (path: string, text: string) => lostPaths({ path, text }, existing);

test('a document may name what is there, what use makes, and what is no path of ours', () => {
  const text = `See [the plan](docs/architecture.md#rooms), \`server/src/main.ts\`, \`server/src/\` and \`data/voucher.key\`.
[a site](https://example.com/x) \`application/json\` \`/api/nom/wallOfFame\` \`and/or\` \`npm run laurel -- backup\`
\`\`\`
node server/src/main.ts
\`\`\``;
  expect(lost('README.md', text)).toEqual([]);
  expect(lost('docs/decisions/0001-three-workspaces.md', '[plan](../architecture.md) [home](../../README.md)')).toEqual(
    [],
  );
});

test('a path that is not there is told, from a link, from backquotes and from a block', () => {
  const text = '[a](docs/lost.md) and `server/src/gone.ts`\n```\nnode server/src/old.ts\n```';
  expect(lost('README.md', text)).toEqual(['docs/lost.md', 'server/src/gone.ts', 'server/src/old.ts']);
  expect(lost('docs/architecture.md', '[a](operations.md)')).toEqual(['docs/operations.md']);
});

test('a block that names its file stands there, however far it is indented', () => {
  const code = 'export const a = [\n  first,\n  second,\n];\n';
  const quoting = (block: string) => untrueQuotes({ path: 'README.md', text: `So:\n\n${block}\n` }, () => code);
  expect(quoting('```ts server/src/main.ts\nfirst,\nsecond,\n```')).toEqual([]);
  expect(quoting('```ts\nthird,\n```')).toEqual([]);
  expect(quoting('```ts server/src/main.ts\nsecond,\nfirst,\n```')).toEqual(['server/src/main.ts']);
});

test('a word that names a workplace is told', () => {
  const place = ['', 'home', 'ann', 'laurel'].join('/');
  expect(workplaceWords({ path: 'README.md', text: `run it in ${place} or in file://${place}` })).toEqual([
    ['', 'home', 'ann'].join('/'),
    `file://${place}`,
  ]);
  expect(
    workplaceWords({ path: 'README.md', text: 'https://laurel.example/home/page and /var/lib/laurel and ./work/x' }),
  ).toEqual([]);
});
