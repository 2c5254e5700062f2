import type { Db } from '#db/pool';

/** Who may read a block. */
export const contentAccesses = ['open', 'member', 'adminReports'] as const;

export async function contentBlock(on: Db, key: string) {
  return on.selectFrom('content_blocks').select(['title', 'html', 'access']).where('key', '=', key).executeTakeFirst();
}
