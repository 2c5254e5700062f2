import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { systemAccount } from './accounts.ts';
import { post } from './post.ts';

/** Points of one account that are set aside. */
export interface Reserved {
  account: 'wallet' | 'pot' | 'programme';
  accountId: number;
  /** Whose account it is; of the programme nobody's. */
  memberId: number | null;
  points: number;
}

interface Reserving {
  approvalId: number;
  actorId: number | null;
  /** By whose room in a budget that is lent to them. */
  delegationId: number | null;
  now: Date;
}

/** Sets points aside for what waits, so that nobody spends them meanwhile; the database refuses more than there is. */
export async function reserve(
  tx: Tx,
  { approvalId, actorId, delegationId, now }: Reserving,
  parts: readonly Reserved[],
): Promise<void> {
  const some = parts.filter(({ points }) => points > 0);
  const { rows } = await sql<{ id: number; n: number }>`
    with part as (
      select nextval('reservations_id_seq') as id, p.* from unnest(${some.map(({ account }) => account)}::text[],
        ${some.map(({ memberId }) => memberId)}::bigint[], ${some.map(({ points }) => points)}::bigint[]) with ordinality as p (account, member_id, points, n)
    ), kept as (
      insert into reservations (id, approval_id, account, member_id, delegation_id, points, made_at) overriding system value
      select id, ${approvalId}::bigint, account, member_id, ${delegationId}::bigint, points, ${now} from part
    )
    select id, n from part order by n`.execute(tx);
  const to = await systemAccount(tx, 'reserved');
  const lines = some.map(({ accountId, points }, place) => ({
    source: String(rows[place]?.id),
    from: accountId,
    to,
    points,
  }));
  await post(tx, { kind: 'reserve', at: now, actorId, lines });
}

export interface Releasing {
  approvalIds: readonly number[];
  actorId: number | null;
  now: Date;
  /** Members whose wallets are paid after it in the same transaction: locked with the accounts that get something back. */
  paidNext?: readonly number[];
}

/**
 * Gives back what is set aside for these, to where it came from: before it is given as usual, and where it is not given. Of an account
 * that is closed by now points to redeem are forfeited, and points to award the programme's. Whose account was merged gets it as who stays.
 */
export async function release(tx: Tx, { approvalIds, actorId, now, paidNext = [] }: Releasing): Promise<void> {
  await openMissing(tx, approvalIds, now);
  const { rows } = await sql<{ id: number; memberId: number | null; accountId: number; points: number }>`
    select r.id, r.points, own.member_id as "memberId", coalesce(own.id, company.id) as "accountId"
    from reservations r left join members m on m.id = r.member_id
    left join ledger_accounts own on own.member_id = coalesce(m.merged_into_id, m.id) and own.kind = r.account and own.closed_at is null
    join ledger_accounts company on company.member_id is null and company.kind = case when r.account = 'wallet' then 'forfeited' else 'programme' end
    where r.approval_id = any(${[...approvalIds]}::bigint[])
      and not exists (select from reservation_releases l where l.reservation_id = r.id)
    order by r.id`.execute(tx);
  if (rows.length === 0) return;
  if (paidNext.length > 0)
    await sql`
      select from ledger_accounts a where a.balance is not null and a.closed_at is null
        and (a.id = any(${rows.map(({ accountId }) => accountId)}::bigint[]) or (a.kind = 'wallet' and a.member_id = any(${[...paidNext]}::bigint[])))
      order by a.id for update`.execute(tx);
  await sql`
    insert into reservation_releases (reservation_id, member_id, at)
    select id, member_id, ${now} from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ memberId }) => memberId)}::bigint[]) as l (id, member_id)`.execute(
    tx,
  );
  const from = await systemAccount(tx, 'reserved');
  const lines = rows.map(({ id, accountId, points }) => ({ source: String(id), from, to: accountId, points }));
  await post(tx, { kind: 'release', at: now, actorId, lines });
}

/** Of who is here, and had no such account when two of theirs became one. */
async function openMissing(tx: Tx, approvalIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into ledger_accounts (kind, member_id, balance, version, opened_at)
    select distinct r.account, s.id, 0, 0, ${now}::timestamptz from reservations r join members m on m.id = r.member_id
    join members s on s.id = coalesce(m.merged_into_id, m.id) and s.deactivated_at is null
    where r.approval_id = any(${[...approvalIds]}::bigint[]) and m.merged_into_id is not null
      and not exists (select from reservation_releases l where l.reservation_id = r.id)
    on conflict (member_id, kind) where closed_at is null and member_id is not null do nothing`.execute(tx);
}
