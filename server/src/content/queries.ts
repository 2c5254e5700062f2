import type { Db } from '#db/pool';

export async function contentBlock(on: Db, key: string) {
  return on.selectFrom('content_blocks').select(['title', 'html', 'access']).where('key', '=', key).executeTakeFirst();
}
