import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles } from './own-files.ts';
import { isTest, placeOf } from './room-rules.ts';

/**
 * Prints how much each room holds, the fullest first: files, and lines that are neither blank nor a comment, tests apart.
 *
 *   node scripts/room-lines.ts [web …]
 */
const root = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const rooms = new Map<string, { files: number; code: number; styles: number }>();
for (const path of ownFiles(root)) {
  const { workspace, room } = placeOf(path);
  if (!/^(contract|server|web)\/src\/.*\.(tsx?|css)$/.test(path) || isTest(path)) continue;
  if (wanted.length > 0 && !wanted.includes(workspace)) continue;
  const lines = linesOf(readFileSync(join(root, path), 'utf8'));
  for (const name of [`${workspace}/src`, `${workspace}/src/${room}`]) {
    const { files, code, styles } = rooms.get(name) ?? { files: 0, code: 0, styles: 0 };
    const isSheet = path.endsWith('.css');
    rooms.set(name, { files: files + 1, code: code + (isSheet ? 0 : lines), styles: styles + (isSheet ? lines : 0) });
  }
}
for (const [name, { files, code, styles }] of [...rooms].sort(([, a], [, b]) => b.code + b.styles - a.code - a.styles))
  process.stdout.write(`${name}: ${code} lines${styles > 0 ? ` and ${styles} of styles` : ''} in ${files} files\n`);

function linesOf(text: string): number {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*($|\/\/)/.test(line)).length;
}
