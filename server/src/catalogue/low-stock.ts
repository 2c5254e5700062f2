import { sql } from 'kysely';
import { type LowPool, lowPools } from '#codes/low-pools';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { promiseMessages } from '#outbox/promise';

interface WarnedPool extends LowPool {
  /** The newest code of the pool: a refill is a new reason to warn. */
  newestCode: number;
}

/**
 * Tells the administrators which vouchers run out: each pool once when few codes are left and once when none is, and again
 * after a refill. Run by a job. Answers how many pools are low.
 */
export async function warnOfLowStock(db: Db, { now, publicUrl }: { now: Date; publicUrl: string }): Promise<number> {
  return transaction(db, async (tx) => {
    const { rows: pools } = await sql<WarnedPool>`
      select pool.*, (select coalesce(max(id), 0) from voucher_codes where product_id = pool."productId") as "newestCode"
      from (${lowPools}) pool order by alloc, code`.execute(tx);
    if (pools.length === 0) return 0;
    const administrators = await tx
      .selectFrom('members')
      .innerJoin('profiles', 'profiles.member_id', 'members.id')
      .select(['id', 'email', 'called'])
      .where('is_admin_reports', '=', true)
      .where('deactivated_at', 'is', null)
      .where('registered_at', 'is not', null)
      .where('email', 'is not', null)
      .execute();
    const messages = administrators.flatMap((administrator) =>
      pools.map((pool) => ({
        event: `low-stock:${pool.productId}:${pool.newestCode}:${pool.left === 0 ? 'none' : 'few'}`,
        memberId: administrator.id,
        channel: 'email' as const,
        address: String(administrator.email),
        subject: `${pool.name}: ${leftWords(pool.left)}`,
        text: [
          `Hello ${administrator.called},`,
          `'${pool.name}' (${pool.code}, price list ${pool.alloc}): ${leftWords(pool.left)}. ${
            pool.left === 0 ? 'Members cannot order it' : 'Members cannot order it any more when they are gone'
          }.`,
          `Load more under Data Upload: ${publicUrl}/admindataupload`,
        ].join('\n\n'),
      })),
    );
    await promiseMessages(tx, messages, now);
    return pools.length;
  });
}

function leftWords(left: number): string {
  if (left === 0) return 'no voucher code is left';
  return left === 1 ? 'one voucher code is left' : `${left} voucher codes are left`;
}
