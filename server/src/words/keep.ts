import { sql } from 'kysely';
import type { Database } from '#db/tables';
import type { Tx } from '#db/transaction';

export type WordsOf = Database['words']['of'];

export interface Words {
  of: WordsOf;
  ofId: number;
  byId: number;
  /** Null where they are about nobody, or about several. */
  aboutId: number | null;
  text: string;
}

/** Keeps what somebody wrote, all of it in one statement; what is blank is not kept. */
export async function keepWords(tx: Tx, words: readonly Words[]): Promise<void> {
  const written = words.filter(({ text }) => text !== '');
  if (written.length === 0) return;
  await sql`
    insert into words (of, of_id, by_id, about_id, text)
    select * from unnest(${written.map(({ of }) => of)}::text[], ${written.map(({ ofId }) => ofId)}::bigint[],
      ${written.map(({ byId }) => byId)}::bigint[], ${written.map(({ aboutId }) => aboutId)}::bigint[], ${written.map(({ text }) => text)}::text[])`.execute(
    tx,
  );
}
