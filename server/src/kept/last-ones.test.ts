import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Instances, instances } from '../../test/instances.ts';
import { shopping } from '../../test/shopping.ts';

let all: Instances;
let { here, there, shop, answer, listOf } = {} as Instances;

beforeAll(async () => {
  all = await instances();
  ({ here, there, shop, answer, listOf } = all);
});
afterAll(() => all.close());

function pass(portal: Instances['here'], ms: number): void {
  portal.now = new Date(portal.now.getTime() + ms);
}

describe('the last ones, bought by many at once', () => {
  test.each([
    ['codes', { codes: 12 }, 60_000],
    ['pieces', { stock: 12 }, 0],
  ])('no list says that %s are left when none is', async (_what, wish, afterMs) => {
    const id = await shop.product(wish);
    const list = await listOf(id);
    const buyers = await Promise.all(Array.from({ length: 24 }, () => here.make.member({ points: 100 })));
    for (const buyer of buyers) await shopping(here).add(buyer, id);
    let isOver = false;
    const looking = [here, there].map(async (portal) => {
      while (!isOver) await answer(portal, list);
    });
    const orders = await Promise.all(buyers.map((buyer, i) => shopping(i % 2 ? here : there).order(buyer, 50)));
    isOver = true;
    await Promise.all(looking);
    expect(orders.filter(({ status }) => status === 200)).toHaveLength(12);
    for (const portal of [here, there]) {
      pass(portal, afterMs);
      expect((await answer(portal, list)).products[0].isInStock).toBe(false);
    }
  });

  test('two that take the last two in one moment leave no list that is wrong for longer than a minute, and nobody orders from it', async () => {
    const id = Number(await shop.product({ codes: 2 }));
    const [line] = (await sql<{ id: number }>`select id from order_lines order by id limit 1`.execute(here.db))
      .rows as [{ id: number }];
    const list = await listOf(String(id));
    await answer(there, list);
    const late = await here.make.member({ points: 100 });
    await shopping(here).add(late, String(id));
    const take = (seq: number) => sql`
      update voucher_codes set order_line_id = ${line.id}, seq = ${seq}, issued_at = now()
      where id = (select id from voucher_codes where product_id = ${id} and order_line_id is null order by id limit 1 for update skip locked)`;
    // Each looks before the other commits.
    for (const isUndone of [true, false]) {
      const before = await answer(there, list);
      expect(before.products[0].isInStock).toBe(true);
      const one = await here.db.startTransaction().execute();
      const other = await here.db.startTransaction().execute();
      await take(9001).execute(one);
      await take(9002).execute(other);
      await (isUndone ? one.rollback() : one.commit()).execute();
      await (isUndone ? other.rollback() : other.commit()).execute();
      if (!isUndone)
        expect(await shopping(there).order(late, 50)).toMatchObject({
          status: 400,
          body: { message: 'Your basket is empty.' },
        });
      pass(there, 60_000);
      const after = await answer(there, list);
      expect(after.products[0].isInStock).toBe(isUndone);
    }
    await sql`update voucher_codes set order_line_id = null, seq = null, issued_at = null where product_id = ${id}`.execute(
      here.db,
    );
  });
});
