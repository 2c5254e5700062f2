import type { GroupOccasion } from '@laurel/contract/programme/group-cards';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { isOnFor } from '#directory/features';
import { isThereFor } from '#items/group-cards';

/** At which hour of its day, where the person is, a card is theirs. */
const hour = '09:00';

/** The moment from which a group card `c` is its person's. */
export const nine = sql<Date>`(select (c.day + ${hour}::time) at time zone k.time_zone
  from members whose join divisions v on v.code = whose.division_code join countries k on k.code = v.country_code where whose.id = c.member_id)`;

/** Somebody is of a site with group cards, which are a part of celebrations. */
export function hasGroupCards(id: RawBuilder<number>): RawBuilder<boolean> {
  return sql`(${isOnFor('groupCards', id)} and ${isOnFor('celebrations', id)})`;
}

/** Who is asked to sign for a member `m`: those with one manager, the manager, and their own people; here, signed on, and with group cards. */
export const teamOf = sql`(
  select t.id from members t join (
    select x.id from members x where x.manager_id = m.manager_id
    union select m.manager_id union select x.id from members x where x.manager_id = m.id) near on near.id = t.id
  where t.id <> m.id and t.deactivated_at is null and t.registered_at is not null and t.site_template <> '' and ${hasGroupCards(sql`t.id`)})`;

export interface SeenCard {
  id: number;
  memberId: number;
  occasion: GroupOccasion;
  nine: Date;
  deliveredAt: Date | null;
  begunById: number | null;
}

/** A card, for who sees it: nobody else learns that it is there. Whoever signs or thanks holds it, so that it does not go meanwhile. */
export async function cardInSight(
  tx: Tx,
  actorId: number,
  cardId: string,
  lock: 'share' | 'no key update' | 'none',
): Promise<SeenCard | undefined> {
  const locked = { share: sql`for share of c`, 'no key update': sql`for no key update of c`, none: sql`` }[lock];
  const { rows } = await sql<SeenCard>`
    select c.id, c.member_id as "memberId", c.occasion, ${nine} as nine, c.delivered_at as "deliveredAt", c.begun_by_id as "begunById"
    from group_cards c where c.id = ${cardId}::bigint and ${isThereFor(sql`${actorId}::bigint`)} ${locked}`.execute(tx);
  return rows[0];
}
