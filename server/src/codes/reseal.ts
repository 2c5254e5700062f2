import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { resealHashKey } from './digest-key.ts';
import { keyIdOf, openCode, type SealedCode, sealCode } from './seal.ts';

const atOnce = 1_000;

/**
 * Seals with the newest key every code that an older one sealed, and the key of their digests. Each batch is a transaction of its own, so that orders go
 * on meanwhile, and what is broken off is taken up by the next run. Answers how many codes it sealed anew.
 */
export async function resealCodes(db: Db, keys: readonly Buffer[]): Promise<number> {
  const [newest] = keys;
  if (!newest) throw new Error('There is no key for voucher codes: VOUCHER_KEYS is not set.');
  await transaction(db, (tx) => resealHashKey(tx, keys));
  let sealed = 0;
  // loop: a batch of codes each, until none is sealed with an older key
  for (;;) {
    const count = await transaction(db, async (tx) => {
      const { rows } = await sql<SealedCode & { id: number }>`
        select id, sealed, key_id as "keyId" from voucher_codes where key_id <> ${keyIdOf(newest)}
        -- limit: a batch, the next follows until none is left
        order by id limit ${atOnce} for no key update`.execute(tx);
      const anew = rows.map((row) => sealCode(keys, openCode(keys, row)).sealed.toString('hex'));
      await sql`
        update voucher_codes v set sealed = decode(a.sealed, 'hex'), key_id = ${keyIdOf(newest)}
        from unnest(${rows.map(({ id }) => id)}::bigint[], ${anew}::text[]) as a (id, sealed) where a.id = v.id`.execute(
        tx,
      );
      return rows.length;
    });
    sealed += count;
    if (count < atOnce) return sealed;
  }
}
