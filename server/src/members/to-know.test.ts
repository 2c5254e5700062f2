import type { GetToKnowPerson } from '@laurel/contract/calls/members/home';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('the list of whoever tells about themselves', () => {
  interface Page {
    people: GetToKnowPerson[];
    next: string | null;
  }
  const ask = async (input: object): Promise<Page> => {
    const { status, body } = await portal.post('/api/member/toknowlist', input, { as: ann.id });
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Page;
  };
  const found = async (search: string) => (await ask({ search })).people.map(({ memberName }) => memberName).sort();

  test('goes on by name, page after page, with everybody once', async () => {
    const all: string[] = [];
    let after: string | null = null;
    do {
      // loop: one page after the other
      const page: Page = await ask({ limit: 9, ...(after !== null && { after }) });
      all.push(...page.people.map(({ memberId }) => memberId));
      after = page.next;
    } while (after !== null);
    const { people, next } = await ask({ limit: 60 });
    expect(all).toEqual(people.map(({ memberId }) => memberId));
    expect([new Set(all).size, next]).toEqual([all.length, null]);
    expect(all).toContain(ann.memberId);
  });

  test('finds them by name, division, hobbies and dreams: each word, any part of one, letters that are typed alike', async () => {
    await portal.make.division('ZOO', { name: 'Zoologischer Garten Köln' });
    const who = { get_to_know: true, division_code: 'ZOO' };
    await portal.make.member({
      ...{ ...who, firstname: 'Uwe', surname: 'Zorn' },
      ...{ hobbies: 'Crème brûlée, rock’n’roll', dreams: 'Kilimandscharo' },
    });
    await portal.make.member({ ...who, firstname: 'Zoë', surname: 'Quist', hobbies: '100 % Straßenbahn', dreams: '' });
    await portal.make.member({ ...who, firstname: 'Zoltan', surname: 'Quiet', hobbies: '', dreams: '' });
    const both = ['Uwe Zorn', 'Zoë Quist'];
    for (const [search, names] of Object.entries({
      'creme brulee': ['Uwe Zorn'],
      'rock n roll': ['Uwe Zorn'],
      "ROCK'N'ROLL": ['Uwe Zorn'],
      mandscha: ['Uwe Zorn'],
      strasse: ['Zoë Quist'],
      'zoe koln': ['Zoë Quist'],
      'uwe strasse': [],
      'garten köln': both,
      qui_st: ['Zoë Quist'],
      quiet: [],
    }))
      expect([search, await found(search)]).toEqual([search, names]);
  });

  test('has whoever tells something and nobody else, and says so of a place that is not there', async () => {
    const eve = await portal.make.member({ ...tells, firstname: 'Everett' });
    expect(await found('everett')).toHaveLength(1);
    await portal.db.updateTable('profiles').set({ is_active: false }).where('member_id', '=', eve.id).execute();
    expect(await found('everett')).toEqual([]);
    expect((await ask({ limit: 5, after: eve.memberId })).people.length).toBeGreaterThan(0);
    for (const input of [
      { after: '1.1' },
      { after: 'x' },
      { search: 'x'.repeat(61) },
      { limit: 61 },
      { search: 'a\u0000' },
    ]) {
      const { status, body } = await portal.post('/api/member/toknowlist', input, { as: ann.id });
      expect([input, status, Object.keys(body.formErrors)]).toEqual([input, 400, Object.keys(input)]);
    }
  });
});
