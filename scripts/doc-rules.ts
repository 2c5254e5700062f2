import { posix } from 'node:path';

export type Document = { path: string; text: string };

/**
 * Paths that a document names and that are not there. Read as paths: the targets of relative links, and what stands in
 * backquotes, has a slash and begins with a folder or file of ours. Examples in fenced blocks are read too, word by word.
 */
export function lostPaths({ path, text }: Document, existing: ReadonlySet<string>): string[] {
  const places = new Set([...existing].flatMap(withFolders));
  const tops = new Set([...places].filter((place) => !place.includes('/')));
  const isThere = (place: string) =>
    place === '' || place === '.' || places.has(place) || madeByUse.some((made) => place.startsWith(made));
  const links = [...text.matchAll(/\]\((?<place>[^)\s#:]+)(#[^)]*)?\)/g)].map(({ groups }) =>
    posix.join(posix.dirname(path), groups?.place ?? ''),
  );
  const words = [...text.matchAll(/`{1,3}([^`]+)`{1,3}/g)].flatMap(([, code = '']) => code.split(/[\s,;()'"=]+/));
  const named = words.filter((word) => /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(word) && tops.has(word.split('/')[0] ?? ''));
  return [...new Set([...links, ...named])]
    .map((place) => place.replace(/^\.\/|\/$/g, ''))
    .filter((place) => !isThere(place));
}

/**
 * Files of which a document quotes what does not stand there: a block that names a file behind its language is from it,
 * wherever it begins on the line.
 */
export function untrueQuotes({ text }: Document, textOf: (path: string) => string): string[] {
  const blocks = [...text.matchAll(/^```\w+ (?<place>[\w./-]+)\n(?<code>[^`]+)```$/gm)];
  const lines = (code: string) => code.trim().replace(/\n\s*/g, '\n');
  return blocks
    .filter(({ groups }) => !lines(textOf(groups?.place ?? '')).includes(lines(groups?.code ?? '')))
    .map(({ groups }) => groups?.place ?? '');
}

/** Not in the repository, and yet worth naming. */
const madeByUse = ['data', 'node_modules', 'web/dist', 'test-results', 'playwright-report'];

function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Words that name the place where a file happened to be written: nothing that a reader of the project can go to. */
const workplaces = [
  /(?<![\w./:-])\/(work|home|root|Users|workspace|workspaces|mnt)\/[\w.-]+/g,
  /\b[A-Z]:\\(Users|work)\\[\w.-]+/g,
  /\bfile:\/\/\/\S+/g,
];

export function workplaceWords({ text }: Document): string[] {
  return workplaces.flatMap((pattern) => text.match(pattern) ?? []);
}
