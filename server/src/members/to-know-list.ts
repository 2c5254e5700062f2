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

/** Whoever tells about themselves, in the order of names. */
export async function toKnowList(
  tx: Tx,
  { search = '', limit = usual, after }: Input<typeof toknowlist>,
): Promise<Output<typeof toknowlist>> {
  const tells = await telling(tx, search);
  const behind = after === undefined ? sql<SqlBool>`true` : await behindPerson(tx, after);
  const { rows } = await sql<GetToKnowPerson>`
    select ${person} from ${people} join divisions d on d.code = m.division_code
    where ${takesPart()} and ${tells} and ${behind}
    -- limit: a page, and one by whom it is known that there are more
    order by ${orderOfNames('p')}, p.member_id limit ${limit + 1}`.execute(tx);
  const page = rows.slice(0, limit);
  return { people: page, next: rows.length > limit ? (page.at(-1)?.memberId ?? null) : null };
}

/** Whose name, division or telling has each of the words. */
async function telling(tx: Tx, search: string): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ word: string; divisions: string[] }>`
    select word, array(select code from divisions where strpos(searched(name), word) > 0) as divisions
    from string_to_table(searched(${search}), ' ') word where word <> ''`.execute(tx);
  const each = rows.map(({ word, divisions }) => {
    // Words are letters and digits alone.
    const part = `%${word}%`;
    return sql<SqlBool>`(p.search_text like ${part} or searched(p.hobbies || ' ' || p.dreams) like ${part} or p.division_code = any(${divisions}::text[]))`;
  });
  return sql<SqlBool>`${sql.join([sql`true`, ...each], sql` and `)}`;
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
