import type { Input, Output } from '@laurel/contract/call';
import type { GetToKnowPerson } from '@laurel/contract/calls/members/home';
import type { toknowlist } from '@laurel/contract/calls/members/toknowlist';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { behindInNames, orderOfNames } from '#directory/order-of-names';
import { people, person, takesPart } from '#home/to-know';

const usual = 24;

/** People of the next names who are looked at for a word that many have, before all who have it are. */
const nextMax = 500;

/** Whoever tells about themselves, in the order of names. */
export async function toKnowList(
  tx: Tx,
  { search = '', limit = usual, after }: Input<typeof toknowlist>,
): Promise<Output<typeof toknowlist>> {
  const behind = after === undefined ? sql<SqlBool>`true` : await behindInNames(tx, after, 'p');
  const tells = await telling(tx, search);
  const wanted = { behind, tells, limit: limit + 1 };
  const near = await inOrderOfNames(tx, { ...wanted, among: tells && nextMax });
  const rows = near.length > limit || !tells ? near : await inOrderOfNames(tx, wanted);
  const page = rows.slice(0, limit);
  return { people: page, next: rows.length > limit ? (page.at(-1)?.memberId ?? null) : null };
}

interface Wanted {
  behind: RawBuilder<SqlBool>;
  tells: RawBuilder<SqlBool> | undefined;
  limit: number;
  /** Only the first so many are looked at. */
  among?: number | undefined;
}

async function inOrderOfNames(tx: Tx, { behind, tells = sql`true`, limit, among }: Wanted): Promise<GetToKnowPerson[]> {
  const { rows } = await sql<GetToKnowPerson>`
    select ${person} from (
      select p.* from ${people} where ${takesPart()} and ${behind} and ${among === undefined ? tells : sql`true`}
      -- limit: the first ones, behind which others are looked for where these are too few; or a page, and one by whom it is known that there are more
      order by ${orderOfNames('p')}, p.member_id limit ${among ?? limit}) p
    join members m on m.id = p.member_id join divisions d on d.code = m.division_code
    where ${among === undefined ? sql`true` : tells}
    -- limit: a page, and one by whom it is known that there are more
    order by ${orderOfNames('p')}, p.member_id limit ${limit}`.execute(tx);
  return rows;
}

/** Whose name, division or telling has each of the words; undefined where there are none. */
async function telling(tx: Tx, search: string): Promise<RawBuilder<SqlBool> | undefined> {
  if (search.trim() === '') return undefined;
  const { rows } = await sql<{ word: string; divisions: string[] }>`
    select word, array(select code from divisions where strpos(searched(name), word) > 0) as divisions
    from string_to_table(searched(${search}), ' ') word where word <> ''`.execute(tx);
  const each = rows.map(({ word, divisions }) => {
    // Words are letters and digits alone.
    const part = `%${word}%`;
    return sql<SqlBool>`(p.search_text like ${part} or searched(p.hobbies || ' ' || p.dreams) like ${part} or p.division_code = any(${divisions}::text[]))`;
  });
  return each.length > 0 ? sql<SqlBool>`${sql.join(each, sql` and `)}` : undefined;
}
