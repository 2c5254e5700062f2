import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { begins, literally } from '#db/text-match';
import { asked, type DirectorySearch, hasDigit, wantedOf } from './search-conditions.ts';

/** Letters from which on trigrams tell words apart. */
const trigramLetters = 3;
/** Of parts of words, in no order: a longer search finds the others. */
const insideMax = 1_000;
/** Words of the company's names that one mistyped word may be. */
const guessesMax = 8;

const none = sql`select 0::bigint as member_id, '' as division_code, '' as search_text, 0 as likeness where false`;

/** The people of a country, division by division: where they are few among all whom the words fit. */
export function ofCountry(search: DirectorySearch, words: readonly string[]): RawBuilder<unknown> {
  if (search.countryCode === '' || search.divisionCode !== '' || words.length > 1) return none;
  const [word = ''] = words;
  const places = words.length === 0 ? sql`array[1]` : sql`array[1, 2]`;
  return sql`
    select s.member_id, s.division_code, s.search_text, 1 as likeness
    from divisions d cross join unnest(${places}) of (place) cross join lateral (
      select * from search_words s where s.division_code = d.code and s.place = of.place and ${begins(sql`s.word`, word)}
      -- limit: as many as are listed, and one that tells of more
      order by s.word, s.search_text, s.member_id limit ${wantedOf(search)}) s
    where not (select it_is from enough) and d.country_code = ${search.countryCode} and ${asked(search, sql`s`)}`;
}

/** Who has the words anywhere within theirs. Each is a condition of its own, so that the index on trigrams serves it. */
export function inside(search: DirectorySearch, words: readonly string[]): RawBuilder<unknown> {
  if (!words.some((word) => letters(word) >= trigramLetters)) return none;
  const conditions = words.map((word) => sql`p.search_text like ${`%${literally(word)}%`}`);
  return sql`
    select p.member_id, p.division_code, p.search_text collate "C", 1 as likeness from profiles p
    where not (select it_is from enough) and p.is_active and ${sql.join(conditions, sql` and `)}
      and ${ofDivision(search, sql`p`)} and ${asked(search, sql`p`)}
    -- limit: of parts of words enough to choose from
    limit ${insideMax}`;
}

/**
 * Who has words that look like these, where nobody has these. A word is compared with the different words of all names, which
 * are few, and people are then looked up by the words themselves.
 */
export function alike(search: DirectorySearch, words: readonly string[]): RawBuilder<unknown> {
  const long = words.filter((word) => letters(word) >= trigramLetters && !hasDigit(word));
  const [first] = long;
  if (first === undefined) return sql`alike as materialized (${none})`;
  const others = words.filter((word) => word !== first).map((word) => hasOneLike(word, long.indexOf(word) + 1));
  return sql`guesses as materialized (
      select q.n, g.word, g.likeness from unnest(${long}::text[]) with ordinality q (word, n) cross join lateral (
        select w.word, similarity(w.word, q.word) as likeness from name_words w where w.word % q.word
        -- limit: the most alike
        order by likeness desc, w.word limit ${guessesMax}) g
      where not exists (select from hits) and not exists (select from inside)
    ), alike as materialized (
      select s.member_id, s.division_code, s.search_text, max(g.likeness) as likeness
      from guesses g cross join unnest(array[1, 2]) of (place) cross join lateral (
        select * from search_words s where s.place = of.place and s.word = g.word and ${ofDivision(search, sql`s`)}
          and ${asked(search, sql`s`)} and ${others.length === 0 ? sql`true` : sql.join(others, sql` and `)}
        -- limit: as many as are listed, and one that tells of more
        order by s.search_text, s.member_id limit ${wantedOf(search)}) s
      where g.n = 1 group by s.member_id, s.division_code, s.search_text)`;
}

function hasOneLike(word: string, n: number): RawBuilder<SqlBool> {
  const typed = sql<SqlBool>`' ' || s.search_text like ${`% ${literally(word)}%`}`;
  if (n === 0) return typed;
  return sql<SqlBool>`(${typed} or exists (
    select from guesses o where o.n = ${n} and ' ' || s.search_text || ' ' like '% ' || o.word || ' %'))`;
}

function ofDivision({ divisionCode }: DirectorySearch, s: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return divisionCode === '' ? sql<SqlBool>`true` : sql<SqlBool>`${s}.division_code = ${divisionCode}`;
}

function letters(word: string): number {
  return [...word].length;
}
