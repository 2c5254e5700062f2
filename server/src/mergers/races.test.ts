import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import type { SignedOnPerson } from '#identity/signed-on-person';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { withdrawAll } from '../../test/withdrawn.ts';
import { bindPerson } from '../session/bind.ts';
import { followMergers } from './follow.ts';

let portal: TestApp;
let one: MadeMember;
let two: MadeMember;
let bob: MadeMember;
let product: string;

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  [one, two] = await Promise.all([make.member({ is_admin_reports: true }), make.member({ is_admin_reports: true })]);
  bob = await make.member({ points: 1_000_000 });
  product = await makeProduct(portal, { stock: 10_000, price: 1 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

interface Pair {
  stays: MadeMember;
  doubled: MadeMember;
  points: number;
}

const as = (by: MadeMember, path: string, body: object) => portal.post(path, body, { as: by.id });
const pointsEach = 100;
const gift = (to: MadeMember, more: object = {}) => ({
  ...{
    what: 'payitforward',
    reason: 'Act of Courage',
    points: 10,
    message: '',
    sendBy: 'email',
    recipients: [to.memberId],
  },
  ...more,
});

async function makePair(): Promise<Pair> {
  const more = { points: pointsEach, is_manager: true, budget: 100 };
  const [stays, doubled] = await Promise.all([portal.make.member(more), portal.make.member(more)]);
  return { stays, doubled, points: 2 * pointsEach };
}

async function asked(stays: MadeMember, doubled: MadeMember, by = one): Promise<string> {
  const wish = { memberId: stays.memberId, otherId: doubled.memberId, staysId: stays.memberId };
  const { preview } = (await as(by, '/api/admin/trymerger', wish)).body;
  const { body } = await as(by, '/api/admin/merge', {
    ...{ staysId: stays.memberId, doubledId: doubled.memberId, reason: 'Delivered twice.', seen: preview.stamp },
  });
  return body.second.approvalId;
}
const confirm = (approvalId: string, by = two) => as(by, '/api/admin/confirmapproval', { approvalId });
const merged = async ({ doubled, stays }: Pair) =>
  (await sql`select from mergers where doubled_id in (${doubled.id}, ${stays.id})`.execute(portal.db)).rows.length;
const signingOn = ({ memberNumber }: MadeMember): SignedOnPerson => ({
  ...{ issuer: 'https://idp.example', subject: `subject of ${memberNumber}`, sid: null, issuedAt: portal.now },
  ...{ employeeNumber: memberNumber, email: null, claims: [], more: undefined },
});
const noFault = (answers: readonly Answer[]) => answers.filter(({ status }) => ![200, 400, 401, 403].includes(status));

/** What was refused waits no more: nobody asks for more than so much at once. */
const withdrawn = () => withdrawAll(portal.db, portal.now);

/** Begins something while what was begun before is on its way, each time a little later: after so many other questions. */
type Soon = (begin: () => Promise<Answer>) => Promise<Answer>;
const after =
  (questions: number): Soon =>
  async (begin) => {
    // loop: one after the other
    for (let asks = 0; asks < questions; asks += 1) await as(bob, '/api/member/getmemberdata', {});
    return begin();
  };

/** So many rounds: each merges while something else happens; who was merged has nothing left. Answers how many were. */
async function rounds(times: number, play: (pair: Pair, soon: Soon) => Promise<Answer[]>): Promise<number> {
  const answers: Answer[] = [];
  let done = 0;
  // loop: one round after the other, so that both begin at the same moment
  for (let round = 0; round < times; round += 1) {
    const pair = await makePair();
    answers.push(...(await play(pair, after(round % 8))));
    done += await merged(pair);
    await withdrawn();
  }
  expect(noFault(answers)).toEqual([]);
  await followMergers(portal.db, portal.now);
  await expectBooksRight(portal.db);
  const left = await sql`
    select r.id from recognitions r join members m on m.id in (r.from_id, r.to_id) and m.merged_into_id is not null where r.hidden_at is null
    union all select o.id from orders o join members m on m.id = o.member_id and m.merged_into_id is not null`.execute(
    portal.db,
  );
  expect(left.rows).toEqual([]);
  return done;
}

test('while the doubled account orders: one after the other, and every point is there', { tags: 'seed' }, async () => {
  const done = await rounds(50, async ({ stays, doubled }, soon) => {
    await as(doubled, '/api/shop/addtobasket', { productId: product });
    const { body: checkout } = await as(doubled, '/api/shop/getCheckoutOrderSummary', { alloc: 'ZA' });
    const id = await asked(stays, doubled);
    const wish = { cellNum: checkout.cellNum, alloc: 'ZA', vfyTotal: checkout.vfyTotal };
    return Promise.all([confirm(id), soon(() => as(doubled, '/api/shop/placeOrder', wish))]);
  });
  expect(done).toBeGreaterThan(0);
});

test('while the doubled account receives cards, with points and without', { tags: 'seed' }, async () => {
  const done = await rounds(50, async ({ stays, doubled }, soon) => {
    const id = await asked(stays, doubled);
    return Promise.all([
      soon(() => as(bob, '/api/reward/doreward', gift(doubled))),
      confirm(id),
      soon(() => as(bob, '/api/reward/doreward', gift(doubled, { what: 'thankyou', reason: 'Thank you', points: 0 }))),
    ]);
  });
  expect(done).toBeGreaterThan(0);
});

test('while the doubled account gives from its wallet and its pot', { tags: 'seed' }, async () => {
  const done = await rounds(50, async ({ stays, doubled }, soon) => {
    const id = await asked(stays, doubled);
    return Promise.all([
      soon(() => as(doubled, '/api/reward/doreward', gift(bob))),
      confirm(id),
      soon(() => as(doubled, '/api/reward/doreward', gift(bob, { what: 'adhoc', reason: 'Client Focus', points: 5 }))),
    ]);
  });
  expect(done).toBeGreaterThan(0);
});

test('while the doubled account signs on: whoever they are, it is the one who stays', { tags: 'seed' }, async () => {
  await rounds(20, async ({ stays, doubled }) => {
    const person = signingOn(doubled);
    const id = await asked(stays, doubled);
    const bind = () => transaction(portal.db, (tx) => bindPerson(tx, person, portal.now));
    const [answer, first] = await Promise.all([confirm(id), bind()]);
    expect([answer.status, first === stays.id || first === doubled.id || first === 'inactive']).toEqual([200, true]);
    expect(await bind()).toBe(stays.id);
    return [answer];
  });
});

test('both ways round by two administrators: one merger', { tags: 'seed' }, async () => {
  const done = await rounds(30, async (pair) => {
    const [there, back] = [await asked(pair.stays, pair.doubled), await asked(pair.doubled, pair.stays, two)];
    const answers = await Promise.all([confirm(there, two), confirm(back, one)]);
    expect([answers.filter(({ status }) => status === 200).length, await merged(pair)]).toEqual([1, 1]);
    return answers;
  });
  expect(done).toBe(30);
});

test('while the doubled account, which has left, is erased: one of the two', { tags: 'seed' }, async () => {
  await rounds(20, async (pair) => {
    const { stays, doubled } = pair;
    await sql`update members set deactivated_at = ${portal.now} where id = ${doubled.id}`.execute(portal.db);
    const id = await asked(stays, doubled);
    const erasure = { memberId: doubled.memberId, memberNumber: doubled.memberNumber, ground: 'request' };
    const answers = await Promise.all([confirm(id), as(one, '/api/admin/eraseperson', erasure)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    return answers;
  });
});
