import { holdersOf } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { type LowPool, lowPools } from '#codes/low-pools';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { appendAll } from '#events/append';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { things } from '#outbox/samples';
import * as letters from '#outbox/texts';
import * as texts from './texts.ts';

/**
 * Notices which vouchers run out: each pool once when few codes are left and once when none is, and again after a refill: the
 * newest code tells one. Run by a job. Answers how many pools are low.
 */
export async function noticeLowStock(db: Db, now: Date): Promise<number> {
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(7202611207)`.execute(tx);
    const { rows } = await sql<LowPool>`select pool.* from (${lowPools}) pool`.execute(tx);
    const of = (column: (pool: LowPool) => number) => rows.map(column);
    await appendAll(
      tx,
      { type: 'stock.ran.low', at: now, actorId: null },
      sql`select 'product:' || pool.id as subject, '{}'::bigint[] as concerns,
          jsonb_build_object('left', pool.left, 'newestCode', newest.code) as facts, '{}'::bigint[] as about, null::jsonb as particulars
        from unnest(${of(({ productId }) => productId)}::bigint[], ${of(({ left }) => left)}::int[]) as pool (id, "left")
        cross join lateral (select coalesce(max(v.id), 0) as code from voucher_codes v where v.product_id = pool.id) newest
        where not exists (
          select from events e where e.subject = 'product:' || pool.id and e.type = 'stock.ran.low'
            and (e.facts ->> 'newestCode')::bigint = newest.code and ((e.facts ->> 'left')::int = 0) = (pool.left = 0))
        order by pool.id`,
    );
    return rows.length;
  });
}

/** Tells those who keep the shop. */
export function lowStockLetter({ publicUrl }: { publicUrl: string }): Letter<'stock.ran.low'> {
  return letter({
    name: 'low stock',
    title: texts.titleLow,
    type: 'stock.ran.low',
    kind: 'toDo',
    notice: noticeOf<{ product: string; code: string; priceList: string; left: number }>({
      known: sql`
        select asked.id, jsonb_build_object('product', p.name, 'code', p.code, 'priceList', p.alloc, 'left', asked.facts -> 'left') from asked
        join products p on p.id = split_part(asked.subject, ':', 2)::bigint`,
      words: (known) => say(texts.lowStock, known),
      path: () => '/admindataupload',
    }),
    readers: sql`
      select told.id, m.id, 'email', told.id from told cross join members m
      where m.id in (select held.member_id from roles_at(told.at) held where held.capability = any(${[...holdersOf('shop')]}::text[]))
        and m.registered_at is not null`,
    read: async (on, { event: { subject, facts } }) => {
      const product = await on
        .selectFrom('products')
        .select(['name', 'code', 'alloc'])
        .where('id', '=', Number(subject.split(':')[1]))
        .executeTakeFirstOrThrow();
      const { name, code, alloc: priceList } = product;
      return { product: name, code, priceList, left: facts.left };
    },
    words: ({ product, code, priceList, left }, { reader }) => ({
      subject: say(texts.lowSubject, { product, left }),
      text: [
        say(letters.hello, { name: reader.name }),
        say(texts.lowStock, { product, code, priceList, left }),
        say(texts.loadMore, { link: `${publicUrl}/admindataupload` }),
      ].join('\n\n'),
    }),
    samples: () => [3, 0].map((left) => ({ product: things().product, code: 'CAFE-2', priceList: 'EUR', left })),
  });
}
