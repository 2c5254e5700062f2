import { sql } from 'kysely';
import type { Db } from '#db/pool';

const days = 30;

/** What was wrong in a file names people; a file that nobody decided about is out of date. */
export async function forgetFed(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - days * 86_400_000);
  await sql`
    update fed_files set words = '', errors = '[]', file = null, state = case state when 'waiting' then 'replaced' else state end
    where at < ${before} and (words <> '' or errors <> '[]' or file is not null)`.execute(db);
}
