import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { gathered } from '#db/together';
import type { Tx } from '#db/transaction';

/** A wallet holds points to redeem, a pot points to award. */
export type MemberAccount = 'wallet' | 'pot';
export type SystemAccount = 'issuance' | 'programme' | 'redeemed' | 'forfeited' | 'reserved';

/** Opens the member's wallet, unless one is open. */
export function openWallet(tx: Tx, memberId: number, now: Date): Promise<void> {
  return openAccounts(tx, 'wallet', [memberId], now);
}

/** Opens an account of this kind for each member who has none open. */
export async function openAccounts(tx: Tx, kind: MemberAccount, memberIds: number[], now: Date): Promise<void> {
  await sql`
    insert into ledger_accounts (kind, member_id, balance, version, opened_at)
    select ${kind}, id, 0, 0, ${now} from unnest(${memberIds}::bigint[]) as id
    on conflict (member_id, kind) where closed_at is null and member_id is not null do nothing`.execute(tx);
}

/**
 * The open accounts of these members, by member; members without one are missing, and so are leavers: theirs stay open for
 * a while, but nothing comes in or goes out.
 */
export async function openAccountsOf(
  on: Db | Tx,
  kind: MemberAccount,
  memberIds: number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; member_id: number }>`
    select a.id, a.member_id from ledger_accounts a join members m on m.id = a.member_id and m.deactivated_at is null
    where a.member_id = any(${memberIds}::bigint[]) and a.kind = ${kind} and a.closed_at is null`.execute(on);
  return new Map(rows.map((row) => [row.member_id, row.id]));
}

/** An account that may pay, with its balance of this moment, which is no promise. */
interface Payer {
  id: number;
  balance: number;
}

/** From where somebody pays: undefined where that account is not open. */
export interface Payers extends Partial<Record<MemberAccount, Payer>> {
  /** Its balance is computed when asked, and has no floor. */
  programme: Payer;
}

/** From where a member, and the programme, pay. */
export const payersOf = gathered(
  async (tx, memberIds: readonly number[]): Promise<Payers[]> => {
    const { rows } = await sql<{ id: number; kind: string; memberId: number | null; balance: number | null }>`
    select a.id, a.kind, a.member_id as "memberId", a.balance
    from each_of(${[...new Set(memberIds)]}::bigint[]) payer join members m on m.id = payer and m.deactivated_at is null
      join ledger_accounts a on a.member_id = m.id and a.closed_at is null
    union all select id, kind, null, null from ledger_accounts where kind = 'programme' and member_id is null`.execute(
      tx,
    );
    return memberIds.map(
      (memberId) =>
        Object.fromEntries(
          rows
            .filter((row) => row.memberId === null || row.memberId === memberId)
            .map(({ id, kind, balance }) => [kind, { id, balance: balance ?? Number.POSITIVE_INFINITY }]),
        ) as unknown as Payers,
    );
  },
  { leavesNothing: true },
);

export async function systemAccount(on: Db | Tx, kind: SystemAccount): Promise<number> {
  const { id } = await on
    .selectFrom('ledger_accounts')
    .select('id')
    .where('kind', '=', kind)
    .where('member_id', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

/** Points to redeem and points to award; 0 where no account is open. */
export async function balancesOf(on: Db | Tx, memberId: number): Promise<{ wallet: number; pot: number }> {
  const rows = await on
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .execute();
  const of = (kind: MemberAccount) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { wallet: of('wallet'), pot: of('pot') };
}

/** Closes the accounts of leavers who do not come back; their balances must be 0 by then. */
export async function closeAccounts(tx: Tx, memberIds: number[], now: Date): Promise<void> {
  await sql`
    update ledger_accounts set closed_at = ${now} where member_id = any(${memberIds}::bigint[]) and closed_at is null`.execute(
    tx,
  );
}
