import type { Rolldown } from 'vite';

/** A file of the build with all that it imports at once: code and style sheets. */
export function filesWith(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const part = bundle[file];
  if (!part || found.has(file)) return found;
  found.add(file);
  if (part.type !== 'chunk') return found;
  for (const css of part.viteMetadata?.importedCss ?? []) found.add(css);
  for (const next of part.imports) filesWith(bundle, next, found);
  return found;
}

/** What the page itself names. */
export function filesOfPage(bundle: Rolldown.OutputBundle, page: string): Set<string> {
  const found = new Set<string>();
  for (const [, file = ''] of page.matchAll(/"\/(assets\/[^"]+)"/g)) filesWith(bundle, file, found);
  return found;
}

/** The chunk that was made for a module, such as `src/home/HomePage.tsx`. */
export function chunkOf(bundle: Rolldown.OutputBundle, module: string): string | undefined {
  return Object.values(bundle).find((part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(module))?.fileName;
}
