import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { circles, reviewPairs } from './circles.ts';

let portal: TestApp;
let start: Date;
beforeAll(async () => {
  portal = await testApp();
  start = portal.now;
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

async function give(from: MadeMember, to: MadeMember, daysAgo = 1): Promise<void> {
  portal.now = new Date(start.getTime() - daysAgo * 86_400_000);
  await portal.tokenOf(from.id);
  await portal.db
    .updateTable('tokens')
    .set({ last_used_at: portal.now, expires_at: new Date('2030-01-01') })
    .execute();
  const gift = { what: 'payitforward', reason: 'Act of Courage', points: 10, message: '', sendBy: 'email' };
  const { status } = await portal.post('/api/reward/doreward', { ...gift, recipients: [to.memberId] }, { as: from.id });
  expect(status).toBe(200);
}

async function round(people: MadeMember[], times: number, daysAgo = 1): Promise<void> {
  for (let time = 0; time < times; time += 1)
    for (const [i, person] of people.entries())
      await give(person, people[(i + 1) % people.length] as MadeMember, daysAgo);
}

async function listed() {
  const from = new Date(start.getTime() - 30 * 86_400_000);
  const found = await circles(portal.db, { from, to: start, returnsLeast: 3 });
  return found.map(({ people, returns, points }) => [
    people.map(({ memberNumber }) => memberNumber).join(),
    returns,
    points,
  ]);
}

async function group(size: number): Promise<MadeMember[]> {
  const people = [];
  for (let i = 0; i < size; i += 1) people.push(await portal.make.member({ points: 500 }));
  return people;
}
const numbers = (people: MadeMember[]) => people.map(({ memberNumber }) => memberNumber).join();

test('A42: points that come back three times within 30 days are allowed, and listed', { tags: 'seed' }, async () => {
  const [pair, ring, five, twice, longAgo, oneWay] = await Promise.all([2, 3, 5, 2, 2, 2].map(group));
  if (!pair || !ring || !five || !twice || !longAgo || !oneWay) throw new Error('six groups were made');
  await round(pair, 4);
  await round(ring, 3);
  await round(five, 3);
  await round(twice, 2);
  await round(longAgo, 3, 31);
  for (let day = 1; day < 6; day += 1) await give(oneWay[0] as MadeMember, oneWay[1] as MadeMember, day);
  const sums = await Promise.all(
    [pair, ring, five].map((people) =>
      portal.db
        .selectFrom('ledger_accounts')
        .select((eb) => eb.fn.sum<number>('balance').as('sum'))
        .where(
          'member_id',
          'in',
          people.map(({ id }) => id),
        )
        .executeTakeFirst(),
    ),
  );
  expect(sums.map((row) => Number(row?.sum))).toEqual([1000, 1500, 2500]);
  expect(await listed()).toEqual([
    [numbers(pair), 4, 80],
    [numbers(five), 3, 150],
    [numbers(ring), 3, 90],
  ]);
});

test('D11: nominations count too: what a manager awards and gets back, and whose nominations they pay', {
  tags: 'seed',
}, async () => {
  portal.now = start;
  const boss = await portal.make.member({ is_manager: true });
  const [helper, friend] = [await portal.make.member(), await portal.make.member({ manager_id: boss.id })];
  for (let time = 0; time < 3; time += 1) {
    const nomination = { nomCat: ['Act of Courage'], reason: 'Brave.', members: [friend.memberId] };
    const { body } = await portal.post('/api/nom/newnom', nomination, { as: helper.id });
    const rating = { nomId: body.nomIds[0], reviewRating: 7, isCustom: false, customPoints: null };
    const more = { isIncludeInQuarterly: false, quarterlyMotivation: '' };
    await portal.post('/api/reward/donexusnomreviewreward', { ...rating, ...more }, { as: boss.id });
  }
  const span = { from: new Date(start.getTime() - 86_400_000), to: new Date(start.getTime() + 1) };
  expect(await reviewPairs(portal.db, { ...span, timesLeast: 3 })).toEqual([
    {
      reviewer: expect.stringContaining(boss.memberNumber),
      nominator: expect.stringContaining(helper.memberNumber),
      times: 3,
      points: 900,
    },
  ]);
  for (let time = 0; time < 3; time += 1) await give(friend, boss, 0);
  const found = await circles(portal.db, { ...span, returnsLeast: 3 });
  expect(found.map(({ people, returns }) => [people.map(({ memberNumber }) => memberNumber), returns])).toContainEqual([
    [boss.memberNumber, friend.memberNumber],
    3,
  ]);
});

test('every door counts: what is recognised, awarded from a pot or given for an idea comes back paid forward', {
  tags: 'seed',
}, async () => {
  portal.now = start;
  const giver = await portal.make.member({ is_admin_reports: true, is_manager: true, budget: 1000 });
  const ways: [string, (to: MadeMember) => Promise<void>][] = [
    ['reward', (to) => award(giver, to, { what: 'reward', reason: 'Act of Courage', points: 10 })],
    ['adhoc', (to) => award(giver, to, { what: 'adhoc', reason: 'Client Focus', points: 10 })],
    ['idea', (to) => rewardIdea(giver, to)],
  ];
  for (const [way, gives] of ways) {
    const friend = await portal.make.member({ points: 500 });
    for (let time = 0; time < 3; time += 1) {
      await gives(friend);
      await award(friend, giver, { what: 'payitforward', reason: 'Act of Courage', points: 10 });
    }
    portal.now = new Date(start.getTime() + 1);
    const found = await circles(portal.db, { from: start, to: portal.now, returnsLeast: 3 });
    const people = found.map((circle) => circle.people.map(({ memberNumber }) => memberNumber).join());
    expect([way, people.includes(numbers([giver, friend]))]).toEqual([way, true]);
    portal.now = start;
  }
});

async function award(from: MadeMember, to: MadeMember, gift: object): Promise<void> {
  const wish = { message: '', sendBy: 'email', recipients: [to.memberId], ...gift };
  expect((await portal.post('/api/reward/doreward', wish, { as: from.id })).status).toBe(200);
}

async function rewardIdea(by: MadeMember, author: MadeMember): Promise<void> {
  const idea = { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' };
  const { body } = await portal.post('/api/idea/ideasubmit', idea, { as: author.id });
  const review = { ideaBoxId: body.ideaBoxId, actionStatus: 'Good.', points: 50 };
  expect((await portal.post('/api/idea/donexusideareview', review, { as: by.id })).status).toBe(200);
}
