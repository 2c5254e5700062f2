import { type NoticeKind, type NoticeWay, noticeDefaults, pushDefaults } from '@laurel/contract/rules/notice-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';

/** How somebody hears of a kind, of their choices `c`; what they have not chosen is as for everybody. */
export const wayOf = (kind: RawBuilder<unknown>) =>
  sql<NoticeWay>`coalesce(c.ways ->> ${kind}, ${JSON.stringify(noticeDefaults)}::jsonb ->> ${kind})`;

/** Whether a kind comes to the devices of who has choices `c`. */
export const pushesOf = (kind: RawBuilder<unknown>) =>
  sql<boolean>`coalesce(c.pushes -> ${kind}, ${JSON.stringify(pushDefaults)}::jsonb -> ${kind}) = 'true'::jsonb`;

/** The time zone of somebody with choices `c` in country `k`. */
export const zoneOf = sql<string>`coalesce(c.time_zone, k.time_zone)`;

/** Of a member id: their country `k`. */
export const joinCountry = (memberId: RawBuilder<unknown>) => sql`
  join profiles home on home.member_id = ${memberId} join divisions d on d.code = home.division_code join countries k on k.code = d.country_code`;

interface Hearing {
  /** By e-mail. */
  way: NoticeWay;
  /** Whether it comes to their devices. */
  pushes: boolean;
  /** When their quiet hours are over; null outside of them. */
  quietEnds: Date | null;
}

/** How somebody hears of a kind at this moment; undefined of who is not in the roster any more. */
export async function hearingOf(
  db: Db,
  { memberId, kind, now }: { memberId: number; kind: NoticeKind; now: Date },
): Promise<Hearing | undefined> {
  const { rows } = await sql<Hearing>`
    select ${wayOf(sql`${kind}::text`)} as way, ${pushesOf(sql`${kind}::text`)} as pushes, quiet_ends(${now}, ${zoneOf}, c.quiet_from, c.quiet_until) as "quietEnds"
    from members m ${joinCountry(sql`m.id`)} left join notice_choices c on c.member_id = m.id where m.id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}

/** Has a message wait: its job is done, and the queue takes it up again then. */
export async function postpone(db: Db, messageId: number, until: Date): Promise<void> {
  await sql`update messages set not_before = ${until}, in_hand_until = null where id = ${messageId} and state = 'promised'`.execute(
    db,
  );
}
