import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksRight } from '../../test/books.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { loadDemonstration } from './load.ts';

let database: TestDatabase;
const now = new Date('2026-03-01T00:10:00Z');
const load = () =>
  loadDemonstration({
    db: database.db,
    folder: join(import.meta.dirname, '../../../demo'),
    now,
    voucherKeys: [randomBytes(32)],
    first: { ...specifiedWhole, limits: { ...specifiedWhole.limits, recogniseInMonth: 4321 } },
  });
beforeAll(async () => {
  database = await testDatabase();
  expect(await load()).toBe(true);
});
afterAll(() => database.close());

async function found<T>(query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(database.db)).rows;
}

test('the company is loaded once', async () => {
  expect(await load()).toBe(false);
  const [{ count } = { count: 0 }] = await found<{ count: number }>('select count(*) as count from members');
  expect(count).toBeGreaterThan(350);
});

test('its own programme keeps to the limits that the environment sets', { tags: 'seed' }, async () => {
  const saved = await found<{ limit: number }>(
    `select document -> 'limits' -> 'recogniseInMonth' as limit from programme_versions where version > 1`,
  );
  expect(saved).toEqual([{ limit: 4321 }]);
});

test('four of five of its people have a portrait, each another one, as the store keeps pictures', async () => {
  const [shown] = await found<Record<string, unknown>>(`
    select count(*)::int as pictures, count(distinct md5(bytes))::int as different, bool_and(kind = 'profile' and mime_type = 'image/webp') as is_kept,
      (select count(*) from profiles where picture_id is not null)::int as people, (select count(*) from profiles)::int as everybody
    from pictures where id in (select picture_id from profiles)`);
  expect(shown?.pictures).toBe(shown?.people);
  expect(shown?.different).toBe(shown?.pictures);
  expect(shown?.is_kept).toBe(true);
  expect(Number(shown?.people) / Number(shown?.everybody)).toBeGreaterThan(0.75);
  expect(Number(shown?.people) / Number(shown?.everybody)).toBeLessThan(0.9);
  const [{ bytes } = { bytes: Buffer.of() }] = await found<{ bytes: Buffer }>(
    `select bytes from pictures where id = (select picture_id from people where member_number = '100001')`,
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
});

test('its books are right', () => expectBooksRight(database.db));

test('the eight people are as the demonstration says', async () => {
  const people = await found<Record<string, unknown>>(`
    select m.member_number, o.roster_name as name, o.email, held.is_manager, held.is_admin_reports, held.role_cc, held.role_ca,
      o.cell_num is not null as has_mobile, m.registered_at is not null as is_registered, m.site_template <> '' as may_enter,
      b.member_number as manager, coalesce(w.balance, -1) as wallet, coalesce(p.balance, 0) as pot
    from members m join profiles o on o.member_id = m.id left join members b on b.id = m.manager_id
    left join lateral (select coalesce(bool_or(capability = 'manager'), false) as is_manager, bool_or(capability = 'administrator') as is_admin_reports,
      bool_or(capability = 'committee') as role_cc, bool_or(capability = 'clusterAdmin') as role_ca from roles_at(now()) r where r.member_id = m.id) held on true
    left join ledger_accounts w on w.member_id = m.id and w.kind = 'wallet' left join ledger_accounts p on p.member_id = m.id and p.kind = 'pot'
    where m.member_number between '100001' and '100008' order by 1`);
  const names = ['Thandi Mokoena', 'Johan Botha', 'Priya Naidoo', 'Lerato Dlamini', 'Sipho Khumalo', 'Emma Fischer'];
  expect(people.map(({ name }) => name)).toEqual([...names, 'Luca Rossi', 'Ana Silva']);
  const [thandi, johan, priya, lerato, sipho, emma, luca, ana] = people;
  expect(people.map(({ email }) => email)).toContain('thandi.mokoena@laurel.example');
  expect(thandi).toMatchObject({ is_manager: false, manager: '100002', is_registered: true });
  expect(Number(thandi?.wallet)).toBeGreaterThan(100);
  expect(johan).toMatchObject({ is_manager: true });
  expect(Number(johan?.pot)).toBeGreaterThan(1000);
  expect(priya).toMatchObject({ is_manager: true, is_admin_reports: true });
  expect(lerato).toMatchObject({ is_manager: true, role_cc: true });
  expect(sipho).toMatchObject({ is_manager: true, role_ca: true });
  expect(emma).toMatchObject({ has_mobile: false, is_registered: true });
  expect(luca).toMatchObject({ is_registered: false, wallet: -1 });
  expect(ana).toMatchObject({ may_enter: false, is_registered: true });
});

test('nominations and ideas stand in every state, and nothing lies in the future', async () => {
  const states = await found<{ state: string }>(
    'select distinct state from nominations union select distinct state from ideas order by 1',
  );
  expect(states.map(({ state }) => state)).toEqual(['awaiting', 'concluded', 'declined', 'open', 'rated', 'rewarded']);
  const times = `select created_at from nominations union all select created_at from reviews union all select created_at from awards
    union all select created_at from ideas union all select reviewed_at from ideas union all select at from ledger_legs`;
  expect(await found(`select * from (${times}) t where created_at > '${now.toISOString()}'`)).toEqual([]);
});

test('orders stand in every state, and nothing of them lies in the future', async () => {
  const states = await found<{ status: number }>('select distinct status_id as status from order_states order by 1');
  expect(states.map(({ status }) => Number(status))).toEqual([10, 20, 30, 40, 90]);
  const lines = await found<{ status: number }>(
    'select distinct dispatch_status as status from order_line_states order by 1',
  );
  expect(lines.map(({ status }) => Number(status))).toEqual([0, 1, 2, 3, 4]);
  const times = `select created_at from orders union all select updated_at from order_states union all select updated_at from order_line_states
    union all select at from events`;
  expect(await found(`select * from (${times}) t where created_at > '${now.toISOString()}'`)).toEqual([]);
});

test('cards for a birthday or work anniversary were given on its day', async () => {
  const cards = await found<{ value: string; fits: boolean }>(`
    select r.value, case when r.value like '%Birthday' then (m.dob_month::int, m.dob_day::int) else (extract(month from m.hire_date)::int, extract(day from m.hire_date)::int) end
      = (extract(month from r.created_at at time zone 'UTC')::int, extract(day from r.created_at at time zone 'UTC')::int) as fits
    from recognitions r join people m on m.id = r.to_id where r.value ~ '(Birthday|Anniversary)$'`);
  expect(cards.length).toBeGreaterThan(30);
  expect(cards.filter(({ fits }) => !fits)).toEqual([]);
});

test('nobody gets messages about what happened before the first start', async () => {
  expect(await found('select id from messages')).toEqual([]);
});

test('the competition runs, and vouchers have codes', async () => {
  const [running] = await found<Record<string, unknown>>(
    `select is_enabled, start_date <= '2026-03-01' and end_date >= '2026-05-31' as runs from competition`,
  );
  expect(running).toEqual({ is_enabled: true, runs: true });
  const empty = await found(
    `select id from products p where kind = 'voucher' and not exists (select from voucher_codes c where c.product_id = p.id)`,
  );
  expect(empty).toEqual([]);
  const promos = await found<{ code: string }>('select code from promos order by 1');
  expect(promos.map(({ code }) => code)).toEqual(['OLD', 'ONEUSE', 'WELCOME10']);
});

test('every quarter that has ended is summarised', async () => {
  const quarters = await found<{ year: number; num: number; done: boolean }>(
    'select year, num, summarised_at is not null as done from quarters order by year desc, num desc',
  );
  expect(quarters[0]).toEqual({ year: 2025, num: 4, done: true });
  const [{ count } = { count: 0 }] = await found<{ count: number }>('select count(*) as count from quarter_summaries');
  expect(count).toBeGreaterThan(0);
});
