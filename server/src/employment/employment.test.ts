import type { Sent } from '@laurel/contract/call';
import type { addperson } from '@laurel/contract/calls/employment/addperson';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { balancesOf } from '#ledger/accounts';
import { forfeitLeavers } from '#roster/leavers';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { csv, type Person, rosterDesk } from '../../test/roster.ts';

let portal: TestApp;
let desk: Awaited<ReturnType<typeof rosterDesk>>;
let pat: MadeMember;
let patRow: Person;
let zed: MadeMember;
let zedRow: Person;
beforeEach(async () => {
  portal = await testApp();
  desk = await rosterDesk(portal);
  pat = await portal.make.member({ firstname: 'Pat', surname: 'Keeper', roles: [{ capability: 'people' }] });
  zed = await portal.make.member({ firstname: 'Zed', surname: 'Young', is_manager: true, points: 70, budget: 500 });
  patRow = { memberNumber: pat.memberNumber, firstName: 'Pat', surname: 'Keeper' };
  zedRow = { memberNumber: zed.memberNumber, firstName: 'Zed', surname: 'Young', isManager: 'true' };
});
afterEach(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const admin = (call: string, body: object, by: MadeMember = pat) =>
  portal.post(`/api/admin/${call}`, body, { as: by.id });
const seen = async (who: { memberId: string }, by = pat) =>
  (await admin('rosterrecord', { memberId: who.memberId }, by)).body;

const joiner: Sent<typeof addperson> = {
  ...{ memberNumber: 'J1', firstName: 'Jo', surname: 'Ner', familyNameFirst: false, email: 'jo@test.example' },
  ...{ cellNum: '082 555 0100', divisionCode: 'D1', siteTemplate: 'laurel', costCentre: 'K9', managerId: null },
  ...{ hireDate: '2026-11-01', birthDay: 29, birthMonth: 2, language: 'de', reason: 'Starts before HR has her.' },
};

/** Changes these fields of what is seen now. */
async function change(
  who: { memberId: string },
  fields: object,
  { by = pat, ...more }: { by?: MadeMember; confirmed?: boolean } = {},
) {
  const { record, revision } = await seen(who, by);
  return admin('changeperson', { memberId: who.memberId, revision, ...record, reason: '', ...fields, ...more }, by);
}

async function end(who: { memberId: string }, fields: object = {}, by = pat) {
  const { revision } = await seen(who, by);
  return admin(
    'endperson',
    { memberId: who.memberId, revision, reason: 'Has left us.', reportsToId: null, ...fields },
    by,
  );
}

async function bringBack(who: { memberId: string }, confirmed = false, by = pat) {
  const { revision } = await seen(who, by);
  return admin('returnperson', { memberId: who.memberId, revision, reason: 'Was a mistake.', confirmed }, by);
}

async function load(...rows: Person[]): Promise<void> {
  const { status, body } = await desk.send(csv(desk.adaRow, patRow, ...rows), 'confirm=leavers,roles');
  expect([status, body.message]).toEqual([200, undefined]);
}

const marks = async (who: { memberId: string }) =>
  (await seen(who)).byHand.map(
    ({ field, rosterValue }: { field: string; rosterValue: string }) => `${field}: ${rosterValue}`,
  );
const isHere = async (number: string) => (await desk.byNumber(number)).deactivated_at === null;
const lastActs = async (count: number) => {
  await portal.settle();
  return (await portal.acts()).slice(-count).map(({ act, facts }) => [act, facts]);
};

describe('addperson', () => {
  test('a joiner is here at once, as typed, may be thanked, and the audit knows why', async () => {
    const boss = zed.memberId;
    const { status, body } = await admin('addperson', { ...joiner, managerId: boss });
    expect([status, body.message]).toEqual([200, 'Jo Ner is here now.']);
    const row = await desk.byNumber('J1');
    expect(row).toMatchObject({
      ...{ firstname: 'Jo', surname: 'Ner', email: 'jo@test.example', cell_num: '+27825550100', division_code: 'D1' },
      ...{
        site_template: 'laurel',
        cost_centre: 'K9',
        manager_id: zed.id,
        dob_day: 29,
        dob_month: 2,
        roster_language: 'de',
      },
      ...{ deactivated_at: null, registered_at: null, is_manager: false },
    });
    const found = await portal.post('/api/site/getmemberlist', { search: 'jo ner' }, { as: zed.id });
    expect(found.body.memberList.map(({ memberId }: { memberId: string }) => memberId)).toEqual([body.memberId]);
    expect(await seen(body)).toMatchObject({ standing: 'here', managerName: 'Zed Young', mayChange: true });
    expect(await lastActs(1)).toEqual([['person.added', {}]]);
    const { rows } = await sql<{ reason: string }>`
      select particulars ->> 'reason' as reason from event_particulars where particulars ? 'reason'`.execute(portal.db);
    expect(rows).toEqual([{ reason: joiner.reason }]);
  });

  test('they stay until a roster has named them once; then the roster decides', async () => {
    const { body } = await admin('addperson', joiner);
    expect(await marks(body)).toEqual(['standing: gone']);
    await load(zedRow);
    expect(await isHere('J1')).toBe(true);
    await load(zedRow, { memberNumber: 'J1', firstName: 'Jo', surname: 'Ner', email: 'jo@test.example' });
    expect([await isHere('J1'), await marks(body)]).toEqual([true, []]);
    await load(zedRow);
    expect(await isHere('J1')).toBe(false);
  });

  test('a roster that gives their address to another number is told whose it is', async () => {
    await admin('addperson', joiner);
    const { status, body } = await desk.send(
      csv(desk.adaRow, patRow, zedRow, {
        memberNumber: 'J9',
        firstName: 'Jo',
        surname: 'Ner',
        email: 'JO@test.example',
      }),
      'confirm=leavers,roles',
    );
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'email', message: 'Jo Ner, J1, has this address.' })],
    ]);
  });

  test.each([
    ['a number that somebody has', { memberNumber: () => zed.memberNumber }, 'memberNumber'],
    ['an address of somebody else', { email: () => zed.email }, 'email'],
    ['an address that is none', { email: 'nobody' }, 'email'],
    ['a division that there is not', { divisionCode: 'NOWHERE' }, 'divisionCode'],
    ['a manager who is nobody', { managerId: '1.123456789012' }, 'managerId'],
    ['a birthday that does not exist', { birthDay: 31, birthMonth: 4 }, 'birthDay'],
    ['a day without its month', { birthDay: 3, birthMonth: null }, 'birthDay'],
    ['a date that is none', { hireDate: '2026-02-30' }, 'hireDate'],
    ['a telephone number that is none', { cellNum: 'call me' }, 'cellNum'],
    ['a name of blanks', { firstName: '  ' }, 'firstName'],
    ['a site as nobody writes it', { siteTemplate: 'Not A Site' }, 'siteTemplate'],
  ])('%s is told beside its field, and nobody is added', async (_, wrong, field) => {
    const made = Object.entries(wrong).map(([name, value]) => [name, typeof value === 'function' ? value() : value]);
    const { status, body } = await admin('addperson', { ...joiner, ...Object.fromEntries(made) });
    expect([status, Object.keys(body.formErrors ?? {})]).toEqual([400, [field]]);
    expect((await desk.active()).length).toBe(3);
  });

  test('twenty at once with one number are one person, and with numbers of their own are twenty', async () => {
    const same = await Promise.all(Array.from({ length: 20 }, () => admin('addperson', joiner)));
    expect(same.filter(({ status }) => status === 200).length).toBe(1);
    expect(same.filter(({ status }) => status === 400).length).toBe(19);
    const each = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        admin('addperson', { ...joiner, memberNumber: `K${n}`, email: `k${n}@test.example` }),
      ),
    );
    expect(each.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await desk.active()).length).toBe(3 + 21);
  });
});

describe('changeperson', () => {
  test('what is otherwise is kept beside what the roster says, until a roster says something of it', async () => {
    await portal.make.division('D2', { name: 'Second' });
    const { body } = await change(zed, {
      surname: 'Older',
      divisionCode: 'D2',
      managerId: pat.memberId,
      reason: 'Moved.',
    });
    expect(body).toEqual({ message: 'Zed Young is changed.', changed: 3 });
    expect((await marks(zed)).toSorted()).toEqual(['divisionCode: Division D1', 'managerId: ', 'surname: Young']);
    expect(await desk.byNumber(zed.memberNumber)).toMatchObject({
      surname: 'Older',
      division_code: 'D2',
      manager_id: pat.id,
    });
    expect(await lastActs(1)).toEqual([['person.changed', { fields: ['surname', 'divisionCode', 'managerNumber'] }]]);
    expect((await change(zed, { surname: 'Young' })).body.changed).toBe(1);
    expect((await marks(zed)).toSorted()).toEqual(['divisionCode: Division D1', 'managerId: ']);
    await load(zedRow);
    expect(await marks(zed)).toEqual([]);
    expect(await desk.byNumber(zed.memberNumber)).toMatchObject({
      surname: 'Young',
      division_code: 'D1',
      manager_id: null,
    });
  });

  test('the audit tells what was and what is, field by field, in words', async () => {
    await change(zed, { surname: 'Older', managerId: pat.memberId, reason: 'Moved.' });
    await portal.settle();
    const { body } = await admin('auditlist', { limit: 10 }, desk.ada);
    const [entry] = body.entries;
    expect(entry.words).toContain('Zed Older');
    const one = await admin('auditone', { auditId: entry.auditId }, desk.ada);
    expect(one.body.changes).toEqual([
      { name: 'Surname', before: 'Young', after: 'Older' },
      { name: 'Manager’s number', before: null, after: pat.memberNumber },
    ]);
    expect(one.body.facts).toContainEqual({ name: 'Reason', value: 'Moved.' });
  });

  test('what is not otherwise changes nothing, and leaves no act', async () => {
    expect((await change(zed, {})).body).toEqual({ message: 'Nothing was otherwise.', changed: 0 });
    const changed = (await portal.acts()).filter(({ act }) => act.startsWith('person.'));
    expect(changed).toEqual([]);
  });

  test('a column that the roster lacks leaves the mark', async () => {
    await change(zed, { costCentre: 'K7', surname: 'Older' });
    await load(zedRow);
    expect(await marks(zed)).toEqual(['costCentre: ']);
    expect(await desk.byNumber(zed.memberNumber)).toMatchObject({ cost_centre: 'K7', surname: 'Young' });
  });

  test('who saw an older record is told, with the one that is now', async () => {
    const { record, revision } = await seen(zed);
    await change(zed, { surname: 'Older' });
    const late = await admin('changeperson', {
      memberId: zed.memberId,
      revision,
      ...record,
      reason: '',
      surname: 'Other',
    });
    expect([late.status, late.body.revision]).toEqual([400, (await seen(zed)).revision]);
    expect((await desk.byNumber(zed.memberNumber)).surname).toBe('Older');
  });

  test('of many at once with the same record one is done', async () => {
    const { record, revision } = await seen(zed);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        admin('changeperson', { memberId: zed.memberId, revision, ...record, reason: '', surname: `S${n}` }),
      ),
    );
    expect(all.filter(({ status }) => status === 200).length).toBe(1);
  });

  test('the address of a first sign-on is asked about, because it decides who somebody is', async () => {
    const { body: jo } = await admin('addperson', joiner);
    const asked = await change(jo, { email: 'thief@test.example' });
    expect([asked.status, asked.body.asks.length]).toEqual([400, 1]);
    expect((await desk.byNumber('J1')).email).toBe('jo@test.example');
    expect((await change(jo, { email: 'other@test.example' }, { confirmed: true })).status).toBe(200);
    expect((await desk.byNumber('J1')).email).toBe('other@test.example');
  });

  test('name and address may change together: the person was chosen, not a number', async () => {
    const { body: jo } = await admin('addperson', joiner);
    const both = { firstName: 'Joanna', surname: 'Nerman', email: 'joanna@test.example' };
    expect((await change(jo, both, { confirmed: true })).body.changed).toBe(3);
  });

  test('nobody changes their own record, nor who administrates nothing an administrator’s way in', async () => {
    expect((await change(pat, { surname: 'Better' })).status).toBe(403);
    expect(await seen(desk.ada)).toMatchObject({ mayChange: false });
    const { status, body } = await change(desk.ada, { siteTemplate: 'elsewhere' });
    expect([status, body.message]).toEqual([400, expect.stringContaining('administrator')]);
    expect((await change(desk.ada, { siteTemplate: '' }, { by: desk.ada })).status).toBe(403);
  });
});

describe('endperson', () => {
  test('whoever is ended is out at once, keeps their points for a while, and no roster brings them back', async () => {
    const { status, body } = await end(zed);
    expect([status, body.message]).toEqual([200, 'Zed Young has left.']);
    expect((await portal.post('/api/member/memberheader', {}, { as: zed.id })).status).toBe(401);
    expect(await balancesOf(portal.db, zed.id)).toEqual({ wallet: 70, pot: 500 });
    expect([await marks(zed), (await seen(zed)).standing]).toEqual([['standing: here'], 'left']);
    await load(zedRow);
    expect(await isHere(zed.memberNumber)).toBe(false);
    expect(await marks(zed)).toEqual(['standing: here']);
    // The roster has dropped them too: from now on it decides again.
    await load();
    expect(await marks(zed)).toEqual([]);
    await load(zedRow);
    expect(await isHere(zed.memberNumber)).toBe(true);
  });

  test('their reports have the manager who is named, and the roster’s is kept beside', async () => {
    const ann = await portal.make.member({ firstname: 'Ann', surname: 'Able', manager_id: zed.id });
    await portal.make.member({ manager_id: zed.id });
    const { body } = await end(zed, { reportsToId: ann.memberId });
    expect(body.message).toBe('Zed Young has left. 1 person has another manager now.');
    expect((await desk.byNumber(ann.memberNumber)).manager_id).toBe(zed.id);
    expect((await seen(ann)).reports).toBe(1);
    expect(await lastActs(1)).toEqual([['person.ended', { reportsMoved: 1 }]]);
    const bob = await portal.make.member({});
    await portal.make.member({ manager_id: bob.id });
    expect((await end(bob, { reportsToId: bob.memberId })).body.formErrors).toEqual({
      reportsToId: 'Please choose somebody who stays.',
    });
  });

  test('not oneself, not who has left, not without a reason, and not an administrator by who is none', async () => {
    expect((await end(pat)).status).toBe(403);
    expect((await end(desk.ada)).status).toBe(400);
    expect((await end(zed, { reason: ' ' })).body.formErrors).toEqual({ reason: expect.any(String) });
    await end(zed);
    expect((await end(zed)).body.message).toBe('This person has left already.');
  });

  test('the last administrator stays', async () => {
    const bea = await portal.make.member({ is_admin_reports: true });
    const both = await Promise.all([end(bea, {}, desk.ada), end(desk.ada, {}, bea)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)].toSorted());
    const { rows } = await sql`
      select from role_assignments r join members m on m.id = r.member_id where r.capability = 'administrator' and r.until_at is null and m.deactivated_at is null`.execute(
      portal.db,
    );
    expect(rows.length).toBe(1);
  });
});

describe('returnperson', () => {
  test('in time they have all that they had', async () => {
    await end(zed);
    // With their rights, which are asked about.
    expect((await bringBack(zed)).body.asks).toEqual([expect.stringContaining('rights')]);
    const { body } = await bringBack(zed, true);
    expect(body).toEqual({ message: 'Zed Young is back, with all that they had.', isLate: false });
    expect(await balancesOf(portal.db, zed.id)).toEqual({ wallet: 70, pot: 500 });
    expect(await desk.byNumber(zed.memberNumber)).toMatchObject({ is_manager: true, deactivated_at: null });
    expect(await marks(zed)).toEqual([]);
    expect((await bringBack(zed)).body.message).toBe('This person has not left.');
  });

  test('later they begin with a new wallet, and stay although the roster lacks them', async () => {
    await load();
    await sql`update members set deactivated_at = ${new Date(portal.now.getTime() - 40 * 86_400_000)} where id = ${zed.id}`.execute(
      portal.db,
    );
    await forfeitLeavers(portal.db, portal.now);
    const { body } = await bringBack(zed);
    expect(body).toEqual({ message: 'Zed Young is back, with a new wallet.', isLate: true });
    expect(await balancesOf(portal.db, zed.id)).toMatchObject({ wallet: 0 });
    await load();
    expect([await isHere(zed.memberNumber), await marks(zed)]).toEqual([true, ['standing: gone']]);
  });
});

describe('what is kept about somebody', () => {
  test('is handed out whole, and that it was stands in the audit', async () => {
    const { status, body } = await admin('exportperson', { memberId: zed.memberId, reason: 'Has asked for it.' });
    expect([status, body.fileName]).toEqual([200, `laurel-${zed.memberNumber}.json`]);
    expect(body.data).toMatchObject({
      profile: [expect.objectContaining({ surname: 'Young' })],
      pointsMoved: expect.any(Array),
    });
    expect(await lastActs(1)).toEqual([['person.exported', {}]]);
  });

  test('is erased of who has left, when their number is typed', async () => {
    const erase = (memberNumber: string) =>
      admin('eraseperson', { memberId: zed.memberId, memberNumber, ground: 'request' });
    expect((await erase(zed.memberNumber)).body.message).toContain('still active');
    await end(zed);
    expect((await erase('T0')).body.formErrors).toEqual({ memberNumber: 'This is not their member number.' });
    expect((await erase(zed.memberNumber)).body.message).toBe(`${zed.memberNumber} is erased.`);
    expect(await lastActs(1)).toEqual([['member.erased', expect.objectContaining({ ground: 'request' })]]);
    expect(await seen(zed)).toMatchObject({
      standing: 'erased',
      record: null,
      memberName: '',
      byHand: [],
      mayChange: false,
    });
    expect((await admin('exportperson', { memberId: zed.memberId, reason: 'x' })).status).toBe(400);
    expect((await bringBack(zed)).status).toBe(400);
  });
});

test('whom it is not for is refused: members, who administrates something else, and an auditor who only reads', async () => {
  const shop = await portal.make.member({ roles: [{ capability: 'shop' }] });
  const audit = await portal.make.member({ roles: [{ capability: 'auditor' }] });
  const { revision } = await seen(zed);
  const calls: [string, object][] = [
    ['addperson', joiner],
    ['endperson', { memberId: zed.memberId, revision, reason: 'x', reportsToId: null }],
    ['exportperson', { memberId: zed.memberId, reason: 'x' }],
    ['eraseperson', { memberId: zed.memberId, memberNumber: zed.memberNumber, ground: 'request' }],
  ];
  for (const by of [zed, shop, audit])
    for (const [call, body] of calls) expect([call, (await admin(call, body, by)).status]).toEqual([call, 403]);
  expect((await admin('rosterrecord', { memberId: zed.memberId }, zed)).status).toBe(403);
  expect((await admin('rosterrecord', { memberId: zed.memberId }, audit)).status).toBe(200);
  expect((await admin('rosterchoices', {}, audit)).body).toMatchObject({ sites: ['laurel'], costCentres: [] });
  expect((await admin('rosterrecord', { memberId: '1.123456789012' })).status).toBe(404);
});

test('while a file is loaded, whoever is added waits for it and is there', async () => {
  const [file, ...added] = await Promise.all([
    desk.send(csv(desk.adaRow, patRow, zedRow), 'confirm=leavers,roles'),
    ...Array.from({ length: 8 }, (_, n) =>
      admin('addperson', { ...joiner, memberNumber: `W${n}`, email: `w${n}@test.example` }),
    ),
  ]);
  expect([file.status, ...added.map(({ status }) => status)]).toEqual(Array(9).fill(200));
  expect((await desk.active()).length).toBe(3 + 8);
});
