import { sql } from 'kysely';
import { expect } from 'vitest';
import { keeper } from '#kept/keeper';
import { appOn, type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import { makeShop } from './make-shop.ts';

export interface Question {
  path: string;
  body: object;
}

export type Instances = Awaited<ReturnType<typeof instances>>;

/** Two instances on one database, and one that keeps nothing, to compare with. */
export async function instances() {
  const here = await testApp();
  const same = { db: here.db, settings: here.settings, url: here.url, close: async () => {} };
  const env = { VOUCHER_KEYS: here.config.voucherKeys.map((key) => key.toString('base64')).join(',') };
  const there = await appOn(same, env);
  const forgetful = await appOn(same, env, { kept: keeper(() => here.now, { entriesMax: 0, bytesMax: 0 }) });
  const ada = await here.make.member({ is_admin_reports: true, points: 10_000 });
  const ann = await here.make.member({ points: 10_000 });

  async function answer(portal: TestApp, { path, body }: Question) {
    const { status, body: said } = await portal.post(path, body, { as: ann.id });
    expect([path, status]).toEqual([path, 200]);
    return said;
  }

  /** What is done is what the very next request at the other instance shows, and another thing than before. */
  async function expectSeen(question: Question, change: () => Promise<unknown>): Promise<void> {
    for (const portal of [here, there]) await answer(portal, question);
    const before = await answer(there, question);
    await change();
    const after = await answer(there, question);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await answer(forgetful, question));
    expect(await answer(here, question)).toEqual(after);
  }

  /** Where the product of this id is listed. */
  async function listOf(productId: string, alloc = 'ZA') {
    const { category_id } = await here.db
      .selectFrom('products')
      .select('category_id')
      .where('id', '=', Number(productId))
      .executeTakeFirstOrThrow();
    return { path: '/api/shop/productlist', body: { prodCat3Id: String(category_id), alloc } };
  }

  async function versions(): Promise<unknown> {
    const { rows } = await sql`select name, version from shared_versions order by name`.execute(here.db);
    return rows;
  }

  async function close(): Promise<void> {
    await expectBooksRight(here.db);
    await there.app.close();
    await forgetful.app.close();
    await here.close();
  }

  return { here, there, forgetful, ada, ann, shop: makeShop(here), answer, expectSeen, listOf, versions, close };
}
