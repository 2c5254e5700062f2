import { say } from '@laurel/contract/say';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { publicIdOf } from './member-id.ts';
import * as texts from './texts.ts';

/**
 * People (of `profiles` or the view `people`) in the order of the alphabet, as their names are read: letters with marks beside those
 * without, whatever collation the database has. Somebody erased comes last. Indexes have it in these words.
 */
export function orderOfNames(people?: string): RawBuilder<unknown> {
  const text = sql.ref(people === undefined ? 'search_text' : `${people}.search_text`);
  return sql`${text} collate "C"`;
}

/** Of whom stands behind somebody in this order: a list goes on there, by `after`, whatever that person is now. */
export async function behindInNames(on: Db | Tx, after: string, people?: string): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.member_id::text as id, p.search_text as name from members m join profiles p on p.member_id = m.id
    where m.public_id = ${publicIdOf(after)}`.execute(on);
  const [last] = rows;
  if (!last) {
    const words = say(texts.listChanged);
    return refuse('badInput', words, { after: words });
  }
  const id = sql.ref(people === undefined ? 'member_id' : `${people}.member_id`);
  return sql<SqlBool>`(${orderOfNames(people)}, ${id}) > (${last.name} collate "C", ${last.id}::bigint)`;
}
