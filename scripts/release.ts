import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from './build-web.ts';

/**
 * `npm run release`: what a company installs, as `dist/laurel-<version>.tar.gz`: what is committed, and the built browser part. There
 * `NODE_ENV=production npm ci` leaves out all that builds and tests, and `npm start` starts.
 */
const root = path.join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const name = `laurel-${version}`;
const file = path.join(root, 'dist', `${name}.tar.gz`);
const changed = git('status', '--porcelain', '--untracked-files=no');
if (changed !== '') throw new Error(`Only what is committed is released:\n${changed}`);
await buildIfStale();
mkdirSync(path.dirname(file), { recursive: true });
git('archive', '--format=tar.gz', `--output=${file}`, ...built(), `--prefix=${name}/`, 'HEAD');
process.stdout.write(`${file}\n`);

/** Git puts each file under the prefix that was named last. */
function built(): string[] {
  const files = readdirSync(path.join(root, 'web/dist'), { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .flatMap((each) => [`--prefix=${name}/${path.dirname(each)}/`, `--add-file=${each}`]);
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
