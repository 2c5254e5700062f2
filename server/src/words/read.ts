import { type RawBuilder, sql } from 'kysely';
import type { WordsOf } from './keep.ts';

/** Joins what was written of one thing as `alias`: its `text` is null where nothing was written, and where it was erased. */
export function joinWords(alias: string, of: WordsOf, id: string): RawBuilder<unknown> {
  const words = sql.ref(alias);
  return sql`left join words ${words} on ${words}.of = ${sql.lit(of)} and ${words}.of_id = ${sql.ref(id)}`;
}

/**
 * What the card of a recognition `r` says: the words of its award or of its nomination, looked up by their key. With the member
 * whom it went to: an award to several may have words still when one of them is erased.
 */
export function cardWords(to: string): RawBuilder<string> {
  return ofCard('text', to);
}

/** The language in which the card of a recognition `r` was written, as far as it was recognised; else ''. */
export function cardLanguage(to: string): RawBuilder<string> {
  return ofCard('language', to);
}

function ofCard(column: 'text' | 'language', to: string): RawBuilder<string> {
  return sql`case when ${sql.ref(to)}.erased_at is null then coalesce((
    select ${sql.ref(`said.${column}`)} from words said
    where said.of = case when r.award_id is null then 'nomination.reason' else 'award.message' end
      and said.of_id = coalesce(r.award_id, r.nomination_id)), '') else '' end`;
}
