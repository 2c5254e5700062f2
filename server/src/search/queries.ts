import type { FoundPerson } from '@laurel/contract/calls/search/find';
import { isOn } from '@laurel/contract/programme/features';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { isOnFor } from '#directory/features';
import { memberIdOf, publicIdOf } from '#directory/member-id';
import { isWithin } from '#directory/recipients';
import { rules } from '#programme/rules';

/** People as they are found: by whom they are on cards, and what of them can be opened. */
export type Found = FoundPerson & { id: number };

/** These members, in the order in which they are asked for. */
export async function peopleShown(tx: Tx, actor: Actor, memberIds: readonly string[]): Promise<Found[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<Found>`
    select m.id, ${memberIdOf('m')} as "memberId", m.display_name as "memberName", coalesce(m.picture_id, '') as "picId",
      (select name from divisions where code = m.division_code) as division,
      ${isOn('colleaguePages', actor)}::boolean and ${isOnFor('colleaguePages', sql`m.id`)} as "hasPage",
      m.registered_at is not null and m.id <> ${actor.id} and ${isWithin(rules().giving.celebrate, actor)} as "mayThank"
    from unnest(${memberIds.map(publicIdOf)}::text[]) with ordinality w (public_id, n)
    cross join lateral (select id from members where public_id = w.public_id offset 0) one
    cross join lateral (select * from people where id = one.id offset 0) m
    where m.deactivated_at is null order by w.n`.execute(tx);
  return rows;
}
