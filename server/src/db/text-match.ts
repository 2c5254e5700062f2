import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Texts that begin so, as a range in the order of their letters: it is one however the statement is planned. */
export function begins(text: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${text} >= ${word} and ${text} < ${`${word}\u{10FFFF}`}`;
}

/** For a pattern in which wildcards are letters like others. */
export function literally(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
