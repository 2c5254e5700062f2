import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { chunkOf, filesOfPage, filesWith } from './bundle-files.ts';

/** Files of `public` that the page shows before any screen. */
const unhashed = ['/scheme.js', '/favicon.svg', '/logo.svg', '/logo-alba.svg', '/illustrations/signed-out.svg'];

/** Writes `sw.js`: the hand-written worker with what shows notices, with the files of this build's shell and a version made from them. */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'laurel:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html.');
      const files = ['/', ...unhashed, ...shellFiles(bundle, String(page.source))];
      const hash = createHash('sha256').update(files.join('\n')).update(page.source);
      for (const [name, other] of Object.entries(bundle))
        if (/^index\..+\.html$/.test(name) && other.type === 'asset') hash.update(other.source);
      for (const file of unhashed) hash.update(readFileSync(join(root, 'public', file)));
      const build = { version: hash.digest('hex').slice(0, 12), files };
      const worker = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
      const source = `const build = ${JSON.stringify(build)};\n${worker}\n${await script('push.ts')}`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** A part of the worker without its types; as a script of its own it has no exports. */
async function script(file: string): Promise<string> {
  const typed = readFileSync(join(import.meta.dirname, 'worker', file), 'utf8');
  const { code } = await transformWithOxc(typed, file, { sourceType: 'module', sourcemap: false });
  return code.replace(/^export \{\};$/m, '');
}

/** What the page itself names, and what the first screen needs. */
function shellFiles(bundle: Rolldown.OutputBundle, page: string): string[] {
  const files = filesOfPage(bundle, page);
  filesWith(bundle, chunkOf(bundle, 'src/home/HomePage.tsx') ?? '', files);
  return [...files].sort().map((file) => `/${file}`);
}
