import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { bindPerson } from '#session/bind';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { csv, type Person, rosterDesk } from '../../test/roster.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
let ada: MadeMember;
let adaRow: Person;
let managers: { manager: MadeMember; person: MadeMember }[];

const atOnce = 10;
let period = 0;

beforeAll(async () => {
  portal = await testApp();
  ({ ada, adaRow } = await rosterDesk(portal));
  const { make } = portal;
  managers = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const manager = await make.member({ is_manager: true });
      return { manager, person: await make.member({ manager_id: manager.id }) };
    }),
  );
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const admin = (call: string, body: object) => portal.post(`/api/admin/${call}`, body, { as: ada.id });
async function load(file: string, query = ''): Promise<string> {
  portal.now = new Date(portal.now.getTime() + 1000);
  const { status, body } = await upload(portal, file, { as: ada.id, query });
  expect([status, body.message]).toEqual([200, undefined]);
  const { rows } = await sql<{ id: string }>`select max(id)::text as id from uploads`.execute(portal.db);
  return rows[0]?.id as string;
}
const seenOf = ({ added, changed, removed, points, stays }: Answer['body']) => ({
  ...{ added, changed, removed, points, stays: stays.count },
});
const wishOf = async (uploadId: string) => {
  const { body } = await admin('tryundo', { uploadId });
  return { uploadId, reason: 'By mistake.', seen: seenOf(body), confirm: body.confirm };
};
const undo = (wish: object) => admin('undoupload', wish);
const done = (...answers: Answer[]) => answers.filter(({ status }) => status === 200).length;
/** The shares of hours are another test's. */
const forgetCounts = () => sql`delete from rate_counters`.execute(portal.db);

test('200 times undone while its points are awarded: what went back and what was awarded is what was granted', {
  tags: 'seed',
}, async () => {
  // loop: one round after the other
  for (let round = 0; round < 20; round += 1) {
    period += 1;
    await forgetCounts();
    const rows = managers.map(({ manager }) => `${manager.memberNumber},R${period},100`);
    const wish = await wishOf(await load(`memberNumber,period,points\n${rows.join('\n')}\n`));
    const award = ({ manager, person }: (typeof managers)[number]) =>
      portal.post(
        '/api/reward/doreward',
        {
          ...{ what: 'adhoc', reason: 'Client Focus', points: 100, message: '', sendBy: 'email' },
          recipients: [person.memberId],
        },
        { as: manager.id },
      );
    const [first, second, ...awards] = await Promise.all([undo(wish), undo(wish), ...managers.map(award)]);
    expect(awards).toHaveLength(atOnce);
    const awarded = done(...awards);
    const undone = done(first, second);
    expect(undone).toBeLessThanOrEqual(1);
    // Whoever undoes sees all of what they saw go back, or is told that it is otherwise now.
    expect(awarded).toBe(undone === 1 ? 0 : awarded);
    const { rows: sums } = await sql<{ used: number; returned: number; left: number }>`
      select sum(used_points)::bigint as used, sum(returned_points)::bigint as returned, sum(left_points)::bigint as left
      from pot_lots where period = ${`R${period}`}`.execute(portal.db);
    expect(sums[0]).toEqual({
      used: 100 * awarded,
      returned: undone === 1 ? 1000 : 0,
      left: undone === 1 ? 0 : 100 * (atOnce - awarded),
    });
    if (undone === 0) {
      const again = await undo(await wishOf(wish.uploadId));
      expect(again.status).toBe(awarded === atOnce ? 400 : 200);
    }
  }
  await expectBooksRight(portal.db);
});

test('200 times undone by two at once: once', async () => {
  // loop: one round after the other
  for (let round = 0; round < 200; round += 1) {
    period += 1;
    if (round % 20 === 0) await forgetCounts();
    const [{ manager }] = managers as [(typeof managers)[number]];
    const wish = await wishOf(await load(`memberNumber,period,points\n${manager.memberNumber},S${period},10\n`));
    const answers = await Promise.all([undo(wish), undo(wish)]);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(done(...answers)).toBe(1);
  }
  const { rows } = await sql<{ twice: number }>`
    select count(*) as twice from (select undo_of from uploads where undo_of is not null group by 1 having count(*) > 1) found`.execute(
    portal.db,
  );
  expect(rows).toEqual([{ twice: 0 }]);
  await expectBooksRight(portal.db);
});

test('a product that a file brought is ordered, or no longer offered; never both', { tags: 'seed' }, async () => {
  // loop: one round after the other
  for (let round = 0; round < 20; round += 1) {
    await forgetCounts();
    const code = `RACE${round}`;
    const columns = 'productCode,alloc,name,cat1,cat2,cat3,price,kind,stock';
    const uploadId = await load(`${columns}\n${code},ZA,Thing ${round},Home,Kitchen,Mugs,1.00,goods,50\n`);
    const product = await portal.db
      .selectFrom('products')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const buyer = await portal.make.member({ points: 10_000 });
    await portal.post('/api/shop/addtobasket', { productId: String(product.id) }, { as: buyer.id });
    const { body: checkout } = await portal.post(
      '/api/shop/getCheckoutOrderSummary',
      { alloc: 'ZA' },
      { as: buyer.id },
    );
    const order = { cellNum: checkout.cellNum, alloc: 'ZA', vfyTotal: checkout.vfyTotal };
    const wish = await wishOf(uploadId);
    const [placed, undone] = await Promise.all([
      portal.post('/api/shop/placeOrder', order, { as: buyer.id }),
      undo(wish),
    ]);
    const { rows } = await sql<{ isOrdered: boolean; isOffered: boolean }>`
      select exists (select from order_lines l where l.product_id = p.id) as "isOrdered", p.is_active as "isOffered" from products p where p.id = ${product.id}`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ isOrdered: placed.status === 200, isOffered: undone.status !== 200 }]);
    expect(rows[0]?.isOrdered).toBe(rows[0]?.isOffered);
  }
});

test('whoever a file brought has signed on, or is gone again; never both', async () => {
  // loop: one round after the other
  for (let round = 0; round < 20; round += 1) {
    await forgetCounts();
    const number = `SIGN${round}`;
    const uploadId = await load(
      csv(adaRow, {
        ...{ memberNumber: number, firstName: 'New', surname: `Comer${round}`, email: `sign${round}@test.example` },
      }),
      'part=1',
    );
    const wish = await wishOf(uploadId);
    const person = { issuer: 'https://idp.example', subject: number, employeeNumber: number, email: null };
    const [bound, undone] = await Promise.all([
      transaction(portal.db, (tx) => bindPerson(tx, person as never, portal.now)),
      undo(wish),
    ]);
    const { rows } = await sql<{ isHere: boolean; isRegistered: boolean }>`
      select deactivated_at is null as "isHere", registered_at is not null as "isRegistered" from members where member_number = ${number}`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ isHere: undone.status !== 200, isRegistered: typeof bound === 'number' }]);
    expect(rows[0]?.isHere).toBe(rows[0]?.isRegistered);
  }
});

test('whoever undoes and is cut off at any moment has done all of it, or nothing', async () => {
  const killing = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and query like '%undo_rows%'`;
  // loop: one round after the other
  for (let round = 0; round < 10; round += 1) {
    period += 1;
    await forgetCounts();
    const rows = managers.map(({ manager }) => `${manager.memberNumber},K${period},100`);
    const wish = await wishOf(await load(`memberNumber,period,points\n${rows.join('\n')}\n`));
    await Promise.allSettled([undo(wish), killing.execute(portal.db)]);
    const after = await undo(wish);
    expect(after.status === 200 || after.body.message.includes('already')).toBe(true);
    const { rows: sums } = await sql<{ returned: number; left: number }>`
      select sum(returned_points)::bigint as returned, sum(left_points)::bigint as left from pot_lots where period = ${`K${period}`}`.execute(
      portal.db,
    );
    expect(sums).toEqual([{ returned: 1000, left: 0 }]);
  }
  await expectBooksRight(portal.db);
});
