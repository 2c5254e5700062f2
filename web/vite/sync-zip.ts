import type { Plugin } from 'vite';

const name = '\0laurel:sync-zip';

/**
 * The Excel writer zips with `zip` of fflate, which starts workers from blob: addresses, and our content security policy
 * refuses those: a large file would never be finished. We write in a worker of our own, where the synchronous way does.
 */
export function syncZip(): Plugin {
  let fflate = '';
  return {
    name: 'laurel:sync-zip',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'fflate' || !importer?.includes('write-excel-file')) return null;
      fflate = (await this.resolve(source, importer, { skipSelf: true }))?.id ?? '';
      return fflate === '' ? null : name;
    },
    load(id) {
      if (id !== name) return null;
      return `export * from ${JSON.stringify(fflate)};
import { zipSync } from ${JSON.stringify(fflate)};
export function zip(files, done) {
  try { done(null, zipSync(files)); } catch (error) { done(error); }
}`;
    },
  };
}
