import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';

/** Everything that the portal keeps about a member, in their own hands: one list per subject. */
export async function ownData(on: Db, memberId: number, now: Date): Promise<Record<string, unknown>> {
  const lists: Record<string, unknown> = { exportedAt: now.toISOString() };
  for (const [name, select] of Object.entries(subjects(memberId))) lists[name] = await rowsOf(on, select);
  return lists;
}

function subjects(id: number): Record<string, RawBuilder<unknown>> {
  return {
    profile: sql`
      select m.member_number, p.firstname, p.known_as, p.surname, p.email, p.email_confirmed_at, p.roster_email, p.cell_num, p.roster_cell_num,
        m.division_code, m.site_template, p.hire_date, p.dob_day, p.dob_month, m.is_manager, m.is_admin_reports, m.role_ca, m.role_cc, m.role_idea,
        m.role_inv, p.get_to_know, p.hobbies, p.dreams, m.registered_at, m.agreed_at
      from members m join profiles p on p.member_id = m.id where m.id = ${id}`,
    signOnAccounts: sql`select issuer, subject, bound_at from identities where member_id = ${id}`,
    signOns: sql`select created_at, last_used_at, revoked_at from tokens where member_id = ${id} order by created_at`,
    nominationsMade: sql`select id, categories, reason, state, created_at from nominations where by_id = ${id} order by id`,
    nominationsReceived: sql`select id, categories, reason, state, created_at from nominations where nominee_id = ${id} and state = 'rated' order by id`,
    reviewsGiven: sql`select nomination_id, kind, rating, custom_points, motivation, created_at from reviews where reviewer_id = ${id} order by id`,
    recognitionSent: sql`select kind, value, points, message, created_at from recognitions where from_id = ${id} order by id`,
    recognitionReceived: sql`select kind, value, points, message, created_at from recognitions where to_id = ${id} order by id`,
    pointsMoved: sql`
      select a.kind as account, t.kind, l.amount, l.after, l.at from ledger_accounts a join ledger_legs l on l.account_id = a.id
      join ledger_transactions t on t.id = l.transaction_id where a.member_id = ${id} order by a.id, l.version`,
    orders: sql`select order_num, currency, total_minor, points, promo_code, cell_num, created_at from orders where member_id = ${id} order by id`,
    orderLines: sql`
      select o.order_num, l.product_code, l.name, l.qty, l.price_minor from order_lines l join orders o on o.id = l.order_id
      where o.member_id = ${id} order by l.id`,
    ideas: sql`select category, title, idea, state, comment, reward_points, created_at, reviewed_at from ideas where by_id = ${id} order by id`,
    contactMessages: sql`select name, email, message, created_at from contact_messages where member_id = ${id} order by id`,
    messagesSentToYou: sql`select channel, letter, address, state, created_at from messages where member_id = ${id} order by id`,
    administrativeActs: sql`select act, subject, at from audit_entries where actor_id = ${id} order by id`,
  };
}

async function rowsOf(on: Db, select: RawBuilder<unknown>): Promise<unknown> {
  const { rows } = await sql<{
    rows: unknown;
  }>`select coalesce(jsonb_agg(to_jsonb(q)), '[]'::jsonb) as rows from (${select}) q`.execute(on);
  return rows[0]?.rows;
}
