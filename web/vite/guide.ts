import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Marked } from 'marked';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../docs/guide');
const isPage = /\/docs\/guide\/[\w-]+\.md$/;
const listed = 'virtual:guide';
const byScreen = 'virtual:guide-screens';

/** What stands above the text of a page of the guide. */
export interface GuideHead {
  /** As an address names it, and the file. */
  page: string;
  title: string;
  /** One sentence. */
  summary: string;
  part: 'managers' | 'administrators';
  /** Within its part. */
  order: number;
  /** What the page is about: these screens lead to it. */
  screens: readonly string[];
}

/** A page of the guide as its file has it. */
function guidePage(file: string): { head: GuideHead; text: string } {
  const [, above = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  return { head: { screens: [], ...parse(above), page: basename(file, '.md') }, text };
}

/** In the order of reading. */
export function guidePages(): { head: GuideHead; text: string; file: string }[] {
  const parts = ['managers', 'administrators'];
  return globSync('*.md', { cwd: folder })
    .filter((name) => name !== 'README.md')
    .map((name) => ({ ...guidePage(join(folder, name)), file: join(folder, name) }))
    .sort((a, b) => parts.indexOf(a.head.part) - parts.indexOf(b.head.part) || a.head.order - b.head.order);
}

/** The guide of `docs/guide` inside the portal: a list of its pages, each page a file that comes when it is read, and its pictures. */
export function guide(): Plugin {
  return {
    name: 'laurel:guide',
    resolveId: {
      filter: { id: /^virtual:guide(?:-screens)?$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: [isPage, /^\0virtual:guide(?:-screens)?$/] },
      async handler(id) {
        if (id === `\0${listed}`) return listModule();
        if (id === `\0${byScreen}`) return screensModule();
        this.addWatchFile(id);
        return pageModule(id);
      },
    },
  };
}

function listModule(): string {
  const pages = guidePages().map(
    ({ head, text, file }) =>
      `{ ...${JSON.stringify({ ...head, headings: headingsOf(text) })}, load: () => import(${JSON.stringify(file)}) }`,
  );
  return `export const pages = [${pages.join(',\n')}];`;
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
}

/** Small: it comes with each of these screens. */
function screensModule(): string {
  const pages = guidePages().flatMap(({ head }) => head.screens.map((screen) => [screen, head.page]));
  return `export const pageOf = ${JSON.stringify(Object.fromEntries(pages))};`;
}

async function pageModule(file: string): Promise<string> {
  const names = [
    ...new Set([...guidePage(file).text.matchAll(/\]\((pictures\/[\w-]+\.webp)\)/g)].map(([, name]) => name as string)),
  ];
  const pictures = await Promise.all(
    names.map(async (name) => ({ name, ...(await sharp(join(dirname(file), name)).metadata()) })),
  );
  const imports = names.map(
    (name, place) => `import picture${place} from ${JSON.stringify(join(dirname(file), name))};`,
  );
  const html = htmlOf(guidePage(file).text, pictures);
  const parts = html.split(/\0(\d+)\0/).map((part, place) => (place % 2 ? `picture${part}` : JSON.stringify(part)));
  return [...imports, `export const html = ${parts.join(' + ')};`].join('\n');
}

interface PictureSize {
  name: string;
  width: number;
  height: number;
}

/** Where the address of a picture comes to stand, its number stands between two NULs. */
export function htmlOf(text: string, pictures: readonly PictureSize[]): string {
  const marked = new Marked({
    renderer: {
      // Alone in its paragraph: its words stand below it.
      paragraph({ tokens }) {
        const [only] = tokens;
        if (tokens.length !== 1 || only?.type !== 'image') return false;
        return `<figure>${this.parser.parseInline(tokens)}<figcaption>${escaped(only.text)}</figcaption></figure>`;
      },
      image({ href }) {
        const place = pictures.findIndex(({ name }) => name === href);
        const { width, height } = pictures[place] as PictureSize;
        return `<img src="\0${place}\0" alt="" width="${width}" height="${height}" loading="lazy">`;
      },
      link({ href, tokens }) {
        const to = href.replace(/^([\w-]+)\.md$/, '/guide/$1');
        return `<a href="${escaped(to)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return marked.parse(text, { async: false });
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
