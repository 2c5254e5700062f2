import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { closeAccounts, openAccounts, openWallet } from '#ledger/accounts';
import { post } from '#ledger/post';
import type { Side } from './account.ts';

interface Moving {
  stays: Side;
  doubled: Side;
  by: { id: number };
  secondId: number | null;
  now: Date;
}

interface Account {
  id: number;
  kind: 'wallet' | 'pot';
  memberId: number;
  balance: number;
}

/** What the doubled account holds goes to who stays by postings of its own: a wallet as a whole, a pot lot by lot, each with its last day. */
export async function movePoints(tx: Tx, merging: Moving, mergerId: number): Promise<void> {
  const { stays, doubled, now } = merging;
  if (doubled.wallet !== null) await openWallet(tx, stays.id, now);
  if ((doubled.pot ?? 0) > 0) await openAccounts(tx, 'pot', [stays.id], now);
  const { rows } = await sql<Account>`
    select id, kind, member_id as "memberId", balance from ledger_accounts
    where member_id = any(${[stays.id, doubled.id]}::bigint[]) and closed_at is null order by id for update`.execute(
    tx,
  );
  const of = (memberId: number, kind: Account['kind']) =>
    rows.find((row) => row.memberId === memberId && row.kind === kind);
  const [from, to] = [of(doubled.id, 'wallet'), of(stays.id, 'wallet')];
  if (from && to && from.balance > 0) {
    const line = { source: String(mergerId), from: from.id, to: to.id, points: from.balance };
    await post(tx, { kind: 'merger', at: now, actorId: merging.by.id, lines: [line] });
  }
  // What is open is repaid by what comes into the wallet of who stays: with the doubled one it would be written off.
  if (from && to)
    await sql`update debts set account_id = ${to.id} where account_id = ${from.id} and left_points > 0`.execute(tx);
  const [pot, into] = [of(doubled.id, 'pot'), of(stays.id, 'pot')];
  if (pot && into && pot.balance > 0) await moveLots(tx, merging, { from: pot.id, to: into.id });
  await closeAccounts(tx, [doubled.id], now);
}

async function moveLots(tx: Tx, merging: Moving, { from, to }: { from: number; to: number }): Promise<void> {
  const { stays, doubled, by, secondId, now } = merging;
  const { id: actId } = await tx
    .insertInto('pot_acts')
    .values({ kind: 'merge', by_id: by.id, second_id: secondId, reason_length: 0, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number; points: number }>`
    insert into pot_moves (act_id, lot_id, member_id, to_id, points)
    select ${actId}::bigint, l.id, ${doubled.id}::bigint, ${stays.id}::bigint, l.left_points from pot_lots l
    where l.account_id = ${from} and l.left_points > 0 order by l.id returning id, points`.execute(tx);
  const lines = rows.map(({ id, points }) => ({ source: String(id), from, to, points }));
  await post(tx, { kind: 'move', at: now, actorId: by.id, lines });
}
