import { language } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';

/** Who may read a block. */
export const contentAccesses = ['open', 'member', 'adminReports'] as const;

export interface ContentBlock {
  title: string;
  html: string;
  access: (typeof contentAccesses)[number];
}

/** In the language of who reads; in the one that it was written in where nobody has translated it. */
export async function contentBlock(on: Db, key: string): Promise<ContentBlock | undefined> {
  const { rows } = await sql<ContentBlock>`
    select coalesce(t.title, b.title) as title, coalesce(t.html, b.html) as html, b.access
    from content_blocks b left join content_texts t on t.key = b.key and t.language = ${language()} where b.key = ${key}`.execute(
    on,
  );
  return rows[0];
}
