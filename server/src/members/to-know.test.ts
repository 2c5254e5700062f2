import type { GetToKnowPerson } from '@laurel/contract/calls/members/home';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ann: MadeMember;
const tells = { get_to_know: true, hobbies: 'Bees', dreams: 'The sea' };

beforeAll(async () => {
  portal = await testApp();
  ann = await portal.make.member({ ...tells, firstname: 'Ann' });
  for (let i = 0; i < 40; i += 1) await portal.make.member({ ...tells, dob_day: (i % 28) + 1, dob_month: 6 });
  // As evenly as many people lie by chance: how many days begin at the same one of few depends on their keys.
  await sql`update profiles set shuffle_key = (member_id - (select min(member_id) from profiles)) / (select count(*) from profiles)::float8`.execute(
    portal.db,
  );
});
afterAll(() => portal.close());

async function metOn(day: string): Promise<GetToKnowPerson[]> {
  portal.now = new Date(`${day}T10:00:00Z`);
  await portal.db
    .updateTable('tokens')
    .set({ last_used_at: portal.now, expires_at: new Date('2030-01-01') })
    .execute();
  return (await portal.post('/api/member/getmemberdata', {}, { as: ann.id })).body.homeGetToKnow;
}

test('each day has twelve people of its own, never oneself, and the same all day', async () => {
  const days = [];
  for (let day = 1; day <= 20; day += 1) {
    const met = (await metOn(`2026-11-${String(day).padStart(2, '0')}`)).map(({ memberId }) => memberId);
    expect(new Set(met).size).toBe(12);
    expect(met).not.toContain(ann.memberId);
    days.push(met.join());
  }
  expect(new Set(days).size).toBeGreaterThan(10);
  expect((await metOn('2026-11-20')).map(({ memberId }) => memberId).join()).toBe(days.at(-1));
});

test('who celebrates today and tells about themselves stands first', async () => {
  const [first] = await metOn('2026-06-28');
  const birthday = await portal.db.selectFrom('people').select('public_id').where('dob_day', '=', 28).execute();
  expect(birthday.map(({ public_id }) => `1.${public_id}`)).toContain(first?.memberId);
});

test('somebody is found by a link on any day, unless they tell nothing', async () => {
  const cy = await portal.make.member(tells);
  const dee = await portal.make.member();
  const ask = async ({ memberId }: MadeMember) =>
    (await portal.post('/api/member/gettoknow', { memberId }, { as: ann.id })).body.person;
  expect(await ask(cy)).toMatchObject({ memberId: cy.memberId, interestOtherDesc: 'Bees', otherInfo: 'The sea' });
  expect(await ask(dee)).toBeNull();
  expect(Object.keys(await ask(cy)).sort()).toEqual(
    ['division', 'firstName', 'interestOtherDesc', 'memberId', 'memberName', 'otherInfo', 'picId', 'surname'].sort(),
  );
});

test('the header’s call answers the member and the balances alone', async () => {
  const { status, body } = await portal.post('/api/member/memberheader', {}, { as: ann.id });
  expect([status, Object.keys(body)]).toEqual([200, ['memberData']]);
  expect(body.memberData).toMatchObject({ memberId: ann.memberId, awardsPointsAvailable: 0 });
});
