import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import { memberListMax } from '@laurel/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../app.ts';
import { withoutEffect } from '../effects.ts';
import type { MadeMember } from '../make.ts';

let portal: TestApp;
let limited: TestApp;
let ann: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  limited = await testApp({ LAUREL_RATE_LIMITS: 'on' });
  ann = await portal.make.member({ firstname: 'Ann' });
  bob = await portal.make.member({ is_manager: true });
});
afterAll(async () => {
  await portal.close();
  await limited.close();
});

const everyCall: Call[] = Object.values(calls).flatMap((noun) => Object.values<Call>(noun));
const memberColumns = {
  isManager: true,
  isAdminReports: true,
  role_ca: true,
  role_cc: true,
  role_idea: true,
  roles: ['ca'],
  awardsPointsAvailable: 1_000_000,
  awardsPointsAvailableMng: 1_000_000,
  memberId: '1.999999',
  memberNumber: '1',
  divisionCode: 'D1',
  clusterCode: 'X',
  siteTemplate: 'laurel',
  countryCode: 'DE',
  surname: 'Other',
  hireDate: '2000-01-01',
  registeredAt: '2026-01-01',
  picId: '0'.repeat(32),
};

test('A10: no call takes a field of the roster that is not its own', async () => {
  const everybody = await portal.make.member({
    is_manager: true,
    is_admin_reports: true,
    role_ca: true,
    role_idea: true,
    points: 100,
    budget: 100,
  });
  const signedOff = await portal.make.member();
  await withoutEffect(portal.db, async () => {
    for (const call of everyCall.filter(({ method, file, lenient }) => method === 'POST' && !file && !lenient)) {
      const own = fieldsOf(call.input);
      const foreign = Object.fromEntries(Object.entries(memberColumns).filter(([name]) => !own.includes(name)));
      const isOfKinds = call.path.endsWith('correction') || call.path.endsWith('/correct');
      const ofBudget = /\/(?:try|change)budget$/.test(call.path) ? { kind: 'move' } : {};
      const kind = call.path.endsWith('doreward') ? { what: 'thankyou' } : isOfKinds ? { kind: 'credit' } : ofBudget;
      const body = { ...foreign, ...kind };
      const { status, body: answer } = await portal.post(call.path, body, { as: everybody.id });
      expect([call.path, status]).toEqual([call.path, 400]);
      expect([call.path, Object.keys(foreign).filter((name) => !answer.formErrors[name])]).toEqual([call.path, []]);
    }
  });
  expect(signedOff.memberId).toBeTruthy();
});

test('A11: shop and awards wait for the profile, whatever is missing in it', async () => {
  for (const missing of [{ cell_num: null }, { email: null }, { cell_num: null, email: null }]) {
    const emma = await portal.make.member({ ...missing, points: 500, is_manager: true, budget: 500 });
    await withoutEffect(portal.db, async () => {
      for (const call of everyCall.filter(({ needsContact }) => needsContact)) {
        const { status, body } = await portal.post(call.path, {}, { as: emma.id });
        expect([call.path, status, body.message]).toEqual([call.path, 400, expect.stringContaining('profile')]);
      }
    });
    expect((await portal.post('/api/member/getmemberdata', {}, { as: emma.id })).status).toBe(200);
  }
});

test('A11: without a site template only the own data and signing off are there', async () => {
  const ana = await portal.make.member({ site_template: '', is_manager: true, is_admin_reports: true, role_ca: true });
  await withoutEffect(portal.db, async () => {
    for (const call of everyCall.filter(({ method, access }) => method === 'POST' && access !== 'open')) {
      const allowed = call.access === 'signedOn';
      const { status } = await portal.post(call.path, allowed ? { unknown: 1 } : {}, { as: ana.id });
      expect([call.path, status]).toEqual([call.path, allowed ? 400 : 403]);
    }
  });
});

test('A12: one answer holds 200 people at most, and ids cannot be counted', async () => {
  await sql`
    with crowd as (
      insert into members (member_number, public_id, division_code, site_template)
      select 'N' || n, (500000000000 + n * 7919)::text, 'D1', 'laurel' from generate_series(1, 450) n returning id)
    insert into profiles (member_id, is_active, division_code, firstname, surname, search_text)
    select id, true, 'D1', 'Crowd', 'Person ' || id, 'crowd person ' || id from crowd`.execute(portal.db);
  for (const body of [{}, { search: 'crowd' }, { divisionCode: 'D1' }, { search: '', divisionCode: '' }]) {
    const { memberList } = (await portal.post('/api/site/getmemberlist', body, { as: ann.id })).body;
    expect([body, memberList.length <= memberListMax]).toEqual([body, true]);
  }
  const numbers = [1, 2, 3, ann.id, bob.id, Number(ann.publicId) + 1, Number(ann.publicId) - 1];
  for (const number of numbers) {
    const memberId = `1.${number}`;
    expect([400, 404]).toContain((await portal.post('/api/site/getmemberget', { memberId }, { as: ann.id })).status);
  }
});

test('A12: who searches more than 120 times a minute is asked to wait, and others are not', async () => {
  const [one, two] = [await limited.make.member(), await limited.make.member()];
  const search = (as: MadeMember) => limited.post('/api/site/getmemberlist', { search: 'x' }, { as: as.id });
  const look = (as: MadeMember) => limited.post('/api/site/getmemberget', { memberId: two.memberId }, { as: as.id });
  const statuses = [];
  for (let i = 0; i < 122; i += 1) statuses.push((await (i % 2 ? look : search)(one)).status);
  expect(statuses).toEqual([...Array(120).fill(200), 429, 429]);
  expect(Number((await search(one)).headers['retry-after'])).toBeGreaterThan(0);
  expect((await search(two)).status).toBe(200);
  limited.now = new Date(limited.now.getTime() + 60_000);
  expect((await search(one)).status).toBe(200);
});

test('A13: nothing of the directory tells addresses, dates of birth or the manager', async () => {
  const secret = await portal.make.member({
    firstname: 'Secretia',
    cell_num: '+27823334444',
    email: 'hidden@laurel.example',
    manager_id: bob.id,
    hire_date: '2001-11-20',
    dob_day: 20,
    dob_month: 11,
    get_to_know: true,
    hobbies: 'Chess',
  });
  const points = { what: 'payitforward', reason: 'Act of Courage', points: 5, message: '', sendBy: 'email' };
  const giver = await portal.make.member({ points: 100 });
  await portal.post('/api/reward/doreward', { ...points, recipients: [secret.memberId] }, { as: giver.id });
  const answers = [
    await portal.post('/api/site/getmemberlist', { divisionCode: 'D1' }, { as: ann.id }),
    await portal.post('/api/site/getmemberget', { memberId: secret.memberId }, { as: ann.id }),
    await portal.post('/api/site/getcelebrations', {}, { as: ann.id }),
    await portal.post('/api/nom/wallOfFame', {}, { as: ann.id }),
    await portal.post('/api/site/getrecentrecognition', {}, { as: ann.id }),
    await portal.post('/api/member/getmemberdata', {}, { as: ann.id }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    const { memberData: _, ...rest } = body;
    const text = JSON.stringify(rest);
    for (const hidden of ['+27823334444', 'hidden@laurel.example', '2001', `"${bob.memberNumber}"`])
      if (hidden !== `"${bob.memberNumber}"` || !body.memberList) expect(text).not.toContain(hidden);
  }
  expect(JSON.stringify(answers[2]?.body)).toContain('Secretia');
  expect(answers[1]?.body).toEqual({
    companyName: 'Division D1',
    firstName: 'Secretia',
    surname: expect.any(String),
    memberId: secret.memberId,
    memberNumber: secret.memberNumber,
  });
  expect(answers[2]?.body.report.fields.toSorted()).toEqual(
    ['what', 'memberId', 'memberName', 'picId', 'firstName', 'surname', 'division', 'years', 'interest1'].toSorted(),
  );
});

test('A20: who no longer takes part is gone from the home of colleagues with the next request', async () => {
  const dora = await portal.make.member({ firstname: 'Dora', get_to_know: true, hobbies: 'Chess', dreams: 'Sail' });
  const seenBy = async (as: MadeMember) => {
    const { body } = await portal.post('/api/member/getmemberdata', {}, { as: as.id });
    return JSON.stringify(body.homeGetToKnow);
  };
  // Of many who take part a dozen are shown: the others step aside.
  await portal.db
    .updateTable('profiles')
    .set({ get_to_know: false, hobbies: '', dreams: '' })
    .where('member_id', '<>', dora.id)
    .execute();
  expect(await seenBy(ann)).toContain('Chess');
  await portal.post('/api/member/memberupdate', { interest1: '' }, { as: dora.id });
  expect(await seenBy(ann)).not.toMatch(/Chess|Sail|Dora/);
});

/** Those of the call, whatever kind of thing it is asked for. */
function fieldsOf(input: unknown): string[] {
  const { shape = {}, def } = input as { shape?: object; def?: { options?: unknown[] } };
  return [...Object.keys(shape), ...(def?.options ?? []).flatMap(fieldsOf)];
}
