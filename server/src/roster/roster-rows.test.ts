import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { csv, type Person, people, rosterDesk } from '../../test/roster.ts';

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

describe('what each side is master of', () => {
  test('the registered keep their e-mail, mobile and birthday; the roster renames and moves them', async () => {
    const ann = await portal.make.member({
      firstname: 'Ann',
      surname: 'Old',
      known_as: 'Annie',
      dob_day: 1,
      dob_month: 2,
    });
    const { status, body } = await desk.send(
      csv(desk.adaRow, {
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
    expect(await desk.byNumber(ann.memberNumber)).toMatchObject({
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
      expect(await desk.byNumber(member.memberNumber)).toMatchObject({
        cell_num: '+4917000000',
        dob_day: 3,
        dob_month: 4,
      });
  });

  test('columns that a file lacks leave what is there', async () => {
    const max = await portal.make.member({ firstname: 'Max', surname: 'M', is_manager: true, hire_date: '2001-02-03' });
    const file = [
      'MemberNumber;firstname; SURNAME ;divisionCode;division;countryCode',
      `${desk.ada.memberNumber};Ada;Admin;D1;Division D1;ZA`,
      `${max.memberNumber};Max;M;D1;Division D1;ZA`,
    ].join('\r\n');
    expect((await desk.send(file)).body).toMatchObject({ unchanged: 2, changed: 0, errors: [] });
    expect(await desk.byNumber(max.memberNumber)).toMatchObject({ is_manager: true, hire_date: '2001-02-03' });
  });
});

test('a row tells all that is wrong with it, and one wrong row keeps all others out', async () => {
  const [first, second, third] = people(3) as [Person, Person, Person];
  const file = csv(
    desk.adaRow,
    { ...first, email: 'no address', hireDate: '2021-02-30', isManager: 'perhaps' },
    { ...second, surname: '', countryCode: 'XX' },
    { ...third, managerNumber: 'NOBODY' },
    { ...third, firstName: 'Twin' },
    { memberNumber: 'P5', firstName: 'E', surname: 'F', email: desk.ada.email.toUpperCase(), managerNumber: 'P5' },
    { memberNumber: 'P6', firstName: 'G', surname: 'H', division: 'Other name' },
    { memberNumber: 'P7', firstName: 'I', surname: 'J', countryCode: 'QQ', divisionCode: 'D9' },
    { memberNumber: 'P8', firstName: 'x'.repeat(81), surname: 'J', birthDay: '31', birthMonth: '4' },
  );
  const { status, body } = await desk.send(file);
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
  expect(await desk.active()).toHaveLength(1);
  const dry = await desk.send(file, 'dryRun=1');
  expect([dry.status, dry.body.errors]).toEqual([200, body.errors]);
});

test('A74: of two uploads at once the second is told to wait', async () => {
  const other = await openConnection(portal.settings);
  await other.query('select pg_advisory_lock(7202611203)');
  const { status, body, headers } = await desk.send(csv(desk.adaRow));
  await other.end();
  expect([status, body.message]).toEqual([409, expect.stringContaining('Another upload is at work')]);
  expect(headers['retry-after']).toBeDefined();
  expect((await desk.send(csv(desk.adaRow))).status).toBe(200);
});

test.each([
  ['dryRun=yes', 'dryRun'],
  ['confirm=all', 'confirm'],
  ['uploadId=a%20b', 'uploadId'],
  ['dryrun=1', 'dryrun'],
])('an address with %s is refused', async (query, field) => {
  const { status, body } = await desk.send(csv(desk.adaRow), query);
  expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
});

test('how many rows of an upload are read can be asked by who sent it', async () => {
  await desk.send(csv(desk.adaRow, ...people(2)), 'uploadId=u-1');
  const { body } = await portal.post('/datauploadapi/uploadprogress', { uploadId: 'u-1' }, { as: desk.ada.id });
  expect(body).toEqual({ done: 3, total: 3, isFinished: true });
  const other = await portal.make.member({ is_admin_reports: true });
  const foreign = await portal.post('/datauploadapi/uploadprogress', { uploadId: 'u-1' }, { as: other.id });
  expect(foreign.body).toEqual({ done: 0, total: 0, isFinished: false });
});
