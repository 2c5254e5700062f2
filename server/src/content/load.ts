import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@laurel/contract/languages';
import type { Db } from '#db/pool';
import { renderMarkdown } from './render.ts';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const accessWords = new Map([
  ['open', 'open'],
  ['member', 'member'],
  ['adminreports', 'adminReports'],
] as const);

/**
 * Puts the content blocks of a folder (`<key>.md`) into the database where they are not there yet, and what they say in further
 * languages (`<language>/<key>.md`) likewise.
 */
export async function loadContent(db: Db, folder: string, now: Date): Promise<void> {
  const blocks = blocksIn(folder).map(({ access = 'member', ...block }) => ({
    ...block,
    access: accessWords.get(access.toLowerCase() as 'open') ?? ('member' as const),
    updated_at: now,
  }));
  if (blocks.length === 0) return;
  await db
    .insertInto('content_blocks')
    .values(blocks)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const keys = new Set(blocks.map(({ key }) => key));
  const translated = languages.flatMap((language) =>
    blocksIn(path.join(folder, language)).flatMap(({ access: _, ...block }) =>
      keys.has(block.key) ? { ...block, language, updated_at: now } : [],
    ),
  );
  if (translated.length === 0) return;
  await db
    .insertInto('content_texts')
    .values(translated)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function blocksIn(folder: string) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  return files.map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const matter = frontMatter.exec(text);
    const of = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(matter?.[1] ?? '')?.[1]?.trim();
    const markdown = text.slice(matter?.[0].length ?? 0).trim();
    const key = path.basename(file, '.md');
    return { key, title: of('title') ?? key, markdown, html: renderMarkdown(markdown), access: of('access') };
  });
}
