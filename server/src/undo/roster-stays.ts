import { sql } from 'kysely';
import { mayTouchAdministrators } from '#directory/administrators';
import type { Fault } from '#imports/staging';
import { graceBegin } from '#programme/grace';
import { administratorsMoved } from '#roster/roster-checks';
import { rightsOfOthers } from '#roster/roster-roles';
import { stay, type Undoing } from './undoing.ts';

/** Whom the rules of rosters keep as they are: oneself, administrators, rights that one may not give. */
export async function sayWhoStaysByRule(undoing: Undoing): Promise<void> {
  const { tx, holder, now } = undoing;
  await sayWhatHappened(undoing);
  const faults: Fault[] = [...rightsOfOthers(undoing), ...administratorsMoved(undoing)];
  // loop: a few rules
  for (const fault of faults) {
    const found = await fault.find(tx);
    await stay(
      tx,
      found.map(({ line: n, message }) => ({ n, why: 'rule' as const, message })),
    );
  }
  if (mayTouchAdministrators(holder)) return;
  await sql`
    update undo_rows u set stays = '{"why": "administrator"}' from undo_members m
    where m.n = u.n and u.stays is null and m.what = 'returned'
      and m.id in (select member_id from assignments_at(${now}) where capability = 'administrator')`.execute(tx);
}

/** Of each by themselves: what has happened since the file. */
async function sayWhatHappened({ tx, now, actorId, taken }: Undoing): Promise<void> {
  await sql`
    update undo_rows u set stays = '{"why": "erased"}'
    where u.thing = 'member' and not exists (select from undo_members m where m.n = u.n)`.execute(tx);
  const isGone = sql`m.deactivated_at is not null`;
  const hasSignedOn = sql`(r.registered_at is not null and m.what = 'joined') or exists (
    select from last_sign_ons l where l.member_id = m.id and l.at >= ${taken.at})`;
  const hasReceived = sql`exists (select from ledger_accounts a join ledger_legs l on l.account_id = a.id where a.member_id = m.id and l.at >= ${taken.at})
    or exists (select from nominations n where n.nominee_id = m.id and n.created_at >= ${taken.at})
    or exists (select from nominations n where n.by_id = m.id and n.created_at >= ${taken.at})
    or exists (select from recognitions c where c.to_id = m.id and c.created_at >= ${taken.at})
    or exists (select from role_assignments a where a.member_id = m.id and a.source <> 'roster' and a.from_at >= ${taken.at})`;
  await sql`
    update undo_rows u set stays = found.stays
    from (
      select m.n, case
        when m.id = ${actorId} then '{"why": "own"}'::jsonb
        when m.what in ('joined', 'changed') and ${isGone} then '{"why": "gone"}'
        when m.what <> 'joined' and cardinality(m.fields) > 0 then jsonb_build_object('why', 'changed', 'fields', m.fields)
        when m.what = 'left' and m.deactivated_at <= ${graceBegin(now)} then '{"why": "graceOver"}'
        when m.what in ('joined', 'returned') and (${hasSignedOn}) then '{"why": "signedOn"}'
        when m.what in ('joined', 'returned') and (${hasReceived}) then '{"why": "received"}' end as stays
      from undo_members m join members r on r.id = m.id
    ) found where found.n = u.n and u.stays is null and found.stays is not null`.execute(tx);
}

/** Whom others keep where they are: one who stays holds the next, so it is asked as long as somebody is found. */
export async function sayWhoStays({ tx }: Undoing): Promise<void> {
  // loop: as deep as managers are above each other
  for (let found = 1; found > 0; ) {
    const managing = await sayWhoManages(tx);
    const named = await sayWhoseAddressIsTaken(tx);
    found = managing + named;
  }
}

/** `t`: those of the plan that go back. */
const going = sql`(select m.* from undo_members m join undo_rows w on w.n = m.n and w.stays is null)`;
/** Of members `r` with `t`: whether they are here afterwards. */
const isHereThen = sql`case t.what when 'joined' then false when 'returned' then false when 'left' then true else r.deactivated_at is null end`;

async function sayWhoManages(tx: Undoing['tx']): Promise<number> {
  const { numAffectedRows } = await sql`
    update undo_rows u set stays = '{"why": "manages"}' from undo_members g
    where g.n = u.n and u.stays is null and g.what in ('joined', 'returned') and g.id in (
      select case when t.id is not null then (t.target ->> 'manager_id')::bigint else r.manager_id end
      from members r left join ${going} t on t.id = r.id where ${isHereThen})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

async function sayWhoseAddressIsTaken(tx: Undoing['tx']): Promise<number> {
  await sql`drop table if exists pg_temp.undo_addresses`.execute(tx);
  await sql`
    create temporary table undo_addresses on commit drop as
    select r.id, t.n, lower(case when t.id is not null then t.target ->> 'roster_email' else o.roster_email end) as named,
      lower(case when t.id is not null then case when t.target ->> 'email_confirmed_at' is not null then t.target ->> 'email' end
        when o.email_confirmed_at is not null then o.email end) as confirmed
    from members r join profiles o on o.member_id = r.id left join ${going} t on t.id = r.id where ${isHereThen}`.execute(
    tx,
  );
  await sql`analyze undo_addresses`.execute(tx);
  const { numAffectedRows } = await sql`
    update undo_rows u set stays = '{"why": "address"}'
    where u.stays is null and u.n in (
      select t.n from undo_addresses t join undo_addresses o on o.id <> t.id and o.named = t.named where t.n is not null
      union all
      select t.n from undo_addresses t join undo_addresses o on o.id <> t.id and o.confirmed = t.confirmed where t.n is not null
      union all
      select t.n from undo_addresses t join undo_addresses o on o.id <> t.id and o.confirmed = t.named where t.n is not null)`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
