import { toRecords } from '@laurel/contract/rules/records';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { rosterDesk } from '../../test/roster.ts';

let portal: TestApp;
let desk: Awaited<ReturnType<typeof rosterDesk>>;
beforeEach(async () => {
  portal = await testApp();
  desk = await rosterDesk(portal);
});
afterEach(() => portal.close());

const lines = (...rows: string[]) => rows.join('\n');
const managerOf = async (memberNumber: string) => {
  const { manager_id } = await desk.byNumber(memberNumber);
  const boss = await portal.db.selectFrom('members').select('member_number').where('id', '=', manager_id).execute();
  return boss[0]?.member_number;
};

describe('a roster as an HR system exports it', () => {
  const ada = () => `${desk.ada.memberNumber},Ada,Admin,${desk.ada.email},,Division D1,South Africa,,,,,Active,yes`;
  const header =
    'Employee Id,First Name,Last Name,Work Email,Mobile Phone,Department,Country,manager_email,Hire Date,Date of Birth,DIVISION-CODE,Employment Status,Is Admin Reports';

  test('its names of columns are known, countries and managers are found by words', async () => {
    const { status, body } = await desk.send(
      lines(
        header.replace(',DIVISION-CODE', ''),
        ada().replace(',,Active', ',Active'),
        `E1,Ann,Ames,ann@hr.example,+27 82 555 0999,Division D1,south africa,BOB@hr.example,2020-03-01,1990-02-28,active,`,
        `E2,Bob,Best,bob@hr.example,,Dépôt & Yard,ZA,${desk.ada.email},,,On leave,no`,
        `E3,Cy,Cole,cy@hr.example,,Dépôt & Yard,ZA,,,,Terminated,`,
      ),
    );
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body).toMatchObject({ kind: 'roster', added: 2, errors: [] });
    expect(await desk.byNumber('E1')).toMatchObject({
      firstname: 'Ann',
      surname: 'Ames',
      email: 'ann@hr.example',
      cell_num: '+27825550999',
      division_code: 'D1',
      hire_date: '2020-03-01',
      dob_day: 28,
      dob_month: 2,
    });
    expect((await desk.byNumber('E2')).division_code).toBe('ZA-DEPOT-YARD');
    expect(await managerOf('E1')).toBe('E2');
    expect(await managerOf('E2')).toBe(desk.ada.memberNumber);
  });

  test('its errors name the columns as the file does', async () => {
    const { body } = await desk.send(
      lines(
        'Employee Number,Given Name,Family Name,E-mail,Department,Country,Manager Email,Date Joined',
        `${desk.ada.memberNumber},Ada,Admin,${desk.ada.email},Division D1,ZA,,`,
        'E1,,Ames,no address,Division D1,Atlantis,,1 March 2020',
        'E2,Bob,Best,bob@hr.example,Division D1,Atlantis,,',
        'E3,Cy,Cole,cy@hr.example,Division D1,ZA,nobody@hr.example,',
      ),
      'dryRun=1',
    );
    expect(body.errors.map(({ line, field }: { line: number; field: string }) => `${line} ${field}`)).toEqual([
      '3 Given Name',
      '3 E-mail',
      '3 Date Joined',
      '4 Country',
      '5 Manager Email',
    ]);
  });

  test('a code made from a name never takes over another division', async () => {
    await portal.make.division('ZA-SALES', { name: 'Sales of Old' });
    const { body } = await desk.send(
      lines(
        'Employee Id,First Name,Last Name,Email,Department,Country,Is Admin Reports',
        `${desk.ada.memberNumber},Ada,Admin,${desk.ada.email},Sales,ZA,true`,
      ),
    );
    expect(body.errors).toEqual([{ line: 2, field: 'Department', message: expect.stringContaining('Sales of Old') }]);
  });

  test('two headers of one column are refused', async () => {
    const { status, body } = await desk.send(lines('Employee Id,memberNumber,First Name,Last Name,Department,Country'));
    expect([status, body.message]).toEqual([
      400,
      expect.stringContaining('"Employee Id" and "memberNumber" are the same column'),
    ]);
  });
});

describe('other kinds of file', () => {
  test.each([
    ['budgets', 'Employee Id;Budget Period;Amount'],
    ['products', 'SKU,Price List,Product Name,Category 1,Category 2,Category 3,Unit Price,Product Type,Stock on Hand'],
    ['vouchers', 'Price List,SKU,Voucher Code'],
    ['promos', 'Promo Code,Discount Type,Discount,Start Date,End Date,Usage Limit'],
    ['countries', 'Country Code,Country Name,Time Zone,Currency Code,Currency Symbol,Decimals,Point Value,Price List'],
  ])('%s are known by other names of their columns', async (kind, header) => {
    const { status, body } = await desk.send(`${header}\n`, 'dryRun=1');
    expect([status, body.kind, body.errors]).toEqual([200, kind, []]);
  });
});

test('a budget goes to the manager whom the export names', async () => {
  const max = await portal.make.member({ is_manager: true });
  const { body } = await desk.send(lines('Employee Id;Budget Period;Amount', `${max.memberNumber};2026-Q4;500`));
  expect(body).toMatchObject({ kind: 'budgets', added: 1 });
  const statement = await portal.post('/api/report/managementstatement', {}, { as: max.id });
  expect(toRecords(statement.body.report)).toMatchObject([{ pointsValue: 500 }]);
});
