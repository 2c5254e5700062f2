import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brokenInvariants } from '#server/ledger/verify';
import { type Balancer, type Counted, counted, insist, signOn } from './client.ts';
import type { Look } from './drill.ts';
import type { MailSink } from './mail-sink.ts';

interface Shopper {
  token: string;
  memberId: string;
}

export interface Workload {
  shoppers: Shopper[];
  counts: Counted;
  /** The numbers of the orders that were confirmed, and how many gifts were. */
  orderNums: string[];
  gifts: number;
  refused: string[];
  before: Written;
}

/** Forty people with points, and goods enough for all of them. */
export async function prepare(balancer: Balancer, { owner }: Look): Promise<Workload> {
  const { rows } = await owner.query<{ email: string; memberId: string }>(`
    select p.email, '1.' || m.public_id as "memberId" from members m join profiles p on p.member_id = m.id join divisions d on d.code = m.division_code
    where d.country_code = 'ZA' and m.registered_at is not null and p.email is not null and p.cell_num is not null and m.site_template <> ''
      and m.id not in (select member_id from role_assignments where capability = 'administrator') order by m.id limit 40`);
  const [url = ''] = balancer.urls;
  const shoppers: Shopper[] = [];
  for (const { email, memberId } of rows) shoppers.push({ memberId, token: await signOn(url, email) });
  const admin = await signOn(url, 'priya.naidoo@laurel.example');
  const counts = counted();
  const award = {
    what: 'reward',
    reason: 'Client Obsession: Team',
    points: 9999,
    message: 'For the drill',
    sendBy: 'email',
    recipients: shoppers.map(({ memberId }) => memberId),
  };
  for (let times = 0; times < 4; times += 1)
    await insist(balancer, { path: '/api/reward/doreward', token: admin, key: randomUUID(), body: award }, counts);
  await owner.query(`update products set stock = 1000000 where kind = 'goods'`);
  return { shoppers, counts, orderNums: [], gifts: 0, refused: [], before: await written(owner) };
}

interface Written {
  orders: number;
  lastOrder: number;
  awards: number;
}

async function written(owner: Look['owner']): Promise<Written> {
  const { rows } = await owner.query<Written>(`
    select count(*) as orders, coalesce(max(id), 0) as "lastOrder", (select count(*) from awards) as awards from orders`);
  return rows[0] as Written;
}

/** Every shopper orders and gives in turn, all of them at once; `at` hears of each confirmed order or gift. */
export async function run(
  balancer: Balancer,
  load: Workload,
  {
    orders,
    gifts,
    productIds,
    at,
  }: { orders: number; gifts: number; productIds: string[]; at: (done: number) => void },
): Promise<void> {
  let done = 0;
  const tasks = [
    ...Array.from({ length: orders }, (_, n) => ({ kind: 'order' as const, n })),
    ...Array.from({ length: gifts }, (_, n) => ({ kind: 'gift' as const, n })),
  ].sort((a, b) => a.n / (a.kind === 'order' ? orders : gifts) - b.n / (b.kind === 'order' ? orders : gifts));
  const lanes = load.shoppers.map((shopper, lane) => ({
    shopper,
    tasks: tasks.filter((_, n) => n % load.shoppers.length === lane),
  }));
  await Promise.all(
    lanes.map(async ({ shopper, tasks: own }, lane) => {
      for (const { kind, n } of own) {
        if (kind === 'order') await order(balancer, load, shopper, productIds[n % productIds.length] ?? '');
        else
          await give(
            balancer,
            load,
            shopper,
            load.shoppers[(lane + 1 + (n % (lanes.length - 1))) % lanes.length] as Shopper,
          );
        at(++done);
      }
    }),
  );
}

async function order(balancer: Balancer, load: Workload, { token }: Shopper, productId: string): Promise<void> {
  const ask = (path: string, body: unknown, key?: string) =>
    insist(balancer, { path, body, token, ...(key ? { key } : {}) }, load.counts);
  await ask('/api/shop/addtobasket', { productId });
  const { body: summary } = await ask('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA' });
  const placed = await ask(
    '/api/shop/placeOrder',
    { cellNum: summary.cellNum, alloc: 'ZA', vfyTotal: summary.vfyTotal },
    randomUUID(),
  );
  if (placed.status === 200) load.orderNums.push(placed.body.orderNum);
  else load.refused.push(`order: ${placed.body.message}`);
}

async function give(balancer: Balancer, load: Workload, { token }: Shopper, to: Shopper): Promise<void> {
  const body = {
    what: 'payitforward',
    reason: 'Act of Courage',
    points: 5,
    message: 'Thank you!',
    sendBy: 'email',
    recipients: [to.memberId],
  };
  const given = await insist(balancer, { path: '/api/reward/doreward', body, token, key: randomUUID() }, load.counts);
  if (given.status === 200) load.gifts += 1;
  else load.refused.push(`gift: ${given.body.message}`);
}

/** What must be true after any fault; prints the figures and answers whether all of it is. */
export async function report(title: string, { db, owner }: Look, load: Workload, sink?: MailSink): Promise<boolean> {
  const findings: string[] = [];
  for (const { id, words, rows } of await brokenInvariants(db)) findings.push(`${id}: ${words} (${rows} rows)`);
  const now = await written(owner);
  const [orders, awards] = [now.orders - load.before.orders, now.awards - load.before.awards];
  if (orders !== load.orderNums.length) findings.push(`${load.orderNums.length} orders confirmed, ${orders} there`);
  if (awards !== load.gifts) findings.push(`${load.gifts} gifts confirmed, ${awards} there`);
  if (new Set(load.orderNums).size !== load.orderNums.length) findings.push('an order number was given twice');
  await followed(owner);
  const { rows: torn } = await owner.query<{ id: number }>(
    `select o.id from orders o left join order_states s on s.order_id = o.id left join order_lines l on l.order_id = o.id
      left join order_line_states d on d.order_line_id = l.id left join messages m on m.letter = 'order' and m.about_id = o.id
    where o.id > $1 and (s.order_id is null or l.id is null or d.order_line_id is null or m.id is null)`,
    [load.before.lastOrder],
  );
  if (torn.length > 0) findings.push(`${torn.length} orders are not whole`);
  findings.push(...load.counts.faults.slice(0, 5), ...load.refused.slice(0, 5));
  const repeated = sink ? await mails(owner, sink, findings) : '';
  process.stdout.write(
    `${title}: ${orders} orders, ${awards} gifts confirmed and there; ${load.counts.lost} requests without an answer, ${load.counts.later} told to wait, sent again under their keys${repeated}; ${findings.length === 0 ? 'the books hold' : findings.join('; ')}\n`,
  );
  return findings.length === 0;
}

/** Everything that happened is told and sealed; until then an order may lack its message. */
async function followed(owner: Look['owner']): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { rows } = await owner.query<{ behind: boolean }>(
      `select bool_or(position < pg_sequence_last_value('event_ids')) or exists (select from events_set_aside) as behind from subscribers`,
    );
    if (rows[0]?.behind === false) return;
    await sleep(200);
  }
}

/**
 * Every promised message arrives, those that a killed instance had in hand after the queue's two minutes; what comes twice
 * comes under one Message-ID.
 */
async function mails(owner: Look['owner'], sink: MailSink, findings: string[]): Promise<string> {
  for (let tries = 0; tries < 1500; tries += 1) {
    const { rows } = await owner.query<{ left: number }>(`
      select count(*) as left from messages where state = 'promised' and channel = 'email'`);
    if (rows[0]?.left === 0) break;
    await sleep(200);
  }
  const { rows } = await owner.query<{ randomId: string; state: string }>(`
    select random_id as "randomId", state from messages where channel = 'email'`);
  const missing = rows.filter(({ randomId, state }) => state !== 'sent' || !sink.times.has(`<${randomId}@localhost>`));
  if (missing.length > 0) {
    const states = [...new Set(missing.map(({ state }) => state))].join(', ');
    findings.push(`${missing.length} messages did not arrive (${states})`);
  }
  for (const [subject, ids] of sink.idsBySubject) {
    if (subject.startsWith('Your order') && ids.size > 1)
      findings.push(`'${subject}' came under ${ids.size} Message-IDs`);
  }
  const again = [...sink.times.values()].filter((times) => times > 1).length;
  return `; ${sink.times.size} e-mails arrived, ${again} of them twice under the same Message-ID`;
}
