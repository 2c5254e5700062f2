import type { FeedScope } from '@laurel/contract/programme/audience';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { isStanding, isVisibleTo, itemOf, type Onlooker } from '#directory/card-scope';
import { microseconds } from '#items/places';
import type { Place } from './feed-queries.ts';
import { type OfColleague, sourcesOf } from './feed-sources.ts';

export interface CardSearch {
  /** As it was typed. */
  search: string;
  /** Names of the programme for which a card can be, where the words are one of them. */
  values: readonly string[];
  /** Whom words of the search name, and the words beside their name. */
  people: readonly { id: number; rest: string }[];
  /** Places. */
  limit: number;
}

/** In the index the words of so many messages stand together, by their numbers (migration 0113). */
const together = 4096;
/** Of these, whose words fit, so many are looked at. */
const ofTogether = 500;
/** Messages whose words fit, and whose cards the reader may not see, before older ones are left. */
const unseenMost = 2_000;
/** Of what stands in each part of the feed, so many of the newest are looked through for what they are for. */
const newestFor = 300;
/** Cards of one person among which further words are looked for. */
const newestOf = 60;

/** Where what a reader sees stands in the feed, of which the words are: the newest first. */
export async function placesFound(tx: Tx, onlooker: Onlooker, search: CardSearch): Promise<Place[]> {
  const { limit, people, values } = search;
  const ways = [
    ofWords('award.message', onlooker, limit),
    ofWords('nomination.reason', onlooker, limit),
    ...(values.length > 0 ? [forValues(onlooker, values, limit)] : []),
    ...people.map((one) => ofPerson(onlooker, one, limit)),
  ];
  const { rows } = await sql<Place>`
    with recursive asked as materialized (select string_to_array(searched(${search.search}), ' ') as words),
      ${walk('award.message', onlooker, limit)}, ${walk('nomination.reason', onlooker, limit)}
    select ${microseconds(sql`at`)} as time, item::text as item from (${sql.join(ways, sql` union `)}) each
    -- limit: as many as are listed, and one that tells of more
    order by at desc, item desc limit ${limit}`.execute(tx);
  return rows;
}

type Of = 'award.message' | 'nomination.reason';

const parts = {
  'award.message': { walk: sql`awards_found`, table: sql`awards`, item: sql`c.id * 2` },
  'nomination.reason': { walk: sql`nominations_found`, table: sql`nominations`, item: sql`c.id * 2 + 1` },
} as const satisfies Record<Of, unknown>;

/**
 * Messages in which all words are, from the newest thousands to older ones until enough of them stand on a card that the reader
 * sees. A word that is in every message ends with the first thousands, and one that is in none costs a look into each.
 */
function walk(of: Of, onlooker: Onlooker, limit: number): RawBuilder<unknown> {
  const { walk, table, item } = parts[of];
  const kind = sql.lit(of);
  return sql`${walk} as (
    select coalesce((select max(id) from ${table}), 0) / ${sql.lit(together)} + 1 as number, 0 as found, 0 as looked, '{}'::bigint[] as items
    union all
    select w.number - 1, w.found + cardinality(seen.items), w.looked + cardinality(fitting.ids), seen.items
    from ${walk} w
    cross join lateral (select array(
      select of_id from (
        select of_id from words
        where of = ${kind} and card_words(of, of_id, text) @@ card_words_like(${kind}, w.number - 1, (select words from asked)) offset 0) fits
      -- limit: the newest of them
      order by of_id desc limit ${sql.lit(ofTogether)}) as ids) fitting
    cross join lateral (select array(
      select ${item} from unnest(fitting.ids) c (id) cross join lateral (
        select from recognitions r where ${itemOf} = ${item} and ${isVisibleTo(onlooker)}
        -- limit: one of its cards is enough
        limit 1) card
      -- limit: no more are listed
      limit ${limit}) as items) seen
    where w.number > 0 and w.found < ${limit}::int and w.looked < ${sql.lit(unseenMost)})`;
}

function ofWords(of: Of, onlooker: Onlooker, limit: number): RawBuilder<unknown> {
  return sql`(
    select card.at, f.item from ${parts[of].walk} w cross join unnest(w.items) f (item) cross join lateral (
      select r.created_at as at from recognitions r where ${itemOf} = f.item and ${isVisibleTo(onlooker)}
      -- limit: what was given at once was given in one moment
      limit 1) card
    -- limit: no more are listed
    order by card.at desc, f.item desc limit ${limit})`;
}

/** What is for one of these, among the newest. */
function forValues(onlooker: Onlooker, values: readonly string[], limit: number): RawBuilder<unknown> {
  const isFor = sql`regexp_split_to_array(n.value, ', |: ') && ${[...values]}::text[]`;
  const newest = [...newestIn(onlooker, 'everybody', newestFor), ...newestIn(onlooker, 'mine', newestFor)];
  return sql`(
    select distinct n.at, n.item from (${sql.join(newest, sql` union all `)}) n where ${isFor}
    -- limit: no more are listed
    order by n.at desc, n.item desc limit ${limit})`;
}

/** What one person got or gave, as the reader sees it on their page or has it themselves. */
function ofPerson(onlooker: Onlooker, { id, rest }: { id: number; rest: string }, limit: number): RawBuilder<unknown> {
  const most = rest === '' ? limit : newestOf;
  const scopes = ['received', 'given'].map((side) => ({ colleagueId: id, side }) as OfColleague);
  const newest = [...scopes, ...(id === onlooker.id ? (['mine'] as const) : [])].flatMap((scope) =>
    newestIn(onlooker, scope, most),
  );
  const all = sql.join(newest, sql` union all `);
  const shown = sql`select distinct n.at, n.item from (${all}) n`;
  if (rest === '')
    return sql`(${shown}
      -- limit: no more are listed
      order by n.at desc, n.item desc limit ${limit})`;
  return sql`(${shown}
    cross join lateral (select r.from_id, r.to_id from recognitions r where r.id = n.id offset 0) r
    cross join lateral (
      select searched(concat_ws(' ', n.value, (select display_name from people where id = r.from_id), (select display_name from people where id = r.to_id),
        (select text from words where of = case when n.item % 2 = 0 then 'award.message' else 'nomination.reason' end and of_id = n.item / 2))) as text offset 0) said
    where not exists (select from unnest(string_to_array(searched(${rest}), ' ')) word where position(' ' || word in ' ' || said.text) = 0)
    -- limit: no more are listed
    order by n.at desc, n.item desc limit ${limit})`;
}

function newestIn(onlooker: Onlooker, shown: FeedScope | OfColleague, most: number): RawBuilder<unknown>[] {
  return sourcesOf(onlooker, shown).map(
    (where) => sql`(
      select r.id, r.created_at as at, ${itemOf} as item, r.value from recognitions r where ${where} and ${isStanding}
      -- limit: the newest of them
      order by r.created_at desc, ${itemOf} desc limit ${most})`,
  );
}
