import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { idOfAnybody } from '#directory/people';
import { notFound } from '#errors/refuse';
import { countedTo, limitTo } from '#streams/counted';

/** A page of what there is of one person, the newest first. */
export interface SectionPage {
  limit: number;
  after?: string | undefined;
}

/** Whoever this is, whether they are here or not. */
export async function idOf(on: Db, memberId: string): Promise<number> {
  return (await idOfAnybody(on, memberId)) ?? notFound();
}

/** The rows of a page without the one that tells of more, and where the next page begins. */
export function cutTo<Row extends { id: string }>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit);
  return { shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** Beside a first page how many these rows are, as far as that is told; behind it nothing is counted. */
export async function counted(on: Db, { limit, after }: SectionPage, rowsOf: RawBuilder<unknown>) {
  if (after !== undefined) return {};
  const most = countedTo({ limit });
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${rowsOf} ${limitTo(most)}) found`.execute(on);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, most), isMore: total > most };
}
