import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { appendAll } from '#events/append';
import { closeAccounts, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { graceBegin } from '#programme/grace';

/** Members of one transaction, so that none of them is locked for long. */
const membersAtOnce = 1_000;

/**
 * Every night: whose time to come back is over forfeits what is left of wallet and pot. Answers of how many people. Two at
 * once do no more than one.
 */
export async function forfeitLeavers(db: Db, now: Date): Promise<number> {
  // loop: a batch of leavers each, so that no transaction is long
  for (let people = 0; ; ) {
    const done = await transaction(db, (tx) => forfeitSome(tx, now));
    people += done.people;
    if (done.locked < membersAtOnce) return people;
  }
}

/**
 * The rows of the members are locked first, so that a roster that brings somebody back comes before or after, never between.
 * Whom a roster has in hand has time until the next night.
 */
async function forfeitSome(tx: Tx, now: Date): Promise<{ locked: number; people: number }> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m where m.deactivated_at <= ${graceBegin(now)}
      and exists (select from ledger_accounts a where a.member_id = m.id and a.closed_at is null)
    order by m.id
    -- limit: the loop goes on until nobody is left
    limit ${membersAtOnce} for update of m skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const people = await forfeit({ tx, now, actorId: null }, ids);
  return { locked: ids.length, people };
}

/** Answers of how many people. Their accounts are closed: whoever comes back later begins with a new wallet. */
export async function forfeit(
  { tx, now, actorId }: { tx: Tx; now: Date; actorId: number | null },
  memberIds: number[],
): Promise<number> {
  if (memberIds.length === 0) return 0;
  const { rows: accounts } = await sql<{ id: number; memberId: number; balance: number }>`
    select id, member_id as "memberId", balance from ledger_accounts
    where member_id = any(${memberIds}::bigint[]) and closed_at is null order by id for update`.execute(tx);
  const to = await systemAccount(tx, 'forfeited');
  const day = now.toISOString().slice(0, 10);
  const lines = accounts
    .filter(({ balance }) => balance > 0)
    // The account in the source keeps apart a wallet and a pot, and two departures on one day.
    .map(({ id, memberId, balance }) => ({ source: `${memberId}:${day}:${id}`, from: id, to, points: balance }));
  await post(tx, { kind: 'leaver', at: now, actorId, lines });
  await closeAccounts(tx, memberIds, now);
  await appendAll(
    tx,
    { type: 'points.forfeited', at: now, actorId },
    sql`select 'member:' || id as subject, array[id] as concerns, jsonb_build_object('points', sum(points)) as facts,
        '{}'::bigint[] as about, null::jsonb as particulars
      from unnest(${accounts.map(({ memberId }) => memberId)}::bigint[], ${accounts.map(({ balance }) => balance)}::bigint[]) as a (id, points)
      group by id order by id`,
  );
  return new Set(accounts.map(({ memberId }) => memberId)).size;
}
