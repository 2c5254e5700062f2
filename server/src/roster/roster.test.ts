import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { underRules } from '../../test/programmes/apply.ts';
import { csv, type Person, people, rosterDesk } from '../../test/roster.ts';
import { forfeitLeavers } from './leavers.ts';

let portal: TestApp;
let desk: Awaited<ReturnType<typeof rosterDesk>>;
beforeEach(async () => {
  portal = await testApp();
  desk = await rosterDesk(portal);
});
afterEach(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

async function load(...more: Person[]): Promise<void> {
  const { status, body } = await desk.send(csv(desk.adaRow, ...more), 'confirm=leavers,roles');
  expect([status, body.message]).toEqual([200, undefined]);
}

test('A74: a roster adds people, and the same file again changes nothing', async () => {
  const file = csv(desk.adaRow, ...people(3), {
    memberNumber: 'X1',
    firstName: 'Zoë',
    surname: 'Öz',
    managerNumber: 'P1',
    hireDate: '2020-02-29',
    birthDay: '29',
    birthMonth: '2',
  });
  const first = await desk.send(file);
  expect(first.body).toMatchObject({ kind: 'roster', added: 4, changed: 0, removed: 0, unchanged: 1, errors: [] });
  expect(first.status).toBe(200);
  const zoe = await desk.byNumber('X1');
  expect(zoe).toMatchObject({ search_text: 'zoe oz x1', hire_date: '2020-02-29', dob_day: 29, registered_at: null });
  expect(zoe.public_id).toMatch(/^\d{12}$/);
  expect(zoe.manager_id).toBe((await desk.byNumber('P1')).id);
  const again = await desk.send(file);
  expect(again.body).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 5, changes: [] });
  const recorded = (await portal.acts()).filter(({ actor_id }) => actor_id === desk.ada.id);
  expect(recorded.map(({ act }) => act)).toEqual(['upload.applied', 'upload.applied']);
});

test('a roster says whose family name comes first: so they are called, found and listed, and one without that column leaves it', async () => {
  const [anna = {}, ben = {}] = people(2);
  const nagy = { ...anna, firstName: 'Anna', surname: 'Nagy' };
  const named = async () => {
    const { id, roster_name, display_name, search_text } = await desk.byNumber('P0');
    return { id, names: [roster_name, display_name, search_text] };
  };
  await load(nagy, ben);
  const { id, names } = await named();
  expect(names).toEqual(['Anna Nagy', 'Anna Nagy', 'anna nagy p0']);
  await load({ ...nagy, familyNameFirst: 'yes' }, { ...ben, familyNameFirst: '' });
  expect((await named()).names).toEqual(['Nagy Anna', 'Nagy Anna', 'nagy anna p0']);
  await portal.db
    .updateTable('profiles')
    .set({ known_as: 'Panni', search_text: 'nagy panni anna p0' })
    .where('member_id', '=', id)
    .execute();
  // Neither order nor way of calling oneself is in this file, and it is the same person.
  await load({ ...nagy, surname: 'Nagyné' }, ben);
  const later = await named();
  expect(later).toEqual({ id, names: ['Nagyné Anna', 'Nagyné Panni', 'nagyne panni anna p0'] });
  const { body } = await portal.post('/api/site/getmemberlist', { search: 'panni' }, { as: desk.ada.id });
  expect(body.memberList).toMatchObject([{ firstname: 'Panni', surname: 'Nagyné' }]);
  await load({ ...nagy, familyNameFirst: 'no' }, ben);
  expect((await named()).names).toEqual(['Anna Nagy', 'Panni Nagy', 'panni anna nagy p0']);
});

test('a roster says in which language people are spoken to; what it says no more is left, and a choice of one’s own is kept', async () => {
  const [one = {}, two = {}, three = {}, four = {}] = people(4);
  const languages = ['Deutsch', 'pt_BR', 'Klingon', ''];
  const named = [one, two, three, four].map((person, n) => ({ ...person, language: languages[n] ?? '' }));
  const spoken = async () =>
    (await Promise.all([0, 1, 2, 3].map((n) => desk.byNumber(`P${n}`)))).map((p) => [p.roster_language, p.language]);
  await load(...named);
  expect(await spoken()).toEqual([
    ['de', null],
    ['pt-BR', null],
    [null, null],
    [null, null],
  ]);
  const { id } = await desk.byNumber('P0');
  await portal.db.updateTable('profiles').set({ language: 'ar' }).where('member_id', '=', id).execute();
  const moved = named.map((person, n) => ({ ...person, language: n === 3 ? 'Italian' : (languages[n] ?? '') }));
  await load(...moved);
  expect(await spoken()).toEqual([
    ['de', 'ar'],
    ['pt-BR', null],
    [null, null],
    ['it', null],
  ]);
  await load(one, two, three, four);
  expect(await spoken()).toEqual([
    ['de', 'ar'],
    ['pt-BR', null],
    [null, null],
    ['it', null],
  ]);
  await load(...named.map((person) => ({ ...person, language: '' })));
  expect(await spoken()).toEqual([
    [null, 'ar'],
    [null, null],
    [null, null],
    [null, null],
  ]);
});

test('people who were there move under a manager who joins by the same file', async () => {
  const [first = {}, second = {}] = people(2);
  await load(first, { ...second, managerNumber: 'P0' });
  const boss = { memberNumber: 'NEW', firstName: 'Bo', surname: 'Oss', isManager: 'true' };
  const moved = [first, { ...second, managerNumber: 'P0' }].map((one) => ({ ...one, managerNumber: 'NEW' }));
  await load(...moved, boss);
  const { id } = await desk.byNumber('NEW');
  for (const number of ['P0', 'P1']) expect((await desk.byNumber(number)).manager_id).toBe(id);
  await load(first, second, boss);
  for (const number of ['P0', 'P1']) expect((await desk.byNumber(number)).manager_id).toBeNull();
});

test('a dry run tells what would change, and changes nothing', async () => {
  const { status, body } = await desk.send(csv(desk.adaRow, ...people(2)), 'dryRun=1');
  expect(status).toBe(200);
  expect(body).toMatchObject({ added: 2, errors: [] });
  expect(body.changes[0]).toMatchObject({ line: 3, key: 'P0', what: 'added', text: 'Given0 Family0, D1' });
  expect(await desk.active()).toHaveLength(1);
  expect(await portal.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
});

test('a dry run says which confirmations the real run needs, and asks for none', async () => {
  await load(...people(9));
  const [first, ...others] = people(5) as [Person, ...Person[]];
  const file = csv(desk.adaRow, { ...first, isManager: 'true' }, ...others);
  const dry = await desk.send(file, 'dryRun=1');
  expect([dry.status, dry.body.confirm]).toEqual([200, ['leavers', 'roles']]);
  expect((await desk.send(file, 'dryRun=1&confirm=leavers')).body.confirm).toEqual(['roles']);
  expect((await desk.send(file)).body.confirm).toEqual(dry.body.confirm);
  const real = await desk.send(file, 'confirm=leavers,roles');
  expect([real.status, real.body.confirm]).toEqual([200, []]);
  const faulty = csv(desk.adaRow, { ...first, isManager: 'perhaps' });
  expect((await desk.send(faulty, 'dryRun=1')).body.confirm).toEqual([]);
});

describe('A73: leavers', () => {
  test('a header alone, or half of the members missing, needs a confirmation', async () => {
    await load(...people(9));
    const empty = await desk.send(csv());
    expect(empty.status).toBe(400);
    const half = await desk.send(csv(desk.adaRow, ...people(5)));
    expect(half.status).toBe(400);
    expect(half.body.message).toContain('would deactivate 4 of 10 members');
    expect(half.body).toMatchObject({ removed: 4, confirm: ['leavers'] });
    expect(await desk.active()).toHaveLength(10);
    const confirmed = await desk.send(csv(desk.adaRow, ...people(5)), 'confirm=leavers');
    expect(confirmed.body).toMatchObject({ removed: 4 });
    expect(await desk.active()).toHaveLength(6);
  });

  test('a few leavers need none', async () => {
    await load(...people(19));
    expect((await desk.send(csv(desk.adaRow, ...people(17)))).body).toMatchObject({ removed: 2, unchanged: 18 });
  });

  test('who has left is signed off at once, and keeps wallet and pot for a while', { tags: 'seed' }, async () => {
    const zed = await portal.make.member({
      firstname: 'Zed',
      surname: 'Gone',
      is_manager: true,
      points: 70,
      budget: 500,
    });
    expect((await portal.post('/api/member/getmemberdata', {}, { as: zed.id })).status).toBe(200);
    const { body } = await desk.send(csv(desk.adaRow), 'confirm=leavers');
    expect(body.changes).toMatchObject([
      {
        line: 0,
        key: zed.memberNumber,
        what: 'removed',
        text: 'Zed Gone loses access now, points on 2026-12-20: 70 to redeem, 500 to award',
      },
    ]);
    expect((await portal.post('/api/member/getmemberdata', {}, { as: zed.id })).status).toBe(401);
    const accounts = await portal.db
      .selectFrom('ledger_accounts')
      .selectAll()
      .where('member_id', '=', zed.id)
      .execute();
    expect(accounts.map(({ balance, closed_at }) => [balance, closed_at])).toEqual([
      [70, null],
      [500, null],
    ]);
  });

  test('isActive=false is a leaver too, and is not made anew', async () => {
    await load(...people(19));
    const [first, ...others] = people(19);
    const file = csv(desk.adaRow, { ...first, isActive: 'false' }, ...others, {
      memberNumber: 'OLD',
      firstName: '',
      isActive: 'no',
    });
    expect((await desk.send(file)).body).toMatchObject({ added: 0, removed: 1, unchanged: 20 });
    expect((await desk.send(file)).body).toMatchObject({ added: 0, removed: 0, unchanged: 21 });
  });
});

describe('A75: rights', () => {
  test('are listed by themselves, need a confirmation, and are audited', async () => {
    await load(...people(3));
    const [first, ...others] = people(3);
    const file = csv(desk.adaRow, { ...first, isManager: 'true', isAdminReports: 'yes' }, ...others, {
      memberNumber: 'NEW',
      firstName: 'New',
      surname: 'Boss',
      roleCa: '1',
    });
    const refused = await desk.send(file);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('change the rights or the e-mail address of 2 people');
    expect(refused.body.confirm).toEqual(['roles']);
    expect(refused.body.changes.slice(0, 2)).toMatchObject([
      { line: 3, key: 'P0', what: 'changed', text: 'Given0 Family0: isManager: no → yes; isAdminReports: no → yes' },
      { line: 6, key: 'NEW', what: 'changed', text: 'New Boss: roleCa: no → yes' },
    ]);
    expect((await desk.byNumber('P0')).is_manager).toBe(false);
    expect((await desk.send(file, 'confirm=roles')).status).toBe(200);
    expect(await desk.byNumber('P0')).toMatchObject({ is_manager: true, is_admin_reports: true });
    const audited = (await portal.acts()).filter(({ act }) => act === 'roles.changed');
    expect(audited.map(({ facts }) => facts)).toMatchObject([
      { memberNumber: 'P0', after: { isManager: true, isAdminReports: true } },
      { memberNumber: 'NEW', after: { roleCa: true } },
    ]);
  });

  test('a number with another e-mail and another name is refused', async () => {
    await load(...people(2));
    const [, second] = people(2);
    const thief = { memberNumber: 'P0', firstName: 'Mal', surname: 'Lory', email: 'mal@test.example' };
    const { status, body } = await desk.send(csv(desk.adaRow, thief, second ?? {}));
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { line: 3, field: 'memberNumber', message: expect.stringContaining('Given0 Family0') },
    ]);
  });

  test('another e-mail before the first sign-on needs a confirmation; two people may swap theirs', async () => {
    await load(...people(2));
    const [first, second] = people(2) as [Person, Person];
    const swapped = csv(desk.adaRow, { ...first, email: second.email ?? '' }, { ...second, email: first.email ?? '' });
    expect((await desk.send(swapped)).body.confirm).toEqual(['roles']);
    expect((await desk.send(swapped, 'confirm=roles')).body).toMatchObject({ changed: 2 });
    expect((await desk.byNumber('P0')).email).toBe('p1@test.example');
  });
});

describe('A76: who goes and who comes back', () => {
  test('nobody removes themselves, nor takes their own role', async () => {
    await load(...people(3));
    const self = await desk.send(csv(...people(3)), 'confirm=leavers,roles');
    expect([self.status, self.body.message]).toEqual([400, expect.stringContaining('deactivate yourself')]);
    const role = await desk.send(
      csv({ ...desk.adaRow, isAdminReports: 'false' }, ...people(3)),
      'confirm=leavers,roles',
    );
    expect([role.status, role.body.message]).toEqual([400, expect.stringContaining('Nobody changes their own roles')]);
    expect(await desk.active()).toHaveLength(4);
  });

  test("a leaver's number brings the same person back, after the grace with a new wallet", async () => {
    const zed = await portal.make.member({ firstname: 'Zed', surname: 'Gone', points: 70 });
    await load();
    await underRules({ leavers: { graceDays: 0, percentAtOnce: 10 } }, () => forfeitLeavers(portal.db, portal.now));
    const row = { memberNumber: zed.memberNumber, firstName: 'Zed', surname: 'Gone', email: 'new@test.example' };
    const { status } = await desk.send(csv(desk.adaRow, row), 'confirm=roles');
    expect(status).toBe(200);
    const back = await desk.byNumber(zed.memberNumber);
    expect(back).toMatchObject({ id: zed.id, deactivated_at: null, public_id: zed.publicId });
    const wallets = await portal.db
      .selectFrom('ledger_accounts')
      .selectAll()
      .where('member_id', '=', zed.id)
      .orderBy('id')
      .execute();
    expect(wallets.map(({ balance, closed_at }) => [balance, closed_at !== null])).toEqual([
      [0, true],
      [0, false],
    ]);
    // Leaving and coming back once more on the same day is another event.
    await load();
    await load(row);
  });

  test("a leaver's number is refused to another person, who never inherits anything", async () => {
    const zed = await portal.make.member({ firstname: 'Zed', surname: 'Gone', points: 70 });
    await load();
    const { status, body } = await desk.send(
      csv(desk.adaRow, { memberNumber: zed.memberNumber, firstName: 'Yan', surname: 'New', email: 'yan@test.example' }),
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ line: 3, field: 'memberNumber', message: expect.stringContaining('who has left') }]);
    expect((await desk.byNumber(zed.memberNumber)).deactivated_at).not.toBeNull();
  });
});

describe('a part of a roster', () => {
  const part = (file: string, query = '') => desk.send(file, `part=1${query && `&${query}`}`);

  test('changes those whom it names, adds who is new, and nobody leaves by being missing', async () => {
    const [one = {}, two = {}, three = {}] = people(3);
    await load(one, two);
    const { status, body } = await part(csv({ ...one, surname: 'Other' }, three));
    expect([status, body.added, body.changed, body.removed]).toEqual([200, 1, 1, 0]);
    const numbers = (await desk.active()).map(({ member_number }) => member_number);
    expect(numbers.filter((number) => number.startsWith('P'))).toEqual(['P0', 'P1', 'P2']);
    expect((await desk.byNumber('P0')).surname).toBe('Other');
    const { rows } = await sql<{ is_part: boolean }>`select is_part from uploads order by id desc limit 1`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ is_part: true }]);
  });

  test('ends whom it says has left, and asks when these are many', async () => {
    const [one = {}, two = {}] = people(2);
    await load(one, two);
    const gone = csv({ ...one, isActive: 'false' });
    expect((await part(gone)).body.confirm).toEqual(['leavers']);
    expect((await part(gone, 'confirm=leavers')).body.removed).toBe(1);
    expect((await desk.byNumber('P1')).deactivated_at).toBeNull();
    expect((await desk.byNumber('P0')).deactivated_at).not.toBeNull();
  });

  test('gives nobody the address of somebody whom it does not name', async () => {
    const [one = {}, two = {}, three = {}] = people(3);
    await load(one, two);
    const { status, body } = await part(csv({ ...three, email: String(two.email) }));
    expect([status, body.errors[0]?.message]).toEqual([400, 'Given1 Family1, P1, has this address.']);
  });

  test('is of rosters alone', async () => {
    const { status, body } = await part('memberNumber,period,points\nP0,2027 Q1,5\n');
    expect([status, body.message]).toEqual([400, expect.stringContaining('Only a roster can be a part')]);
  });
});

describe('without the rows in which something is wrong', () => {
  const good = (file: string, query = '') => desk.send(file, `confirm=goodRows,leavers,roles${query && `&${query}`}`);

  test('the others are done; whom a faulty row names has not left, and whoever has a new one as manager stays out too', async () => {
    const [one = {}, two = {}, three = {}, four = {}] = people(4);
    await load(one, two);
    const file = csv(
      desk.adaRow,
      { ...one, surname: 'Other' },
      { ...two, email: 'none' },
      { ...three, cellNum: 'nobody' },
      { ...four, managerNumber: String(three.memberNumber) },
    );
    expect((await desk.send(file)).status).toBe(400);
    const { status, body } = await good(file);
    expect([status, body.changed, body.removed, body.added, body.leftOut]).toEqual([200, 1, 0, 0, 3]);
    expect(body.errors.map(({ line, field }: { line: number; field: string }) => [line, field])).toEqual([
      [4, 'email'],
      [5, 'cellNum'],
      [6, 'managerNumber'],
    ]);
    expect((await desk.byNumber('P0')).surname).toBe('Other');
    expect((await desk.byNumber('P1')).deactivated_at).toBeNull();
    expect((await desk.active()).map(({ member_number }) => member_number)).not.toContain('P3');
    const { rows } = await sql<{ left_out: number }>`select left_out from uploads order by id desc limit 1`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ left_out: 3 }]);
  });

  test('a dry run tells the same, and so do the changes', async () => {
    const [one = {}, two = {}] = people(2);
    const file = csv(desk.adaRow, one, { ...two, email: 'none' });
    const { body } = await good(file, 'dryRun=1');
    expect([body.added, body.leftOut, body.errors.length]).toEqual([1, 1, 1]);
    expect((await desk.active()).length).toBe(1);
  });

  test('so it is with promotional codes, and not with a list of countries', async () => {
    const codes = await good('code,kind,value\nGOOD,percent,5\nBAD,percent,500\n');
    expect([codes.status, codes.body.added, codes.body.leftOut]).toEqual([200, 1, 1]);
    const countries = await good(
      'countryCode,country,timeZone,currency,symbol,decimals,pointValue,alloc\nZA,South Africa,Nowhere/None,ZAR,R,2,0.1,ZA\n',
    );
    expect([countries.status, countries.body.kind, countries.body.leftOut]).toEqual([400, 'countries', 0]);
  });

  test('whose row cannot be told has not left: then the whole file is refused, and a part of a roster is not', async () => {
    const [one = {}, two = {}] = people(2);
    await load(one, two);
    const blank = csv(desk.adaRow, one, { ...two, memberNumber: '' });
    const short = `${csv(desk.adaRow, one)}\n${String(two.memberNumber)},x`;
    for (const file of [blank, short]) {
      const { status, body } = await good(file);
      expect([status, body.leftOut]).toEqual([400, 0]);
    }
    expect((await desk.byNumber('P1')).deactivated_at).toBeNull();
    const part = await good(blank, 'part=1');
    expect([part.status, part.body.leftOut, part.body.removed]).toEqual([200, 1, 0]);
  });

  test('who was ended by hand stays away although their row stays out', async () => {
    const [one = {}] = people(1);
    await load(one);
    const { id } = await desk.byNumber('P0');
    await sql`update members set deactivated_at = ${portal.now} where id = ${id}`.execute(portal.db);
    await sql`
      insert into by_hand (member_id, field, roster_value, changed_at) values (${id}, 'standing', '"here"', ${portal.now})`.execute(
      portal.db,
    );
    expect((await good(csv(desk.adaRow, { ...one, email: 'none' }))).body.leftOut).toBe(1);
    await load(one);
    expect((await desk.byNumber('P0')).deactivated_at).not.toBeNull();
  });

  test('a row of oneself, and the last administrator, are looked at all the same', async () => {
    const [one = {}] = people(1);
    const { status, body } = await good(csv({ ...one, email: 'none' }));
    expect([status, body.message]).toEqual([400, expect.any(String)]);
    expect((await desk.active()).length).toBe(1);
  });
});
