import type { Input, Output } from '@laurel/contract/call';
import type { GetToKnowPerson } from '@laurel/contract/calls/members/home';
import type { toknowlist } from '@laurel/contract/calls/members/toknowlist';
import { say } from '@laurel/contract/say';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { publicIdOf } from '#directory/member-id';
import { orderOfNames } from '#directory/order-of-names';
import { refuse } from '#errors/refuse';
import { people, person, takesPart } from '#home/to-know';
import * as texts from './texts.ts';

const usual = 24;

/** People of the next names who are looked at for a word that many have, before all who have it are. */
const nextMax = 500;

/** Whoever tells about themselves, in the order of names. */
export async function toKnowList(
  tx: Tx,
  { search = '', limit = usual, after }: Input<typeof toknowlist>,
): Promise<Output<typeof toknowlist>> {
  const behind = after === undefined ? sql<SqlBool>`true` : await behindPerson(tx, after);
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

/** Those who come behind somebody, whether or not they tell anything still. */
async function behindPerson(tx: Tx, memberId: string): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.member_id::text as id, p.search_text as name from members m join profiles p on p.member_id = m.id
    where m.public_id = ${publicIdOf(memberId)}`.execute(tx);
  const [last] = rows;
  if (!last) {
    const words = say(texts.listChanged);
    return refuse('badInput', words, { after: words });
  }
  return sql<SqlBool>`(${orderOfNames('p')}, p.member_id) > (${last.name} collate "C", ${last.id}::bigint)`;
}
