import type { PersonAct } from '@laurel/contract/calls/personnel/personacts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { countedTo, limitTo } from '#streams/counted';
import { actTitle } from './act-words.ts';
import { counted, cutTo, type SectionPage } from './section.ts';

type Found = Omit<PersonAct, 'date' | 'title'> & { id: string; at: Date };

/** What somebody did, and what was done to them, as the audit has it. */
export async function actsOfPerson(on: Db, memberId: number, page: SectionPage) {
  const { limit, after } = page;
  // limit: a page of each way, and the row that tells whether another follows
  const own = sql`${after === undefined ? sql`` : sql`and a.id < ${after}`} order by a.id desc limit ${limit + 1}`;
  const ids = await underEveryNumber(on, memberId);
  const { rows } = await sql<Found>`
    select a.id::text as id, a.at, a.act, coalesce(a.actor_id = any(${ids}::bigint[]), false) as "isBy",
      coalesce(doer.display_name, '') as "byMember", a.subject
    from (
      select a.* from audit_entries a
      where a.id in (${concerning(ids, own)})
      -- limit: a page, and the row that tells whether another follows
      order by a.id desc limit ${limit + 1}) a
    left join people doer on doer.id = a.actor_id order by a.id desc`.execute(on);
  const { shown, next } = cutTo(rows, limit);
  const acts = shown.map(({ id: _, at, ...row }) => ({ ...row, date: at.toISOString(), title: actTitle(row.act) }));
  return { acts, next, ...(await counted(on, page, sql`(${concerning(ids, limitTo(countedTo(page)))}) one`)) };
}

/** Entries by somebody, of them, and those whose values are about them: each way has an index, and is read no further than `most` says. */
function concerning(ids: readonly number[], most: RawBuilder<unknown>): RawBuilder<unknown> {
  const ways = ids.flatMap((id) => [
    sql`from audit_entries a where a.actor_id = ${id}`,
    sql`from audit_entries a where a.subject = ${`member:${id}`}`,
    sql`from event_particulars p join audit_entries a on a.event_id = p.event_id where p.about @> ${sql`array[${id}::bigint]`}`,
    sql`from audit_values v join audit_entries a on a.id = v.entry_id where v.about @> ${sql`array[${id}::bigint]`}`,
  ]);
  return sql.join(
    ways.map((way) => sql`(select a.id ${way} ${most})`),
    sql` union `,
  );
}

/** What keeps the id that it was written with is found under the numbers that were merged too. */
async function underEveryNumber(on: Db, memberId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from members where id = ${memberId} union all select id from members where merged_into_id = ${memberId}`.execute(
    on,
  );
  return rows.map(({ id }) => id);
}
