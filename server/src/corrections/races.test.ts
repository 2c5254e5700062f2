import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { buy, makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let one: MadeMember;
let other: MadeMember;
let pairs: Pair[];

/** Who gives, who gets, and to whom that may go on. */
interface Pair {
  giver: MadeMember;
  taker: MadeMember;
  third: MadeMember;
}

const atOnce = 10;

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  one = await make.member({ is_admin_reports: true });
  other = await make.member({ roles: [{ capability: 'finance' }] });
  pairs = await Promise.all(
    Array.from({ length: atOnce }, async () => ({
      giver: await make.member({ points: 100_000 }),
      taker: await make.member(),
      third: await make.member(),
    })),
  );
});
beforeEach(() => {
  portal.now = new Date('2026-11-20T10:00:00Z');
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const as = (by: MadeMember, path: string, body: object) => portal.post(path, body, { as: by.id });
const gift = (to: MadeMember[], points: number) => ({
  ...{ what: 'payitforward', reason: 'Act of Courage', points, message: '', sendBy: 'email' },
  recipients: to.map(({ memberId }) => memberId),
});
const give = async (by: MadeMember, to: MadeMember[], points = 100): Promise<string> =>
  (await as(by, '/api/reward/doreward', gift(to, points))).body.takeBack.awardId;
const spend = (by: MadeMember, to: MadeMember) => as(by, '/api/reward/doreward', gift([to], 100));
const reverse = (by: MadeMember, subjectId: string, seen = 100) =>
  as(by, '/api/admin/correct', { kind: 'award', subjectId, seen, reason: 'By mistake.' });
const takeBack = ({ giver }: Pair, awardId: string) => as(giver, '/api/reward/takeback', { awardId });
const done = (...answers: Answer[]) => answers.filter(({ status }) => status === 200).length;
const refusedOnly = (...answers: Answer[]) => answers.every(({ status }) => [200, 400].includes(status));

/** So many rounds of this with each pair, all pairs at once. */
async function rounds(times: number, play: (pair: Pair) => Promise<Answer[]>): Promise<Answer[][]> {
  const played: Answer[][] = [];
  // loop: one round after the other
  for (let round = 0; round < times; round += 1) played.push(...(await Promise.all(pairs.map(play))));
  return played;
}

test('200 times taken back while it is spent: one of the two, and never both', { tags: 'seed' }, async () => {
  const played = await rounds(20, async ({ giver, taker, third }) => {
    const awardId = await give(giver, [taker]);
    return Promise.all([reverse(one, awardId), spend(taker, third)]);
  });
  expect(played).toHaveLength(200);
  for (const answers of played) expect([done(...answers), refusedOnly(...answers)]).toEqual([1, true]);
  await expectBooksRight(portal.db);
});

test('50 times taken back by two administrators at once: once', { tags: 'seed' }, async () => {
  const played = await rounds(5, async ({ giver, taker }) => {
    const awardId = await give(giver, [taker]);
    return Promise.all([reverse(one, awardId), reverse(other, awardId)]);
  });
  expect(played).toHaveLength(50);
  for (const answers of played) expect([done(...answers), refusedOnly(...answers)]).toEqual([1, true]);
  await expectBooksRight(portal.db);
});

test('taken back by its giver while an administrator does: once', { tags: 'seed' }, async () => {
  const played = await rounds(5, async (pair) => {
    const awardId = await give(pair.giver, [pair.taker]);
    return Promise.all([takeBack(pair, awardId), reverse(other, awardId)]);
  });
  for (const answers of played) expect([done(...answers), refusedOnly(...answers)]).toEqual([1, true]);
  await expectBooksRight(portal.db);
});

test('taken back by its giver while it is ordered with: one of the two', { tags: 'seed' }, async () => {
  const product = await makeProduct(portal, { stock: 1000, price: 10 });
  const played = await rounds(3, async (pair) => {
    const awardId = await give(pair.giver, [pair.taker]);
    const [undone, bought] = await Promise.all([
      takeBack(pair, awardId),
      buy(portal, pair.taker, [product]).then(
        ({ placed }) => placed,
        () => undefined,
      ),
    ]);
    return bought ? [undone, bought] : [undone];
  });
  for (const answers of played) expect([done(...answers), refusedOnly(...answers)]).toEqual([1, true]);
  await expectBooksRight(portal.db);
});

test('in whatever order people stand, nobody waits in a circle', { tags: 'seed' }, async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => portal.make.member({ points: 10_000 })));
  const backwards = people.toReversed();
  const [first, last] = [people[0] as MadeMember, people.at(-1) as MadeMember];
  // loop: one round after the other
  for (let round = 0; round < 10; round += 1) {
    const [toAll, back] = await Promise.all([give(first, people.slice(1), 5), give(last, backwards.slice(1), 5)]);
    const answers = await Promise.all([
      reverse(one, toAll, 25),
      as(last, '/api/reward/takeback', { awardId: back }),
      as(first, '/api/reward/doreward', gift([last], 5)),
      as(last, '/api/reward/doreward', gift([first], 5)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  await expectBooksRight(portal.db);
});
