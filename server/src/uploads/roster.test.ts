import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
let ada: MadeMember;
beforeEach(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, firstname: 'Ada', surname: 'Admin', division_code: 'D1' });
});
afterEach(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const columns = [
  ...['memberNumber', 'firstName', 'surname', 'email', 'cellNum', 'divisionCode', 'division', 'countryCode'],
  ...['clusterCode', 'siteTemplate', 'managerNumber', 'hireDate', 'birthDay', 'birthMonth'],
  ...['isManager', 'isAdminReports', 'roleCa', 'roleCc', 'roleIdea', 'roleInv', 'isActive'],
] as const;
type Person = Partial<Record<(typeof columns)[number], string>>;

const ordinary: Person = {
  divisionCode: 'D1',
  division: 'Division D1',
  countryCode: 'ZA',
  clusterCode: 'AFRICA',
  siteTemplate: 'laurel',
  isActive: 'true',
};

function csv(...people: Person[]): string {
  const rows = people.map((person) => columns.map((column) => ({ ...ordinary, ...person })[column] ?? '').join(','));
  return [columns.join(','), ...rows].join('\n');
}

const adaRow = (): Person => ({
  memberNumber: ada.memberNumber,
  firstName: 'Ada',
  surname: 'Admin',
  email: ada.email,
  cellNum: '+27820000001',
  isAdminReports: 'true',
});
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, n) => ({
    memberNumber: `P${n}`,
    firstName: `Given${n}`,
    surname: `Family${n}`,
    email: `p${n}@test.example`,
  }));

const send = (file: string, query = '') => upload(portal, file, { as: ada.id, query });
const active = () =>
  portal.db.selectFrom('members').selectAll().where('deactivated_at', 'is', null).orderBy('id').execute();
const byNumber = (memberNumber: string) =>
  portal.db.selectFrom('members').selectAll().where('member_number', '=', memberNumber).executeTakeFirstOrThrow();

async function load(...more: Person[]): Promise<void> {
  const { status, body } = await send(csv(adaRow(), ...more), 'confirm=leavers,roles');
  expect([status, body.message]).toEqual([200, undefined]);
}

test('A74: a roster adds people, and the same file again changes nothing', async () => {
  const file = csv(adaRow(), ...people(3), {
    memberNumber: 'X1',
    firstName: 'Zoë',
    surname: 'Öz',
    managerNumber: 'P1',
    hireDate: '2020-02-29',
    birthDay: '29',
    birthMonth: '2',
  });
  const first = await send(file);
  expect(first.body).toMatchObject({ kind: 'roster', added: 4, changed: 0, removed: 0, unchanged: 1, errors: [] });
  expect(first.status).toBe(200);
  const zoe = await byNumber('X1');
  expect(zoe).toMatchObject({ search_text: 'zoe oz x1', hire_date: '2020-02-29', dob_day: 29, registered_at: null });
  expect(zoe.public_id).toMatch(/^\d{12}$/);
  expect(zoe.manager_id).toBe((await byNumber('P1')).id);
  const again = await send(file);
  expect(again.body).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 5, changes: [] });
  const recorded = await portal.db.selectFrom('audit_entries').select('act').where('actor_id', '=', ada.id).execute();
  expect(recorded.map(({ act }) => act)).toEqual(['roster uploaded', 'roster uploaded']);
});

test('a dry run tells what would change, and changes nothing', async () => {
  const { status, body } = await send(csv(adaRow(), ...people(2)), 'dryRun=1');
  expect(status).toBe(200);
  expect(body).toMatchObject({ added: 2, errors: [] });
  expect(body.changes).toContainEqual({ line: 3, key: 'P0', what: 'added', text: 'Given0 Family0, D1' });
  expect(await active()).toHaveLength(1);
  expect(await portal.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
});

describe('A73: leavers', () => {
  test('a header alone, or half of the members missing, needs a confirmation', async () => {
    await load(...people(9));
    const empty = await send(csv());
    expect(empty.status).toBe(400);
    const half = await send(csv(adaRow(), ...people(5)));
    expect(half.status).toBe(400);
    expect(half.body.message).toContain('would deactivate 4 of 10 members');
    expect(half.body).toMatchObject({ removed: 4, confirm: ['leavers'] });
    expect(await active()).toHaveLength(10);
    const confirmed = await send(csv(adaRow(), ...people(5)), 'confirm=leavers');
    expect(confirmed.body).toMatchObject({ removed: 4 });
    expect(await active()).toHaveLength(6);
  });

  test('a few leavers need none', async () => {
    await load(...people(19));
    expect((await send(csv(adaRow(), ...people(17)))).body).toMatchObject({ removed: 2, unchanged: 18 });
  });

  test('who has left forfeits wallet and pot, and is signed off at once', async () => {
    const zed = await portal.make.member({
      firstname: 'Zed',
      surname: 'Gone',
      is_manager: true,
      points: 70,
      budget: 500,
    });
    expect((await portal.post('/api/member/getmemberdata', {}, { as: zed.id })).status).toBe(200);
    const { body } = await send(csv(adaRow()), 'confirm=leavers');
    expect(body.changes).toEqual([
      {
        line: 0,
        key: zed.memberNumber,
        what: 'removed',
        text: 'Zed Gone leaves; forfeits 70 points to redeem and 500 points to award',
      },
    ]);
    expect((await portal.post('/api/member/getmemberdata', {}, { as: zed.id })).status).toBe(401);
    const accounts = await portal.db
      .selectFrom('ledger_accounts')
      .selectAll()
      .where('member_id', '=', zed.id)
      .execute();
    expect(accounts.map(({ balance, closed_at }) => [balance, closed_at])).toEqual([
      [0, portal.now],
      [0, portal.now],
    ]);
  });

  test('isActive=false is a leaver too, and is not made anew', async () => {
    await load(...people(19));
    const [first, ...others] = people(19);
    const file = csv(adaRow(), { ...first, isActive: 'false' }, ...others, {
      memberNumber: 'OLD',
      firstName: '',
      isActive: 'no',
    });
    expect((await send(file)).body).toMatchObject({ added: 0, removed: 1, unchanged: 20 });
    expect((await send(file)).body).toMatchObject({ added: 0, removed: 0, unchanged: 21 });
  });
});

describe('A75: rights', () => {
  test('are listed by themselves, need a confirmation, and are audited', async () => {
    await load(...people(3));
    const [first, ...others] = people(3);
    const file = csv(adaRow(), { ...first, isManager: 'true', isAdminReports: 'yes' }, ...others, {
      memberNumber: 'NEW',
      firstName: 'New',
      surname: 'Boss',
      roleCa: '1',
    });
    const refused = await send(file);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('change the rights or the e-mail address of 2 people');
    expect(refused.body.confirm).toEqual(['roles']);
    expect(refused.body.changes.slice(0, 2)).toEqual([
      { line: 3, key: 'P0', what: 'changed', text: 'Given0 Family0: isManager: no → yes; isAdminReports: no → yes' },
      { line: 6, key: 'NEW', what: 'changed', text: 'New Boss: roleCa: no → yes' },
    ]);
    expect((await byNumber('P0')).is_manager).toBe(false);
    expect((await send(file, 'confirm=roles')).status).toBe(200);
    expect(await byNumber('P0')).toMatchObject({ is_manager: true, is_admin_reports: true });
    const audited = await portal.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('act', '=', 'rights changed by roster')
      .orderBy('id')
      .execute();
    expect(audited.map(({ after }) => after)).toEqual([
      { memberNumber: 'P0', isManager: true, isAdminReports: true },
      { memberNumber: 'NEW', roleCa: true },
    ]);
  });

  test('a number with another e-mail and another name is refused', async () => {
    await load(...people(2));
    const [, second] = people(2);
    const thief = { memberNumber: 'P0', firstName: 'Mal', surname: 'Lory', email: 'mal@test.example' };
    const { status, body } = await send(csv(adaRow(), thief, second ?? {}));
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { line: 3, field: 'memberNumber', message: expect.stringContaining('Given0 Family0') },
    ]);
  });

  test('another e-mail before the first sign-on needs a confirmation; two people may swap theirs', async () => {
    await load(...people(2));
    const [first, second] = people(2) as [Person, Person];
    const swapped = csv(adaRow(), { ...first, email: second.email ?? '' }, { ...second, email: first.email ?? '' });
    expect((await send(swapped)).body.confirm).toEqual(['roles']);
    expect((await send(swapped, 'confirm=roles')).body).toMatchObject({ changed: 2 });
    expect((await byNumber('P0')).email).toBe('p1@test.example');
  });
});

describe('A76: who goes and who comes back', () => {
  test('nobody removes themselves, nor the last administrator of reports', async () => {
    await load(...people(3));
    const self = await send(csv(...people(3)), 'confirm=leavers,roles');
    expect([self.status, self.body.message]).toEqual([400, expect.stringContaining('deactivate yourself')]);
    const last = await send(csv({ ...adaRow(), isAdminReports: 'false' }, ...people(3)), 'confirm=leavers,roles');
    expect([last.status, last.body.message]).toEqual([400, expect.stringContaining('no administrator of reports')]);
    expect(await active()).toHaveLength(4);
  });

  test("a leaver's number brings the same person back, with a new wallet", async () => {
    const zed = await portal.make.member({ firstname: 'Zed', surname: 'Gone', points: 70 });
    await load();
    const row = { memberNumber: zed.memberNumber, firstName: 'Zed', surname: 'Gone', email: 'new@test.example' };
    const { status } = await send(csv(adaRow(), row), 'confirm=roles');
    expect(status).toBe(200);
    const back = await byNumber(zed.memberNumber);
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
    const { status, body } = await send(
      csv(adaRow(), { memberNumber: zed.memberNumber, firstName: 'Yan', surname: 'New', email: 'yan@test.example' }),
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ line: 3, field: 'memberNumber', message: expect.stringContaining('who has left') }]);
    expect((await byNumber(zed.memberNumber)).deactivated_at).not.toBeNull();
  });
});

describe('what each side is master of', () => {
  test('the registered keep their e-mail, mobile and birthday; the roster renames and moves them', async () => {
    const ann = await portal.make.member({
      firstname: 'Ann',
      surname: 'Old',
      known_as: 'Annie',
      dob_day: 1,
      dob_month: 2,
    });
    const { status, body } = await send(
      csv(adaRow(), {
        memberNumber: ann.memberNumber,
        firstName: 'Ann',
        surname: 'Wed',
        email: ann.email.toUpperCase(),
        cellNum: '+27 1 111 1111',
        birthDay: '5',
        birthMonth: '5',
        divisionCode: 'D2',
        division: 'Second',
      }),
    );
    expect([status, body.changed]).toEqual([200, 1]);
    expect(body.changes[0].text).toContain('surname: Old → Wed; divisionCode: D1 → D2');
    expect(await byNumber(ann.memberNumber)).toMatchObject({
      surname: 'Wed',
      email: ann.email,
      dob_day: 1,
      division_code: 'D2',
      search_text: `annie ann wed ${ann.memberNumber.toLowerCase()}`,
    });
  });

  test('of who has not registered yet, and of who has none, the roster fills them in', async () => {
    const luca = await portal.make.member({ firstname: 'Luca', surname: 'R', registered_at: null });
    const emma = await portal.make.member({ firstname: 'Emma', surname: 'F', cell_num: null });
    const row = (member: MadeMember, firstName: string, surname: string) => ({
      ...{ memberNumber: member.memberNumber, firstName, surname, email: member.email },
      ...{ cellNum: '+4917000000', birthDay: '3', birthMonth: '4' },
    });
    await load(row(luca, 'Luca', 'R'), row(emma, 'Emma', 'F'));
    for (const member of [luca, emma])
      expect(await byNumber(member.memberNumber)).toMatchObject({ cell_num: '+4917000000', dob_day: 3, dob_month: 4 });
  });

  test('columns that a file lacks leave what is there', async () => {
    const max = await portal.make.member({ firstname: 'Max', surname: 'M', is_manager: true, hire_date: '2001-02-03' });
    const file = [
      'MemberNumber;firstname; SURNAME ;divisionCode;division;countryCode',
      `${ada.memberNumber};Ada;Admin;D1;Division D1;ZA`,
      `${max.memberNumber};Max;M;D1;Division D1;ZA`,
    ].join('\r\n');
    expect((await send(file)).body).toMatchObject({ unchanged: 2, changed: 0, errors: [] });
    expect(await byNumber(max.memberNumber)).toMatchObject({ is_manager: true, hire_date: '2001-02-03' });
  });
});

test('a row tells all that is wrong with it, and one wrong row keeps all others out', async () => {
  const [first, second, third] = people(3) as [Person, Person, Person];
  const file = csv(
    adaRow(),
    { ...first, email: 'no address', hireDate: '2021-02-30', isManager: 'perhaps' },
    { ...second, surname: '', countryCode: 'XX' },
    { ...third, managerNumber: 'NOBODY' },
    { ...third, firstName: 'Twin' },
    { memberNumber: 'P5', firstName: 'E', surname: 'F', email: ada.email.toUpperCase(), managerNumber: 'P5' },
    { memberNumber: 'P6', firstName: 'G', surname: 'H', division: 'Other name' },
    { memberNumber: 'P7', firstName: 'I', surname: 'J', countryCode: 'QQ', divisionCode: 'D9' },
    { memberNumber: 'P8', firstName: 'x'.repeat(81), surname: 'J', birthDay: '31', birthMonth: '4' },
  );
  const { status, body } = await send(file);
  expect(status).toBe(400);
  expect(body.errors.map(({ line, field }: { line: number; field: string }) => `${line} ${field}`)).toEqual(
    [
      '3 email',
      '3 hireDate',
      '3 isManager',
      '4 surname',
      '6 memberNumber',
      '7 email',
      '7 managerNumber',
      '8 division',
      '9 countryCode',
      '10 firstName',
      '10 birthDay',
      '5 managerNumber',
    ].toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
  );
  expect(await active()).toHaveLength(1);
  const dry = await send(file, 'dryRun=1');
  expect([dry.status, dry.body.errors]).toEqual([200, body.errors]);
});

test('A74: of two uploads at once the second is told to wait', async () => {
  const other = await openConnection(portal.settings);
  await other.query('select pg_advisory_lock(7202611203)');
  const { status, body, headers } = await send(csv(adaRow()));
  await other.end();
  expect([status, body.message]).toEqual([409, expect.stringContaining('Another upload is at work')]);
  expect(headers['retry-after']).toBeDefined();
  expect((await send(csv(adaRow()))).status).toBe(200);
});

test.each([
  ['dryRun=yes', 'dryRun'],
  ['confirm=all', 'confirm'],
  ['uploadId=a%20b', 'uploadId'],
  ['dryrun=1', 'dryrun'],
])('an address with %s is refused', async (query, field) => {
  const { status, body } = await send(csv(adaRow()), query);
  expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
});

test('how far an upload is can be asked by who sent it', async () => {
  await send(csv(adaRow(), ...people(2)), 'uploadId=u-1');
  const { body } = await portal.post('/datauploadapi/uploadprogress', { uploadId: 'u-1' }, { as: ada.id });
  expect(body).toEqual({ done: 100, total: 100, isFinished: true });
  const other = await portal.make.member({ is_admin_reports: true });
  const foreign = await portal.post('/datauploadapi/uploadprogress', { uploadId: 'u-1' }, { as: other.id });
  expect(foreign.body).toEqual({ done: 0, total: 100, isFinished: false });
});
