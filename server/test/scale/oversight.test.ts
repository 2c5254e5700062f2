import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '#ledger/verify';
import { type ScalePortal, scalePortal } from './portal.ts';

const acts = 100_000;
const pageMax = 50;
/** What a page may look at, however long the list is: its own rows with the names in them, and what is counted beside it. */
const rowsMost = 6_000;
const buffersMost = 12_000;

let portal: ScalePortal;
let auditor: number;
/** Somebody who did a thousandth of it, and somebody whom a thousandth of it concerns. */
let actor: string;
let about: string;

const memberIdOf = async (id: number) => {
  const { rows } = await sql<{ publicId: string }>`
    select public_id as "publicId" from members where id = ${id}`.execute(portal.owner);
  return `1.${rows[0]?.publicId}`;
};

beforeAll(async () => {
  portal = await scalePortal('tenth');
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(id) as ids from (select id from members order by id limit 20) few`.execute(portal.owner);
  const ids = rows[0]?.ids ?? [];
  auditor = ids[0] as number;
  [actor, about] = [await memberIdOf(ids[1] as number), await memberIdOf(ids[2] as number)];
  await portal.make.role(auditor, { capability: 'administrator' });
  await sql`
    insert into events (at, type, version, actor_id, subject, concerns, facts, is_act)
    select ${portal.now}::timestamptz - (${acts} - n) * interval '1 minute',
      case when n % 1000 = 0 then 'competition.removed' else 'voucher.read' end, 1,
      (${ids}::bigint[])[case when n % 1000 = 1 then 2 else 4 + n % 10 end],
      case when n % 1000 = 0 then 'competition:' else 'orderLine:' end || n,
      array[(${ids}::bigint[])[case when n % 1000 = 2 then 3 else 14 + n % 5 end]],
      case when n % 1000 = 0 then '{"isEnabled": true, "startDate": "2026-01-01", "endDate": "2026-01-02"}' else '{}' end::jsonb, true
    from generate_series(1, ${acts}::int) n`.execute(portal.owner);
  await sql`select audit_seal(array(select id from events e where is_act and not exists (select from audit_entries a where a.event_id = e.id)))`.execute(
    portal.owner,
  );
  await sql`update subscribers set position = (select max(id) from events)`.execute(portal.owner);
  await sql`
    insert into messages (event_id, letter, about_id, member_id, channel, created_at, state, ended_at, last_error, attempts)
    select 1, case when n % 1000 = 0 then 'refund' else 'card' end, 1000000000 + n, (${ids}::bigint[])[4 + n % 10], 'email',
      ${portal.now}::timestamptz - (${acts} - n) * interval '1 minute',
      case n % 1000 when 0 then 'undeliverable' when 1 then 'stuck' else 'sent' end, now(), 'x', 1
    from generate_series(1, ${acts}::int) n`.execute(portal.owner);
  await sql`analyze`.execute(portal.owner);
});
afterAll(() => portal.close());

const days = (from: number, until: number) => ({
  dateFrom: new Date(portal.now.getTime() - from * 86_400_000).toISOString(),
  dateUntil: new Date(portal.now.getTime() - until * 86_400_000).toISOString(),
});

/** Asks twice: the first time a connection also reads what it knows from then on. */
async function page(call: string, wish: object) {
  const ask = () => portal.post(`/api/admin/${call}`, { limit: pageMax, ...wish }, { as: auditor });
  await ask();
  const { result, work } = await portal.measured(ask);
  expect([result.status, result.body.message]).toEqual([200, undefined]);
  if (process.env.SCALE_REPORT)
    process.stdout.write(`${call} ${JSON.stringify(wish)}: ${work.rows} rows, ${work.buffers} pages\n`);
  expect(work.rows).toBeLessThanOrEqual(rowsMost);
  expect(work.buffers).toBeLessThanOrEqual(buffersMost);
  return result.body;
}

describe(`of ${acts} acts a page looks at few`, { tags: ['sweep'] }, () => {
  test.each([
    ['the newest', () => ({}), pageMax],
    ['of a day long ago', () => days(60, 59), pageMax],
    ['of a rare kind', () => ({ kind: 'competition' }), pageMax],
    ['of a kind that is never done', () => ({ kind: 'setup' }), 0],
    ['by somebody who did few', () => ({ actor }), pageMax],
    ['that concern somebody', () => ({ about }), pageMax],
    ['to one thing', () => ({ search: 'orderLine:777' }), 1],
    ['by a number', () => ({ search: '777' }), 1],
    ['of a rare kind, on a day', () => ({ kind: 'competition', ...days(60, 59) }), 1],
  ] as const)('%s', async (_name, wish, least) => {
    const body = await page('auditlist', wish());
    expect(body.entries.length).toBeGreaterThanOrEqual(least);
    if (body.next) await page('auditlist', { ...wish(), after: body.next });
  });

  test('one entry whole', async () => {
    const { next } = await page('auditlist', {});
    const { result, work } = await portal.measured(() =>
      portal.post('/api/admin/auditone', { auditId: next }, { as: auditor }),
    );
    expect(result.body.chain.isWhole).toBe(true);
    expect(work.rows).toBeLessThanOrEqual(400);
  });
});

describe(`of ${acts} messages a page looks at few`, { tags: ['sweep'] }, () => {
  test.each([
    ['the newest', () => ({})],
    ['that are stuck', () => ({ state: 'stuck' })],
    ['that go to nobody', () => ({ state: 'undeliverable' })],
    ['of a rare letter', () => ({ letter: 'refund' })],
    ['of a day long ago', () => days(60, 59)],
  ] as const)('%s', async (_name, wish) => {
    const body = await page('messagelist', wish());
    expect(body.messages).toHaveLength(pageMax);
    await page('messagelist', { ...wish(), after: body.next });
  });
});

test('the whole chain is proven still', { tags: ['sweep'] }, async () => {
  expect((await brokenInvariants(portal.owner)).filter(({ id }) => id === 'audit')).toEqual([]);
});
