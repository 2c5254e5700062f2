import { randomBytes } from 'node:crypto';
import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { summariseEndedQuarters } from '#quarters/summarise';
import { issueToken } from '#session/tokens';
import { type TestApp, testApp } from './app.ts';
import { bodiesFor, type Known } from './arbitrary.ts';
import { expectBooksRight } from './books.ts';
import { everything } from './effects.ts';
import { buy, makeProduct } from './goods.ts';
import type { MadeMember } from './make.ts';
import { behaviour, going, ideaCategory } from './programmes/going.ts';
import { isRubbish } from './rubbish.ts';

/** Inputs for each call: more with FUZZ_RUNS, others with FUZZ_SEED. A failure names the seed and the input. */
const runs = Number(process.env.FUZZ_RUNS ?? 200);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
/** Requests on their way at once, and inputs made at once. */
const together = 8;
const batch = 200;

const { placeOrder } = calls.checkout;
/** Orders first: they need the basket as it was filled. */
const everyCall = [
  placeOrder,
  ...Object.values(calls)
    .flatMap((noun) => Object.values<Call>(noun))
    .filter((call) => call !== placeOrder),
] as Call[];
let portal: TestApp;
let known: Known;
const people = {} as Record<'everything' | 'member', MadeMember>;

beforeAll(async () => {
  process.stdout.write(`fuzz: ${runs} inputs per call, FUZZ_SEED=${seed}\n`);
  portal = await testApp();
  await fill();
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

/** People, goods, nominations, ideas and a competition, so that right inputs find something. */
async function fill(): Promise<void> {
  const roles = { is_manager: true, is_admin_reports: true, role_ca: true, role_cc: true, role_idea: true };
  people.everything = await portal.make.member({ ...roles, points: 1_000_000, budget: 1_000_000 });
  people.member = await portal.make.member({ points: 100_000 });
  const others = await Promise.all(
    Array.from({ length: 8 }, () =>
      portal.make.member({ points: 100, manager_id: people.everything.id, division_code: 'F1' }),
    ),
  );
  const [author = people.member] = others;
  const members = others.map(({ memberId }) => memberId);
  const nominate = { nomCat: [behaviour], reason: 'x' };
  const { nomIds } = (
    await portal.post('/api/nom/newnom', { ...nominate, members: members.slice(1) }, { as: author.id })
  ).body;
  const ideaBoxIds = [];
  for (let i = 0; i < 8; i += 1) {
    const idea = { category: ideaCategory, title: 'x', idea: 'x' };
    ideaBoxIds.push((await portal.post('/api/idea/ideasubmit', idea, { as: author.id })).body.ideaBoxId);
  }
  const productIds = await Promise.all(
    [{}, { stock: 1000 }, { codes: ['A', 'B', 'C', 'D'] }].map((goods) => makeProduct(portal, goods)),
  );
  const orders = [];
  for (const by of [people.everything, people.member, author]) {
    for (const productId of productIds) orders.push(await buy(portal, by, [productId]));
    await portal.post('/api/shop/addtobasket', { productId: productIds[0] }, { as: by.id });
  }
  const quarter = { quarterNum: 3, quarterYear: 2024, dateFrom: '2024-07-01', dateTo: '2024-09-30' };
  await portal.post('/api/nom/addNewQuarter', quarter, { as: people.everything.id });
  await summariseEndedQuarters(portal.db, portal.now);
  const competition = { startDate: '2026-11-01', endDate: '2026-11-30', title: 'Thank you', isEnabled: true };
  const words = { description: '', textboxTitle: '', textboxDescription: '' };
  const setup = { ...competition, ...words };
  await portal.post('/api/competition/admincompetitionupdate', setup, { as: people.everything.id });
  await portal.make.content('privacy', { access: 'open' });
  const categories = await portal.db.selectFrom('categories').select('id').execute();
  known = {
    memberId: [...members, people.member.memberId, '1.999999999999'],
    members: [...members, 'div:F1', 'div:D1'],
    recipients: [...members, 'div:F1'],
    nomId: [...nomIds, '999999'],
    ideaBoxId: [...ideaBoxIds, '999999'],
    productId: [...productIds, '999999'],
    prodCat3Id: categories.map(({ id }) => String(id)),
    shopBasketId: Array.from({ length: 30 }, (_, i) => String(i + 1)),
    basketId: Array.from({ length: 30 }, (_, i) => String(i + 1)),
    points: [0, 100, ...going.points.payItForward, ...going.points.ideas],
    memberOrderId: orders.map(({ memberOrderId }) => memberOrderId),
    memberOrderItemId: orders.map(({ memberOrderItemId }) => memberOrderItemId),
    quarterId: ['1', '2'],
    nexusNomQuarterSummaryId: ['1', '2'],
    alloc: ['ZA', 'ZA', 'ZA', 'DE'],
    selMonth: ['October 2026', 'November 2026'],
    selMonthFrom: ['January 2025', 'October 2026'],
    selMonthTo: ['November 2026', 'October 2026'],
    contentKey: ['privacy', 'topmsgideabox', 'none'],
    cellNum: ['+27820000001', '082 555 0100'],
    vfyTotal: [50, 50, 50, 100, 0],
    promoCode: ['', '', 'NONE'],
    divisionCode: ['F1', 'D1', ''],
    reason: [
      behaviour,
      going.values[0]?.name,
      going.celebrate.birthday.name,
      `${behaviour}: ${going.categories[0]?.name}`,
    ],
    customPoints: [null, 0, 10, 320],
    startDate: ['2026-11-01'],
    endDate: ['2026-11-30'],
    qty: [1, 2],
    quarterNum: [4, 1],
    quarterYear: [2024, 2025],
    dateFrom: ['2024-10-01', '2025-01-01'],
    dateTo: ['2024-12-31', '2025-03-31'],
    dOBdd: [1, 29, null],
    dOBmm: [2, 12, null],
    AcceptTerms: [true],
    isCustom: [false, true],
  };
}

interface Request {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** Signs on as somebody; each request of signing off needs a token of its own. */
async function authorization(who: 'everything' | 'member' | 'nobody', call: Call): Promise<Record<string, string>> {
  if (who === 'nobody') return {};
  const { id } = people[who];
  const isOff = call === calls.session.logout;
  const token = isOff
    ? await transaction(portal.db, (tx) => issueToken(tx, id, randomBytes(32), portal.now))
    : await portal.tokenOf(id);
  return { authorization: `Bearer ${token}` };
}

const asWhom = fc.constantFrom(
  'everything',
  'everything',
  'everything',
  'everything',
  'member',
  'member',
  'nobody' as const,
);
const keys = fc.option(fc.oneof(fc.uuid(), fc.constantFrom('a', 'b'), fc.string({ maxLength: 70 })), { freq: 3 });

function requestsOf(call: Call) {
  if (call.method === 'GET')
    return addresses(call).map((url) => ({ url, who: 'nobody' as const, body: null, key: null, isRubbish: false }));
  const made: fc.Arbitrary<Body> = call.file
    ? multipartBodies(call.file.field)
    : bodiesFor(call, known).map((text) => ({ body: Buffer.from(text), isRubbish: isRubbish(call, text) }));
  const url = call.file ? uploadAddress(call) : fc.constant(call.path);
  return fc.record({ url, who: asWhom, made, key: keys }).map(({ made: body, ...rest }) => ({ ...rest, ...body }));
}

const part = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('..%2f..', '%00', '0'.repeat(32), 'a'.repeat(300)),
);

function addresses(call: Call) {
  const query = fc.dictionary(fc.string({ unit: 'binary', maxLength: 10 }), part, { maxKeys: 4 });
  return fc.tuple(fc.array(part, { minLength: 3, maxLength: 3 }), query).map(([parts, more]) => {
    const encoded = (text: string) => (/^[.%\w]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed()));
    const path = call.path.replace(/:\w+/g, () => encoded(parts.pop() ?? '') || 'x');
    return `${path}?${new URLSearchParams(Object.entries(more).map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]))}`;
  });
}

function uploadAddress(call: Call) {
  const query = fc.constantFrom(
    '',
    '',
    '?dryRun=1',
    '?dryRun=2',
    '?confirm=leavers,roles',
    '?confirm=x',
    '?uploadId=%00',
    '?a[]=1',
  );
  return query.map((more) => call.path + more);
}

/** Header rows, each with a right row; of the roster none, because it would send everybody else away. */
const files = {
  'memberNumber,firstName,surname,divisionCode,division,countryCode': '1,A,B,F1,F',
  'memberNumber,period,points': 'T1,fuzz,5',
  'productCode,alloc,name,cat1,cat2,cat3,price,kind,stock': 'FUZZ,ZA,Cup,Home,Kitchen,Cups,5,goods,9',
  'alloc,productCode,code': 'ZA,P3,FUZZ-CODE',
  'code,kind,value': 'FUZZ,percent,5',
  'memberOrderItemId;dispatchStatus;carrier;reference': '1;1;;',
};
const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('1', 'ZA', 'goods', '"', '=1+1', '\u0000', 'T1'),
);
const strangeRows = fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 3 });
const csv = fc
  .tuple(fc.constantFrom(...Object.entries(files)), fc.oneof(fc.constant([]), strangeRows))
  .map(([[header, row], rows]) => Buffer.from([header, row, ...rows.map((cells) => cells.join(','))].join('\r\n')));

/** `isRubbish`: surely nothing that the call may take. */
type Body = { body: Buffer; isRubbish: boolean };

function multipartBodies(field: string): fc.Arbitrary<Body> {
  const bytes = fc.oneof(
    csv,
    fc.uint8Array({ maxLength: 300 }).map((data) => Buffer.from(data)),
  );
  const name = fc.constantFrom(field, field, field, field, 'other', '__proto__', '');
  return fc.array(fc.tuple(name, bytes), { minLength: 0, maxLength: 3 }).map((parts) => ({
    isRubbish: !parts.some(([partName]) => partName === field),
    body: Buffer.concat([
      ...parts.flatMap(([partName, data]) => [
        Buffer.from(`--b\r\nContent-Disposition: form-data; name="${partName}"; filename="x.csv"\r\n\r\n`),
        data,
        Buffer.from('\r\n'),
      ]),
      Buffer.from('--b--\r\n'),
    ]),
  }));
}

async function send(
  call: Call,
  one: {
    url: string;
    who: 'everything' | 'member' | 'nobody';
    body: Buffer | null;
    key: string | null;
    isRubbish: boolean;
  },
) {
  const request: Request = { url: one.url, method: call.method, headers: await authorization(one.who, call) };
  if (one.body) request.payload = one.body;
  request.headers['content-type'] = call.file ? 'multipart/form-data; boundary=b' : 'application/json';
  if (one.key !== null && !/[^\x20-\x7e]/.test(one.key)) request.headers['idempotency-key'] = one.key;
  const response = await portal.app.inject(request);
  const said = `FUZZ_SEED=${seed} ${one.url} as ${one.who}: ${one.body?.toString().slice(0, 400)}`;
  expect([said, response.statusCode < 500, response.statusCode]).toEqual([said, true, response.statusCode]);
  if (one.isRubbish)
    expect([said, response.statusCode >= 400, response.statusCode]).toEqual([said, true, response.statusCode]);
  if (response.statusCode >= 400)
    expect([said, response.json()]).toEqual([
      said,
      expect.objectContaining({ message: expect.any(String), requestId: expect.any(String) }),
    ]);
  return response.statusCode;
}

type Input = Parameters<typeof send>[1];

/** How many of them were done. */
async function sendAll(call: Call, inputs: readonly Input[]): Promise<number> {
  let done = 0;
  for (let at = 0; at < inputs.length; at += together) {
    const statuses = await Promise.all(inputs.slice(at, at + together).map((input) => send(call, input)));
    done += statuses.filter((status) => status < 300).length;
  }
  return done;
}

/** Only for so many runs that they take longer than a test may. */
const timeout = Math.max(600_000, runs * 1500);

test.each(everyCall.map((call) => [call.path, call] as const))(
  '%s refuses rubbish and then has done nothing; whatever else it is sent it does or refuses',
  async (_path, call) => {
    const inputs: Input[] = [];
    for (let made = 0; made < runs; made += batch) {
      const wish = { numRuns: Math.min(batch, runs - made), seed: seed + made };
      inputs.push(...fc.sample(requestsOf(call) as fc.Arbitrary<Input>, wish));
    }
    const before = await everything(portal.db);
    const rubbish = inputs.filter((input) => input.isRubbish);
    await sendAll(call, rubbish);
    expect(await everything(portal.db)).toEqual(before);
    const done = await sendAll(
      call,
      inputs.filter((input) => !input.isRubbish),
    );
    if (process.env.FUZZ_REPORT)
      process.stdout.write(`${call.path}: ${done} of ${runs} done, ${rubbish.length} were rubbish\n`);
    if (done === 0) expect(await everything(portal.db)).toEqual(before);
  },
  timeout,
);
