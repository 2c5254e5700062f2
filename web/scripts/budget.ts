import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Measures the built portal: what the first page loads in all (signed-on Home, cold cache), without and with the words
 * of all screens, which come in the page itself in each language, and what each further screen loads beyond it, as the brotli files that
 * the server sends, and in how many files. Run after `vite build`.
 */
const firstPageMax = 105_000;
const firstPageWithWordsMax = 122_000;
const screenMax = 18_200;
/** Over a slow line each file costs a round trip: `web/vite/chunk-groups.ts` keeps them few. */
const screenFilesMax = 18;

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

const dist = join(import.meta.dirname, '..', 'dist');
const home = 'src/home/HomePage.tsx';
/** What leads to the screens of administrators. */
const fewScreens = 'src/few-screens.ts';

/** A chunk and all that it imports at once: its JavaScript and its style sheets. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>(), files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return files;
  seen.add(key);
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, seen, files);
  return files;
}

function bytesOf(files: string[]): number {
  let bytes = 0;
  for (const file of files) bytes += statSync(join(dist, `${file}.br`)).size;
  return bytes;
}

function budget(): boolean {
  const manifestFile = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) throw new Error('Nothing is built: run `npm run build` first.');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!entry || !manifest[home]) throw new Error(`The build has no entry or no ${home}.`);

  const first = filesOf(manifest, entry[0]);
  for (const file of filesOf(manifest, home)) first.add(file);
  let kept = report('First page', [...first], { bytes: firstPageMax });
  for (const page of readdirSync(dist).filter((file) => /^index.*\.html$/.test(file)))
    kept = report(`First page, with ${page}`, [...first, page], { bytes: firstPageWithWordsMax }) && kept;

  const few = manifest[fewScreens];
  if (!few) throw new Error(`The build has no ${fewScreens}.`);
  const coming = [...(entry[1].dynamicImports ?? []), ...(few.dynamicImports ?? [])];
  const screens = coming.filter((key) => key !== home && /Page\.tsx$/.test(key));
  for (const key of screens.sort()) {
    const own = [...filesOf(manifest, key)].filter((file) => !first.has(file));
    kept = report(key.replace(/^src\//, ''), own, { bytes: screenMax, files: screenFilesMax }) && kept;
  }
  return kept;
}

function report(name: string, files: string[], max: { bytes: number; files?: number }): boolean {
  const bytes = bytesOf(files);
  const fits = bytes <= max.bytes && files.length <= (max.files ?? files.length);
  const kilobytes = (n: number) => `${(n / 1000).toFixed(1)} kB`;
  const sizes = `${kilobytes(bytes)} of ${kilobytes(max.bytes)}, ${files.length}${max.files ? ` of ${max.files}` : ''} files`;
  process.stdout.write(`${fits ? 'ok  ' : 'OVER'} ${name}: ${sizes}\n`);
  return fits;
}

if (!budget()) process.exitCode = 1;
