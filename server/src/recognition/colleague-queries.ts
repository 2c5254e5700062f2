import { thankedCardsMost } from '@laurel/contract/limits';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { isStanding, itemOf, type Onlooker } from '#directory/card-scope';
import { isOnFor } from '#directory/features';
import { memberIdOf, publicIdOf } from '#directory/member-id';
import { isWithin } from '#directory/recipients';
import { rules } from '#programme/rules';
import { sourcesOf } from './feed-sources.ts';

export interface FoundColleague {
  id: number;
  memberId: string;
  memberName: string;
  picId: string;
  division: string;
  /** They have signed on, and the reader may give cards to where they are. */
  mayThank: boolean;
  /** Null where they are not known, and at a site without celebrations. */
  birth: { month: number; day: number } | null;
  hired: { year: number; month: number; day: number } | null;
}

/** Somebody who is here, at a site with pages of colleagues; by an account that was merged, whoever stands for it. */
export async function colleagueBy(tx: Tx, actor: Actor, memberId: string): Promise<FoundColleague | undefined> {
  const { rows } = await sql<FoundColleague>`
    select m.id, ${memberIdOf('m')} as "memberId", m.display_name as "memberName", coalesce(m.picture_id, '') as "picId", d.name as division,
      m.registered_at is not null and ${isWithin(rules().giving.celebrate, actor)} as "mayThank",
      case when c.celebrates and m.dob_day is not null then jsonb_build_object('month', m.dob_month, 'day', m.dob_day) end as birth,
      case when c.celebrates and m.hire_date is not null and (select shows_anniversary from profiles where member_id = m.id) then jsonb_build_object('year', extract(year from m.hire_date)::int,
        'month', extract(month from m.hire_date)::int, 'day', extract(day from m.hire_date)::int) end as hired
    from (select coalesce(merged_into_id, id) as id from members where public_id = ${publicIdOf(memberId)}) asked
    join people m on m.id = asked.id join divisions d on d.code = m.division_code
    cross join lateral (select ${isOnFor('celebrations', sql`m.id`)} as celebrates) c
    where m.deactivated_at is null and ${isOnFor('colleaguePages', sql`m.id`)}`.execute(tx);
  return rows[0];
}

export interface ThankedRow {
  value: string;
  count: number;
  /** One of them is beyond those that are looked at. */
  isMore: boolean;
}

/** What the newest cards are for that somebody received and a reader sees: how many of each. */
export async function thankedRows(tx: Tx, onlooker: Onlooker, colleagueId: number): Promise<ThankedRow[]> {
  const newest = sourcesOf(onlooker, { colleagueId, side: 'received' }).map(
    (where) => sql`(
      select r.id, r.created_at as at, r.value from recognitions r where ${where} and ${isStanding}
      -- limit: as many as are looked at, and one that tells of more
      order by r.created_at desc, ${itemOf} desc limit ${thankedCardsMost + 1})`,
  );
  const { rows } = await sql<ThankedRow>`
    select value, count(*) filter (where n <= ${thankedCardsMost})::int as count, bool_or(n > ${thankedCardsMost}) as "isMore" from (
      select value, row_number() over (order by at desc, id desc) as n from (${sql.join(newest, sql` union `)}) each) newest
    where n <= ${thankedCardsMost + 1} group by value order by value`.execute(tx);
  return rows;
}
