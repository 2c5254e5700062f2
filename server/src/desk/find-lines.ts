import type { Input } from '@laurel/contract/call';
import type { DeskQueue, desklist } from '@laurel/contract/calls/desk';
import { foldedWords } from '@laurel/contract/rules/folded';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/pool';
import { begins, literally } from '#db/text-match';
import { limitTo } from '#streams/counted';

export type DeskFilter = Input<typeof desklist>;

/** Written out, so that each has the partial index made for it. */
export const queues: Record<DeskQueue, RawBuilder<SqlBool>> = {
  waiting: sql`s.dispatch_status < 2 and s.qty_open > 0`,
  onTheWay: sql`s.dispatch_status = 2 and s.qty_open > 0`,
  undelivered: sql`s.dispatch_status < 3 and s.qty_open > 0`,
  refunded: sql`s.qty_open = 0 and s.qty_refunded > 0`,
};

function asked({ queue = 'undelivered', dispatchStatus, after }: DeskFilter): RawBuilder<SqlBool> {
  const status = sql<SqlBool>`s.dispatch_status = ${dispatchStatus} and s.qty_open > 0`;
  const place = after === undefined ? sql`` : sql`and s.order_line_id > ${after}`;
  return sql`${dispatchStatus === undefined ? queues[queue] : status} ${place}`;
}

export const lineJoins = sql`
  join order_lines l on l.id = s.order_line_id join orders o on o.id = l.order_id
  join people m on m.id = o.member_id join divisions d on d.code = m.division_code`;

/** What a search reads of a line: less than is shown of it. */
const wordsOfLine = sql`
  join order_lines l on l.id = s.order_line_id join orders o on o.id = l.order_id left join profiles m on m.member_id = o.member_id`;

/** Lines of the head of a queue that a search looks at one by one. */
const headMax = 1_000;
/** Letters from which on trigrams tell words apart. */
const trigramLetters = 3;

interface Found {
  /** The first ones, in their order. */
  ids: number[];
  /** Whether others follow, where that is not told by their number. */
  isCut?: boolean;
}

/** The lines asked for and one more than `most`. What is often fills a page from the head of its queue; what is rare has indexes. */
export async function lineIds(on: Db, filter: DeskFilter, most: number): Promise<Found> {
  const words = foldedWords(filter.search ?? '');
  // The search alone needs names: without one, an index is read and nothing else.
  if (words.length === 0) return { ids: await idsOf(on, sql`order_line_states s where ${asked(filter)}`, most) };
  const { limit, offset = 0 } = filter;
  if (limit !== undefined) {
    const head = await inHead(on, filter, words);
    if (head.isWhole || head.ids.length > offset + limit)
      return { ids: head.ids, isCut: !head.isWhole || head.ids.length > most };
  }
  const long = words.filter((word) => [...word].length >= trigramLetters);
  const rare = long.length === 0 ? sql`true` : sql`l.id in (select id from likely)`;
  const likely = sql`likely as materialized (select l.id from order_lines l where ${sql.join([sql`true`, ...long.map(mayHave)], sql` and `)})`;
  return {
    ids: await idsOf(
      on,
      sql`order_line_states s ${wordsOfLine} where ${asked(filter)} and ${rare} and ${hasAll(words)}`,
      most,
      sql`with ${likely}`,
    ),
  };
}

async function idsOf(on: Db, lines: RawBuilder<unknown>, most: number, before = sql``): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`${before} select s.order_line_id as id from ${lines} order by s.order_line_id ${limitTo(most)}`.execute(on);
  return rows.map(({ id }) => id);
}

async function inHead(
  on: Db,
  filter: DeskFilter,
  words: readonly string[],
): Promise<{ ids: number[]; isWhole: boolean }> {
  const { rows } = await sql<{ ids: number[]; looked: number }>`
    with head as materialized (
      select s.order_line_id from order_line_states s where ${asked(filter)}
      -- limit: what lies behind is found by indexes
      order by s.order_line_id limit ${sql.lit(headMax)})
    select count(*) as looked, coalesce(array_agg(s.order_line_id order by s.order_line_id) filter (where ${hasAll(words)}), '{}') as ids
    from head s ${wordsOfLine}`.execute(on);
  const [{ ids, looked }] = rows as [(typeof rows)[number]];
  return { ids, isWhole: looked < headMax };
}

/** Whether a line, its order or its member has each of the words, whatever their case and accents. */
function hasAll(words: readonly string[]): RawBuilder<SqlBool> {
  return sql`(select bool_and(strpos(l.search_text, word) > 0 or strpos(coalesce(m.search_text, ''), word) > 0 or starts_with(o.order_num, word))
    from unnest(${[...words]}::text[]) word)`;
}

/** The same of one word, as indexes answer it. */
function mayHave(word: string): RawBuilder<SqlBool> {
  const like = `%${literally(word)}%`;
  return sql`(l.search_text like ${like} or l.order_id = any(array(
    select o.id from orders o where ${begins(sql`o.order_num`, word)}
    union all select o.id from orders o join profiles p on p.member_id = o.member_id where p.search_text like ${like})))`;
}
