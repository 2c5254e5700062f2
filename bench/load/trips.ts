import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { buildApp } from '#server/app';
import { openCompany } from '#server/company';
import { readConfig } from '#server/config/config';
import { cast, memberIdOf, secretOf } from './cast.ts';

/**
 * Prints how often each call waits for the database and how long in all, as JSON. The portal runs here without what it does by itself
 * (letters, subscribers, nights), behind a proxy that counts: a trip is what the portal says after it has heard something.
 */
const [, , address = '', port = '', people = ''] = process.argv;
const target = new URL(address);
let trips = 0;
/** Milliseconds from what the portal said to the database's answer. */
let waited = 0;

const proxy = net.createServer((client) => {
  const server = net.connect(`${target.searchParams.get('host')}/.s.PGSQL.${target.searchParams.get('port')}`);
  let hasHeard = true;
  let said = 0;
  client.on('data', (chunk) => {
    if (hasHeard) {
      trips += 1;
      said = performance.now();
    }
    hasHeard = false;
    server.write(chunk);
  });
  server.on('data', (chunk) => {
    if (!hasHeard) waited += performance.now() - said;
    hasHeard = true;
    client.write(chunk);
  });
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
});
proxy.listen(Number(port), '127.0.0.1');
await once(proxy, 'listening');

const config = readConfig({
  ...process.env,
  LAUREL_DEMO: 'on',
  LAUREL_RATE_LIMITS: 'off',
  DATABASE_URL: `postgresql://${target.searchParams.get('user')}@127.0.0.1:${port}${target.pathname}`,
});
const stops: (() => Promise<unknown>)[] = [];
const company = await openCompany(
  { config, log: pino({ level: 'silent' }), clock: () => new Date(), say: () => {} },
  stops,
);
const app = await buildApp(company, { webDist: '/nonexistent' });

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely.
type Body = any;

async function ask(url: string, payload: object, by: number): Promise<Body> {
  const headers = { authorization: `Bearer ${secretOf(by)}`, 'idempotency-key': `trips-${performance.now()}` };
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
  return JSON.parse(body);
}

const buyer = 124;
const shop = { alloc: 'ZA' };
let added = 0;
const send = {
  reason: 'Client Focus',
  points: 5,
  message: 'Thank you',
  sendBy: 'email',
  recipients: [memberIdOf(124)],
};
const plain = {
  send: () => ask('/api/reward/doreward', { ...send, what: 'adhoc' }, cast.hotManager),
  'send of one’s own': () =>
    ask('/api/reward/doreward', { ...send, what: 'payitforward', reason: 'Client Obsession' }, cast.member),
  'add to basket': () => ask('/api/shop/addtobasket', { productId: String(1 + 10 * added++) }, buyer),
  basket: () => ask('/api/shop/getbasket', shop, buyer),
  summary: () => ask('/api/shop/getCheckoutOrderSummary', shop, buyer),
  'product list': () => ask('/api/shop/productlist', { ...shop, prodCat3Id: '2' }, buyer),
  Home: () => ask('/api/member/getmemberdata', {}, buyer),
  statement: () => ask('/api/report/statement', {}, cast.member),
  search: () => ask('/api/site/getmemberlist', { search: 'anna' }, buyer),
};

interface Waits {
  trips: number;
  ms: number;
}

/** The fewest of several: what only the first call does, such as opening a connection, is not the call's. */
async function counted(call: () => Promise<unknown>, prepare = async (): Promise<void> => {}): Promise<Waits> {
  const counts: Waits[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await prepare();
    // What the call before has left to be done after its answer.
    await sleep(100);
    const before = { trips, waited };
    await call();
    counts.push({ trips: trips - before.trips, ms: waited - before.waited });
  }
  return { trips: Math.min(...counts.map((one) => one.trips)), ms: Math.min(...counts.map(({ ms }) => ms)) };
}

const found: Record<string, Waits> = {};
for (const [name, call] of Object.entries(plain)) found[name] = await counted(call);
let wish: object = {};
found['place order'] = await counted(
  () => ask('/api/shop/placeOrder', wish, buyer),
  async () => {
    for (let each = 0; each < 3; each += 1) await plain['add to basket']();
    const { cellNum, vfyTotal } = await plain.summary();
    wish = { ...shop, cellNum, vfyTotal };
  },
);
if (Number(people) > 2000) {
  // A pot that has paid twenty thousand people.
  for (let award = 0; award < 20; award += 1)
    await ask('/api/reward/doreward', { ...send, what: 'adhoc', recipients: ['div:D2'] }, cast.administrator);
  found['statement of a busy manager'] = await counted(() =>
    ask('/api/report/managementstatement', {}, cast.administrator),
  );
}
process.stdout.write(`${JSON.stringify(found)}\n`);
await app.close();
for (const stop of stops.reverse()) await stop();
proxy.close();
process.exit(0);
