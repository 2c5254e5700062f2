import type { DeskQueue } from '@laurel/contract/calls/desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { manyOrders } from '../../test/many-orders.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;
let productId: string;
let waiting: string[];

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  ann = await portal.make.member({ firstname: 'Ánn', surname: 'Ülgen' });
  productId = await makeProduct(portal, { name: 'Café mug' });
  const bought = { memberId: ann.id, productId };
  await manyOrders(portal, { ...bought, count: 1500, dispatchStatus: 2 });
  await manyOrders(portal, { ...bought, count: 2, qtyRefunded: 1 });
  waiting = [
    ...(await manyOrders(portal, { ...bought, count: 2 })),
    ...(await manyOrders(portal, { ...bought, count: 1, dispatchStatus: 1 })),
  ];
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const list = async (asked: object, by = ada) => (await portal.post('/api/shop/desklist', asked, { as: by.id })).body;
const idsOf = ({ lines }: { lines: { memberOrderItemId: string }[] }) => lines.map((line) => line.memberOrderItemId);
async function exported(): Promise<string> {
  const headers = { authorization: `Bearer ${await portal.tokenOf(ada.id)}` };
  return (await portal.app.inject({ method: 'POST', url: '/api/shop/deskexport', headers })).body;
}

test('three lines that wait behind many sent ones are listed and exported, and nothing else', async () => {
  const answer = await list({ queue: 'waiting', limit: 50 });
  expect(idsOf(answer)).toEqual(waiting);
  expect([answer.total, answer.oldestDate]).toEqual([3, portal.now.toISOString()]);
  expect(answer.lines[0].cellNum).toBe('+27 82 000 0001');
  const rows = (await exported()).trimEnd().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(';')[0])).toEqual(waiting.map((id) => `"${id}"`));
});

test('the file waits for its turn among the files of reports, and leaves the place when it is written', async () => {
  const { lane } = portal.company;
  const before = await lane.open({ memberId: 1_000_000, purpose: 'file', signal: new AbortController().signal });
  const file = exported();
  await expect.poll(() => lane.counts()).toEqual({ running: 1, waiting: 1 });
  await before.close();
  expect((await file).trimEnd().split('\r\n')).toHaveLength(1 + waiting.length);
  await expect.poll(() => lane.counts()).toEqual({ running: 0, waiting: 0 });
});

test('each queue and each status is paged by the server and tells its total', async () => {
  const totals = async (asked: object) => (await list(asked)).total;
  expect(await totals({})).toBe(1503);
  const queues: DeskQueue[] = ['waiting', 'onTheWay', 'undelivered', 'refunded'];
  expect(await Promise.all(queues.map((queue) => totals({ queue })))).toEqual([3, 1500, 1503, 2]);
  expect(await Promise.all([0, 1, 2, 3, 4].map((dispatchStatus) => totals({ dispatchStatus })))).toEqual([
    2, 1, 1500, 0, 0,
  ]);
  expect(await list({ dispatchStatus: 3 })).toEqual({
    ...{ lines: [], next: null },
    ...{ total: 0, isMore: false, oldestDate: null },
  });
  const counted = async (page: object) => {
    const { total, isMore } = await list(page);
    return [total, isMore];
  };
  expect(await counted({ limit: 1 })).toEqual([1000, true]);
  expect(await counted({ limit: 500, offset: 1500 })).toEqual([1503, false]);
  expect(await counted({ queue: 'waiting', limit: 1 })).toEqual([3, false]);
  expect(await counted({})).toEqual([1503, false]);
  const pages = await Promise.all([0, 400, 1100].map((offset) => list({ queue: 'onTheWay', offset, limit: 400 })));
  const ids = pages.flatMap(idsOf);
  expect(new Set(ids).size).toBe(1200);
  expect(ids).toEqual([...ids].sort((a, b) => Number(a) - Number(b)));
  expect((await list({ queue: 'onTheWay' })).lines).toHaveLength(1500);
});

test('pages that begin at a place hold each line once, whatever leaves the queue meanwhile, and count nothing', async () => {
  const first = await list({ queue: 'onTheWay', limit: 400 });
  const ids = idsOf(first);
  await sql`update order_line_states set dispatch_status = 3 where order_line_id = any(${ids.slice(-9)}::bigint[])`.execute(
    portal.db,
  );
  let { next } = first;
  while (next !== null) {
    const page = await list({ queue: 'onTheWay', limit: 400, after: next });
    expect(Object.keys(page)).toEqual(['lines', 'next']);
    ids.push(...idsOf(page));
    next = page.next;
  }
  await sql`update order_line_states set dispatch_status = 2 where dispatch_status = 3`.execute(portal.db);
  expect(ids).toEqual(idsOf(await list({ queue: 'onTheWay' })));
});

describe('a search', () => {
  let ulla: MadeMember;
  let others: string[];
  let orderNum: string;

  beforeAll(async () => {
    ulla = await portal.make.member({ firstname: 'Ulla', surname: 'Nielsen', member_number: 'UN7' });
    const teapot = await makeProduct(portal, { name: 'Große Teekanne' });
    // Behind a head that is looked at line by line there are these few.
    await manyOrders(portal, { memberId: ann.id, productId, count: 1000, dispatchStatus: 2 });
    others = [
      ...(await manyOrders(portal, { memberId: ulla.id, productId, count: 2, dispatchStatus: 2 })),
      ...(await manyOrders(portal, { memberId: ann.id, productId: teapot, count: 1, dispatchStatus: 2 })),
      ...(await manyOrders(portal, { memberId: ulla.id, productId: teapot, count: 1, dispatchStatus: 2 })),
    ];
    const last = (await list({ queue: 'onTheWay', search: 'ulla', limit: 1 })).lines[0];
    orderNum = last.orderNum;
  });

  const search = async (words: string, page: object = { limit: 50 }) =>
    list({ queue: 'onTheWay', search: words, ...page });

  test('is made over the whole queue, whatever case and accents', async () => {
    for (const [words, found] of [
      ['ulla', [0, 1, 3]],
      ['NIELSEN', [0, 1, 3]],
      ['iels', [0, 1, 3]],
      ['un7', [0, 1, 3]],
      ['grosse', [2, 3]],
      ['GROẞE', [2, 3]],
      ['teekanne ulla', [3]],
      ['ulla cafe', [0, 1]],
      [`ulla ${orderNum}`, [0]],
      [`${orderNum}`, [0]],
      ['ull nie te', [3]],
      ['ulla nobody', []],
      ["'%_", []],
      ['%_%', []],
    ] as const) {
      const wanted = found.map((i) => others[i]);
      const answer = await search(words);
      expect([words, idsOf(answer), answer.total, answer.isMore]).toEqual([words, wanted, wanted.length, false]);
      expect([words, idsOf(await search(words, {}))]).toEqual([words, wanted]);
    }
  });

  test('of what is often says that there are more than it looked at, and turns pages', async () => {
    const first = await search('cafe ann', { limit: 400 });
    expect([first.total, first.isMore, first.lines.length]).toEqual([1000, true, 400]);
    const ids = idsOf(first);
    for (let { next } = first; next !== null; ) {
      const page = await search('cafe ann', { limit: 400, after: next });
      ids.push(...idsOf(page));
      next = page.next;
    }
    const whole = await search('cafe ann', {});
    expect([whole.total, whole.isMore]).toEqual([2500, false]);
    expect(ids).toEqual(idsOf(whole));
    expect(idsOf(await search('cafe ann', { limit: 400, offset: 2300 }))).toEqual(ids.slice(2300));
  });

  test('tells since when the oldest of what it finds waits', async () => {
    expect((await search('teekanne ulla')).oldestDate).toBe(portal.now.toISOString());
    expect((await search('ulla nobody')).oldestDate).toBeNull();
  });
});

test('a file of many slices holds each waiting line once', async () => {
  const more = await manyOrders(portal, { count: 2500, memberId: ann.id, productId });
  const rows = (await exported()).trimEnd().split('\r\n').slice(1);
  expect(new Set(rows).size).toBe(2503);
  expect(rows).toHaveLength(2503);
  expect(rows.at(-1)).toContain(`"${more.at(-1)}"`);
});

test('each question has an index of its own, and reads no line that it does not answer', async () => {
  await sql`analyze order_line_states`.execute(portal.db);
  for (const [where, index] of [
    ['dispatch_status < 2 and qty_open > 0', 'order_line_states_waiting'],
    ['qty_open = 0 and qty_refunded > 0', 'order_line_states_refunded'],
    ['dispatch_status = 1 and qty_open > 0', 'order_line_states_by_status'],
  ] as const) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select order_line_id from order_line_states where ${sql.raw(where)} order by order_line_id limit 50`.execute(
      portal.db,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
  }
});

test('what the desk cannot be asked is refused by name', async () => {
  for (const [asked, field] of [
    [{ queue: 'all' }, 'queue'],
    [{ queue: 'waiting', dispatchStatus: 2 }, 'queue'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 1001 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ search: 'x'.repeat(101) }, 'search'],
    [{ page: 1 }, 'page'],
    [{ limit: 5, after: 'first' }, 'after'],
    [{ after: '5' }, 'after'],
    [{ limit: 5, offset: 5, after: '5' }, 'after'],
  ] as const) {
    const { status, body } = await portal.post('/api/shop/desklist', asked, { as: ada.id });
    expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
  }
});
