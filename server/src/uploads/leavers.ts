import { sql } from 'kysely';
import { closeAccounts, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import type { Importing } from './importer.ts';

/** What leavers still have is forfeited, and their accounts are closed: whoever comes back begins with a new wallet. */
export async function forfeit({ tx, now, actorId }: Importing, memberIds: number[]): Promise<void> {
  if (memberIds.length === 0) return;
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
}
