import type { ContentAccess } from '@laurel/contract/calls/content/content-text';
import { language } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';

export interface ContentBlock {
  title: string;
  html: string;
  access: ContentAccess;
}

/** Of versions `v`: those whose moment has come. What was published at once goes whatever an instance's clock says. */
export function hasBegun(now: Date): RawBuilder<boolean> {
  return sql`(v.withdrawn_at is null and (v.from_at <= ${now} or v.from_at = v.published_at))`;
}

/** Of each text the version that goes then. */
export function currentVersions(now: Date, which: RawBuilder<boolean> = sql`true`): RawBuilder<unknown> {
  return sql`
    select distinct on (v.key, v.language) v.* from content_versions v where ${hasBegun(now)} and ${which}
    order by v.key, v.language, v.from_at desc, v.version desc`;
}

/** In the language of who reads; where it is not written in that, in the block's own. */
export async function contentBlock(on: Db, key: string, now: Date): Promise<ContentBlock | undefined> {
  const { rows } = await sql<ContentBlock>`
    select c.title, c.html, b.access
    from content_blocks b join (${currentVersions(now, sql`v.key = ${key}`)}) c on c.key = b.key
    where b.key = ${key} and b.retired_at is null
    order by c.language <> ${language()}, c.language <> b.language, c.language
    -- limit: the language that is nearest to the reader
    limit 1`.execute(on);
  return rows[0];
}

/** When the next version of a block begins. */
export async function nextBeginning(on: Db, key: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(from_at) as at from content_versions where key = ${key} and withdrawn_at is null and from_at > ${now}`.execute(
    on,
  );
  return rows[0]?.at ?? null;
}
