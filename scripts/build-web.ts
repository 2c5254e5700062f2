import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const stamp = path.join(root, 'web/dist/.sources');
const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/package.json',
  'web/vite',
  'web/build',
  'docs/guide',
  'contract/src',
  'contract/languages',
  'package-lock.json',
];

/** Builds the browser part unless the built one was made from these very sources. */
export async function buildIfStale(): Promise<void> {
  const digest = digestOf(sources.map((source) => path.join(root, source)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) {
    console.error(
      'The browser part is not built, and what builds it is not installed. Take a release (npm run release makes one), or run npm ci --include=dev && npm run build first.',
    );
    process.exit(1);
  }
  process.stdout.write('Building the browser part …\n');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'web'),
    stdio: 'inherit',
    // Whoever calls may be a test: what is built is what members get.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) {
    console.error('The browser part could not be built.');
    process.exit(1);
  }
  writeFileSync(stamp, digest);
}

function digestOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesUnder(file: string): string[] {
  if (!existsSync(file)) return [];
  const entries = readdirSync(path.dirname(file), { withFileTypes: true });
  if (!entries.find((entry) => entry.name === path.basename(file))?.isDirectory()) return [file];
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

if (import.meta.main) await buildIfStale();
