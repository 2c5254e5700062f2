import type { Output } from '@laurel/contract/call';
import type { celebrationweek } from '@laurel/contract/calls/celebrations';
import { celebrationsOfDay } from '@laurel/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { going } from '../../test/programmes/going.ts';

let portal: TestApp;
let reader: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  // Friday; in Brazil it is Thursday still.
  portal.now = new Date('2026-11-20T01:00:00Z');
  const { make } = portal;
  reader = await make.member({ firstname: 'Rita', surname: 'Reader' });
  await make.member({ firstname: 'Ann', surname: 'Able', dob_month: 11, dob_day: 21 });
  await make.member({ firstname: 'Bob', surname: 'Best', hire_date: '2019-11-27' });
  await make.member({ firstname: 'Cid', surname: 'Calm', dob_month: 11, dob_day: 19 });
  await make.member({ firstname: 'Dora', surname: 'Dale', hire_date: '2020-11-17', registered_at: null });
  await make.member({ firstname: 'Early', surname: 'Bird', dob_month: 11, dob_day: 16 });
  await make.member({ firstname: 'Far', surname: 'Off', dob_month: 11, dob_day: 28 });
  await make.member({ firstname: 'New', surname: 'Here', hire_date: '2026-11-18' });
  await make.member({ firstname: 'Shy', surname: 'One', hire_date: '2020-11-22', dob_month: null });
  await sql`update profiles set shows_anniversary = false where surname = 'One'`.execute(portal.db);
});
afterAll(() => portal.close());

const as = (who: MadeMember, path: string, body: object = {}) => portal.post(path, body, { as: who.id });
type Week = Output<typeof celebrationweek>;
const week = async (who = reader): Promise<Week> => (await as(who, '/api/site/celebrationweek')).body;
const named = (days: Week['coming']) =>
  days.map(({ day, people }) => [day, people.map(({ memberName }) => memberName)]);

describe('who celebrates around today', () => {
  test('is told of the next seven days, and of the last three, the nearest first; of days without anybody nothing', async () => {
    const { coming, missed } = await week();
    expect(named(coming)).toEqual([
      ['2026-11-21', ['Ann Able']],
      ['2026-11-27', ['Bob Best']],
    ]);
    expect(named(missed)).toEqual([
      ['2026-11-19', ['Cid Calm']],
      ['2026-11-17', ['Dora Dale']],
    ]);
    expect(coming[1]?.people[0]).toMatchObject({ what: 'ANNIV', years: 7 });
    expect(missed[1]?.people[0]?.memberId).toMatch(/^0\./);
    expect(JSON.stringify([coming, missed])).not.toMatch(/2019|2020-11/);
  });

  test('is by the day where the reader is', async () => {
    const brazil = await portal.make.member({ division_code: 'BR', firstname: 'Bia', surname: 'Brasil' });
    await sql`update divisions set country_code = (select code from countries where time_zone like 'America/%' order by code limit 1) where code = 'BR'`.execute(
      portal.db,
    );
    const { coming, missed } = await week(brazil);
    expect(coming.map(({ day }) => day)).toEqual(['2026-11-21']);
    expect(missed.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-16']);
  });

  test('says how many more there are, and brings them page by page, nobody twice and nobody left out', async () => {
    for (let n = 0; n < 9; n++)
      await portal.make.member({ firstname: 'Many', surname: `Folk${n}`, dob_month: 11, dob_day: 24 });
    for (let n = 0; n < 4; n++)
      await portal.make.member({ firstname: 'Work', surname: `Folk${n}`, hire_date: '2016-11-24' });
    const day = (await week()).coming.find((one) => one.day === '2026-11-24');
    expect([day?.people.length, day?.total]).toEqual([celebrationsOfDay, 13]);
    const all = [...(day?.people ?? [])];
    let next = day?.next ?? null;
    while (next !== null) {
      const { body } = await as(reader, '/api/site/celebrationday', { day: '2026-11-24', after: next, limit: 2 });
      all.push(...body.people);
      next = body.next;
    }
    const names = all.map(({ memberName, what }) => `${what} ${memberName}`);
    expect(new Set(names).size).toBe(13);
    expect(names).toEqual(
      [...names].sort((a, b) => (a.slice(0, 4) === b.slice(0, 4) ? a.localeCompare(b) : a < b ? 1 : -1)),
    );
  });

  test('is told of no other day, and of none that is no day', async () => {
    for (const day of ['2026-11-28', '2026-11-16', '2025-11-21', '2026-13-41', 'tomorrow']) {
      const { status, body } = await as(reader, '/api/site/celebrationday', { day });
      expect([day, status, Object.keys(body.formErrors)]).toEqual([day, 400, ['day']]);
    }
    const { body } = await as(reader, '/api/site/celebrationday', { day: '2026-11-21', after: "x'; drop" });
    expect(Object.keys(body.formErrors)).toEqual(['after']);
    const unknown = await as(reader, '/api/site/celebrationday', { day: '2026-11-21', after: 'BDAY.000000' });
    expect([unknown.status, Object.keys(unknown.body.formErrors)]).toEqual([400, ['after']]);
  });

  test('changes when somebody says otherwise, and with the site', async () => {
    const ann = await portal.make.member({ firstname: 'Odd', surname: 'Day', hire_date: '2016-11-25' });
    const has = async () => named((await week()).coming).some(([, names]) => names?.includes('Odd Day'));
    expect(await has()).toBe(true);
    await as(ann, '/api/member/memberupdate', { showsAnniversary: false });
    expect(await has()).toBe(false);
    await as(ann, '/api/member/memberupdate', { showsAnniversary: true });
    expect(await has()).toBe(true);
    const elsewhere = await portal.make.member({ site_template: 'alba' });
    await goBy(portal, { features: { ...going.features, celebrations: { on: true, sites: { laurel: false } } } });
    expect(named((await week(elsewhere)).coming).flat(2)).not.toContain('Odd Day');
    expect((await as(reader, '/api/site/celebrationweek')).status).toBe(400);
  });
});
