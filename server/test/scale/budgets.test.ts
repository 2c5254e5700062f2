import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '#ledger/verify';
import { type ScalePortal, scalePortal } from './portal.ts';

const potsMost = 10_000;
const pageMax = 50;
/**
 * A pot is two lots, its manager and their name: read for the page, for the totals and for what there is to filter by, and of groups
 * for their number too. No pot is looked up by itself; where one in ten is a manager, people are looked up or read as a whole.
 */
const rowsMost = () => 15 * pots + 3 * portal.people;
const pagesMost = () => 0.4 * pots + 0.7 * portal.people;

let portal: ScalePortal;
let administrator: number;
let pots: number;

beforeAll(async () => {
  portal = await scalePortal('company');
  const { rows } = await sql<{ id: number }>`select id from members order by id limit 1`.execute(portal.owner);
  administrator = rows[0]?.id as number;
  await portal.make.role(administrator, { capability: 'administrator' });
  await sql`
    insert into ledger_accounts (kind, member_id, balance, version, opened_at)
    select 'pot', m.id, 0, 0, ${portal.now} from members m where m.deactivated_at is null order by m.id limit ${potsMost}
    on conflict (member_id, kind) where closed_at is null and member_id is not null do nothing`.execute(portal.owner);
  // loop: two grants for each pot
  for (const [period, endsOn] of [
    ['2026-H2', '2026-12-31'],
    ['2027', null],
  ]) {
    await sql`
      insert into budget_grants (period, member_id, points, created_at, ends_on)
      select ${period}, a.member_id, 100, ${portal.now}, ${endsOn}::date from ledger_accounts a where a.kind = 'pot' and a.closed_at is null`.execute(
      portal.owner,
    );
    await sql`
      select count(*) from (select ledger_post('budget', ${portal.now}, null, array_agg(${period} || ':' || a.member_id order by a.id),
        array_agg((select id from ledger_accounts where kind = 'issuance') order by a.id), array_agg(a.id order by a.id), array_agg(100::bigint order by a.id))
      from ledger_accounts a where a.kind = 'pot' and a.closed_at is null) posted`.execute(portal.owner);
  }
  await sql`analyze`.execute(portal.owner);
  const counted = await sql<{ pots: number }>`select count(distinct member_id) as pots from pot_lots`.execute(
    portal.owner,
  );
  pots = counted.rows[0]?.pots as number;
  expect(pots).toBeGreaterThanOrEqual(Math.min(potsMost, portal.people) * 0.9);
});
afterAll(() => portal.close());

async function page(wish: object) {
  const ask = () =>
    portal.post('/api/admin/budgetlist', { group: 'manager', limit: pageMax, ...wish }, { as: administrator });
  await ask();
  const { result, work } = await portal.measured(ask);
  expect([result.status, result.body.message]).toEqual([200, undefined]);
  if (process.env.SCALE_REPORT)
    process.stdout.write(`budgetlist ${JSON.stringify(wish)}: ${work.rows} rows, ${work.buffers} pages\n`);
  expect(work.rows).toBeLessThanOrEqual(rowsMost());
  expect(work.buffers).toBeLessThanOrEqual(pagesMost());
  return result.body;
}

describe('of thousands of pots a page is read by sets', { tags: ['sweep'] }, () => {
  test.each([
    ['all', {}, pageMax],
    ['of a period', { period: '2027' }, pageMax],
    ['that end', { endsUntil: '2026-12-31' }, pageMax],
    ['of whom most is awarded', { isUsed: true }, 0],
    ['by periods', { group: 'period' }, 3],
    ['by divisions', { group: 'division' }, 1],
    ['by cost centres', { group: 'costCentre' }, 1],
  ] as const)('%s', async (_name, wish, least) => {
    const body = await page(wish);
    expect(body.rows.length).toBeGreaterThanOrEqual(least);
    if (body.next) await page({ ...wish, after: body.next });
  });

  test('the totals are those of all, and the books are right', async () => {
    const { totals } = await page({ period: '2027' });
    expect(totals).toMatchObject({ granted: 100 * totals.pots, left: 100 * totals.pots });
    expect((await brokenInvariants(portal.owner)).filter(({ id }) => id === 'I23')).toEqual([]);
  });
});
