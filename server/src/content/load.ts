import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '#db/pool';
import { renderMarkdown } from './render.ts';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const accessWords = new Map([
  ['open', 'open'],
  ['member', 'member'],
  ['adminreports', 'adminReports'],
] as const);

/** Puts the content blocks of a folder (`<key>.md`) into the database where they are not there yet. */
export async function loadContent(db: Db, folder: string, now: Date): Promise<void> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const rows = files.map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const matter = frontMatter.exec(text);
    const of = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(matter?.[1] ?? '')?.[1]?.trim();
    const markdown = text.slice(matter?.[0].length ?? 0).trim();
    const key = path.basename(file, '.md');
    const access = accessWords.get((of('access') ?? 'member').toLowerCase() as 'open') ?? ('member' as const);
    return { key, title: of('title') ?? key, markdown, html: renderMarkdown(markdown), access, updated_at: now };
  });
  if (rows.length === 0) return;
  await db
    .insertInto('content_blocks')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
