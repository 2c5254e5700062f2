import { type RawBuilder, sql } from 'kysely';
import type { WordsOf } from './keep.ts';

/** Joins what was written of one thing as `alias`: its `text` is null where nothing was written, and where it was erased. */
export function joinWords(alias: string, of: WordsOf, id: string): RawBuilder<unknown> {
  const words = sql.ref(alias);
  return sql`left join words ${words} on ${words}.of = ${sql.lit(of)} and ${words}.of_id = ${sql.ref(id)}`;
}

/**
 * Joins what the card of a recognition `r` says as `said`: the words of its award or of its nomination, each looked up by its key. With
 * the member whom it went to: an award to several may have words still when one of them is erased.
 */
export function joinCardWords(to: string): RawBuilder<unknown> {
  return sql`left join lateral (
    select text, language from words
    where of = case when r.award_id is null then 'nomination.reason' else 'award.message' end
      and of_id = coalesce(r.award_id, r.nomination_id) and ${sql.ref(to)}.erased_at is null
    offset 0) said on true`;
}

/** What is said there; empty where nothing was written, and where it was erased. */
export const cardWords = sql<string>`coalesce(said.text, '')`;

/** In which language, as far as it was recognised; else ''. */
export const cardLanguage = sql<string>`coalesce(said.language, '')`;
