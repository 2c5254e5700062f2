import { type RawBuilder, sql } from 'kysely';

/**
 * People (of `profiles` or the view `people`) in the order of the alphabet, as their names are read: letters with marks beside those
 * without, whatever collation the database has. Somebody erased comes last. Indexes have it in these words.
 */
export function orderOfNames(people?: string): RawBuilder<unknown> {
  const text = sql.ref(people === undefined ? 'search_text' : `${people}.search_text`);
  return sql`${text} collate "C"`;
}
