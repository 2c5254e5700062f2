import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@laurel/contract/languages';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { renderMarkdown } from './render.ts';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const accessWords = new Map([
  ['open', 'open'],
  ['member', 'member'],
  ['adminreports', 'adminReports'],
] as const);

/**
 * Puts the content blocks of a folder (`<key>.md`, in further languages `<language>/<key>.md`) into the database, each with its first
 * versions. A block that is there already stays as it is, in every language: what a company says is not mixed with other words.
 */
export async function loadContent(tx: Tx, folder: string, now: Date): Promise<void> {
  const blocks = blocksIn(folder).map(({ access = 'member', ...block }) => ({
    ...block,
    access: accessWords.get(access.toLowerCase() as 'open') ?? ('member' as const),
    updated_at: now,
  }));
  if (blocks.length === 0) return;
  const loaded = await tx
    .insertInto('content_blocks')
    .values(blocks)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  const keys = new Set(loaded.map(({ key }) => key));
  const written = [
    ...blocks.map((block) => ({ ...block, language: 'en' as const })),
    ...languages.flatMap((language) => blocksIn(path.join(folder, language)).map((block) => ({ ...block, language }))),
  ].filter(({ key }) => keys.has(key));
  if (written.length === 0) return;
  await sql`
    insert into content_versions (key, language, version, title, markdown, html, from_at, published_at)
    select key, language, 1, title, markdown, html, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) w (key text, language text, title text, markdown text, html text)`.execute(
    tx,
  );
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
