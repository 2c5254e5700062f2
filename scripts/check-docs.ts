import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lostPaths, untrueQuotes, workplaceWords } from './doc-rules.ts';
import { ownFiles } from './own-files.ts';

/** Documents name only what exists and quote what stands there, and nothing names the place where it was written. */
const root = join(import.meta.dirname, '..');
const paths = ownFiles(root);
const existing = new Set(paths);
const readable = paths.filter(
  (path) => /\.(md|ts|tsx|css|html|json|sql|csv|yml|yaml|svg|sh)$|^\.ci\//.test(path) && path !== 'package-lock.json',
);

const textOf = (path: string) => (existing.has(path) ? readFileSync(join(root, path), 'utf8') : '');

const complaints = readable.flatMap((path) => {
  const document = { path, text: textOf(path) };
  const isDocument = path.endsWith('.md') && !/^(?:demo|server\/content)\//.test(path);
  return [
    ...(isDocument ? lostPaths(document, existing).map((place) => `${path}: there is no ${place}.`) : []),
    ...(isDocument ? untrueQuotes(document, textOf).map((place) => `${path}: ${place} does not say so.`) : []),
    ...workplaceWords(document).map((word) => `${path}: "${word}" names a workplace.`),
  ];
});

for (const complaint of complaints) console.error(complaint);
process.stdout.write(`${readable.length} files read, ${complaints.length} complaints\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
