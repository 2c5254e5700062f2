import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction, watchRetries } from '#db/transaction';
import { type TestApp, testApp } from '../test/app.ts';
import { expectBooksRight } from '../test/books.ts';
import { mailServer } from '../test/mail-server.ts';
import type { MadeMember } from '../test/make.ts';
import { makeShop } from '../test/make-shop.ts';
import { startWork } from './company-work.ts';

/** Two companies in this one process, each with a database, settings, keys, a clock and jobs of its own. */
let north: TestApp;
let south: TestApp;
const addresses = { north: 'http://localhost:8001', south: 'http://localhost:8002' };

beforeAll(async () => {
  north = await testApp({ PUBLIC_URL: addresses.north, AWARD_CEILING: '500', LAUREL_RATE_LIMITS: 'on' });
  south = await testApp({ PUBLIC_URL: addresses.south, AWARD_CEILING: '20', LAUREL_RATE_LIMITS: 'on' });
  south.now = new Date('2027-03-01T12:00:00Z');
});
afterAll(async () => {
  for (const portal of [north, south]) {
    await expectBooksRight(portal.db);
    await portal.close();
  }
});

const gift = (to: MadeMember, points: number) => ({
  what: 'payitforward',
  reason: 'Act of Courage',
  points,
  message: '',
  sendBy: 'email',
  recipients: [to.memberId],
});

async function twoPeople(portal: TestApp) {
  return { giver: await portal.make.member({ points: 1000 }), taker: await portal.make.member() };
}

const give = (portal: TestApp, { giver, taker }: Awaited<ReturnType<typeof twoPeople>>, key: string) =>
  portal.post('/api/reward/doreward', gift(taker, 10), { as: giver.id, key });

test('a token, a key and a clock are those of one company', { tags: 'seed' }, async () => {
  const [inNorth, inSouth] = [await twoPeople(north), await twoPeople(south)];
  const token = await north.tokenOf(inNorth.giver.id);
  expect((await north.post('/api/member/memberheader', {}, { token })).status).toBe(200);
  expect((await south.post('/api/member/memberheader', {}, { token })).status).toBe(401);
  const answers = await Promise.all([give(north, inNorth, 'same-key'), give(south, inSouth, 'same-key')]);
  expect(answers.map(({ status, headers }) => [status, headers['idempotency-hit']])).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  for (const portal of [north, south]) {
    const award = await portal.db.selectFrom('awards').select('created_at').executeTakeFirstOrThrow();
    expect(award.created_at).toEqual(portal.now);
  }
});

test('voucher codes open with their own company’s keys alone', async () => {
  for (const portal of [north, south]) {
    const { product } = makeShop(portal);
    const buyer = await portal.make.member({ points: 1000 });
    await portal.post('/api/shop/addtobasket', { productId: await product({ codes: 1 }) }, { as: buyer.id });
    const wish = { cellNum: '+27820000001', alloc: 'ZA', vfyTotal: 50 };
    const { body } = await portal.post('/api/shop/placeOrder', wish, { as: buyer.id });
    const [{ memberOrderItemId }] = body.orderDetails;
    const look = await portal.post('/api/shop/getVoucherCodeMessage', { memberOrderItemId }, { as: buyer.id });
    expect(look.body.message).toContain('CODE-');
  }
  expect(north.company.voucherKeys[0]).not.toEqual(south.company.voucherKeys[0]);
});

test('what is tried again is counted for the company whose it is', async () => {
  const told: string[] = [];
  const stops = [north, south].map((portal, i) =>
    watchRetries(portal.db, () => told.push(i === 0 ? 'north' : 'south')),
  );
  let tries = 0;
  await transaction(south.db, async (tx) => {
    tries += 1;
    if (tries === 1) await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(tx);
  });
  for (const stop of stops) stop();
  expect(told).toEqual(['south']);
});

test('each delivers its own messages, with its own address and through its own mail server', {
  tags: 'seed',
}, async () => {
  const mails = [await mailServer(), await mailServer()];
  const stops: (() => Promise<unknown>)[] = [];
  for (const [i, portal] of [north, south].entries()) {
    const config = { ...portal.config, smtpUrl: `smtp://127.0.0.1:${mails[i]?.port}` };
    await startWork(
      { ...portal.company, config },
      { webDist: '/nonexistent', metrics: { registry: new Registry(), watchPool: () => {} } },
      stops,
    );
  }
  const givers = [await twoPeople(north), await twoPeople(south)];
  await Promise.all([north, south].map((portal, i) => give(portal, givers[i] as (typeof givers)[0], 'mailed')));
  await expect.poll(() => mails.map(({ received }) => received.length > 0)).toEqual([true, true]);
  for (const stop of stops.reverse()) await stop();
  for (const mail of mails) await mail.close();
  for (const [i, name] of (['north', 'south'] as const).entries()) {
    const texts = mails[i]?.received.map(({ text }) => text).join('\n') ?? '';
    expect(texts).toContain(`${addresses[name]}/card/`);
    expect(texts).not.toContain(addresses[name === 'north' ? 'south' : 'north']);
  }
});
