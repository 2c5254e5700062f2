import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { csv, type Person, people, rosterDesk } from '../../test/roster.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
let desk: Awaited<ReturnType<typeof rosterDesk>>;
beforeEach(async () => {
  portal = await testApp();
  desk = await rosterDesk(portal);
});
afterEach(() => portal.close());

const day = 86_400_000;
const confirmed = 'confirm=leavers,roles';

async function load(...rows: Person[]): Promise<void> {
  const { status, body } = await desk.send(csv(desk.adaRow, ...rows), confirmed);
  expect([status, body.message]).toEqual([200, undefined]);
}

const [first = {}, second = {}] = people(2);

async function rolesOf(memberNumber: string) {
  const { rows } = await sql<{ capability: string; scope: string; source: string; isOpen: boolean }>`
    select r.capability, concat_ws(':', r.scope_kind, nullif(r.scope_code, '')) as scope, r.source, r.until_at is null as "isOpen"
    from role_assignments r join members m on m.id = r.member_id where m.member_number = ${memberNumber} order by r.id`.execute(
    portal.db,
  );
  return rows;
}
const ofRoster = (capability: string, scope: string, isOpen = true) => ({
  capability,
  scope,
  source: 'roster',
  isOpen,
});

test('a roster gives what its columns say over whom they mean, takes it back, and what was stays to be read', async () => {
  await load({ ...first, isManager: 'true', roleCa: '1', roleCc: '1', roleIdea: '1', roleInv: '1' });
  const all = [
    ...[ofRoster('manager', 'ownReports'), ofRoster('clusterAdmin', 'cluster:AFRICA')],
    ...[ofRoster('committee', 'cluster:AFRICA'), ofRoster('ideaReviewer', 'everything'), ofRoster('inv', 'everything')],
  ];
  const byName = <T extends { capability: string }>(roles: T[]) =>
    roles.toSorted((a, b) => a.capability.localeCompare(b.capability));
  expect(byName(await rolesOf('P0'))).toEqual(byName(all));
  await load({ ...first, isManager: 'true', roleCa: '1', roleCc: '1', roleIdea: '1', roleInv: '1' });
  expect(await rolesOf('P0')).toHaveLength(5);
  await load(first);
  expect(byName(await rolesOf('P0'))).toEqual(byName(all).map((role) => ({ ...role, isOpen: false })));
  await load({ ...first, isManager: 'true' });
  expect((await rolesOf('P0')).filter(({ isOpen }) => isOpen)).toEqual([ofRoster('manager', 'ownReports')]);
});

test('an upload writes nothing about who stays what they are', async () => {
  await load({ ...first, isManager: 'true' }, { ...second, roleCc: '1' });
  const before = await sql`select * from role_assignments order by id`.execute(portal.db);
  portal.now = new Date(portal.now.getTime() + 60_000);
  await load({ ...first, isManager: 'true', firstName: 'Renamed' }, { ...second, roleCc: '1' });
  expect((await sql`select * from role_assignments order by id`.execute(portal.db)).rows).toEqual(before.rows);
});

test('a committee follows its division into another cluster', async () => {
  await load({ ...first, roleCc: '1' });
  await portal.make.division('E1', { country: 'DE', cluster: 'EUROPE' });
  const moved = { divisionCode: 'E1', division: 'Division E1', countryCode: 'DE', clusterCode: 'EUROPE' };
  await load({ ...first, ...moved, roleCc: '1' });
  expect(await rolesOf('P0')).toEqual([
    ofRoster('committee', 'cluster:AFRICA', false),
    ofRoster('committee', 'cluster:EUROPE'),
  ]);
  await load({ ...first, ...moved, clusterCode: 'ALPS', roleCc: '1' });
  expect((await rolesOf('P0')).filter(({ isOpen }) => isOpen)).toEqual([ofRoster('committee', 'cluster:ALPS')]);
});

test('what was given otherwise an upload leaves, for everybody who stays or is back in time', async () => {
  await load(first);
  const { id } = await desk.byNumber('P0');
  await portal.make.role(id, { capability: 'shop' });
  await portal.make.role(id, { capability: 'manager', scopeKind: 'ownReports' });
  const given = [
    { capability: 'shop', scope: 'everything', source: 'given', isOpen: true },
    { capability: 'manager', scope: 'ownReports', source: 'given', isOpen: true },
  ];
  await load(first);
  expect(await rolesOf('P0')).toEqual(given);
  await load({ ...first, isManager: 'true' });
  await load(first);
  expect(await rolesOf('P0')).toEqual([...given, ofRoster('manager', 'ownReports', false)]);
  await load(second);
  await load(first);
  expect((await rolesOf('P0')).filter(({ isOpen }) => isOpen)).toEqual(given);
});

test('who is back too late begins without anything', async () => {
  await load({ ...first, isManager: 'true' });
  const { id } = await desk.byNumber('P0');
  await portal.make.role(id, { capability: 'finance' });
  await load(second);
  await portal.db
    .updateTable('members')
    .set({ deactivated_at: new Date(portal.now.getTime() - 31 * day) })
    .where('id', '=', id)
    .execute();
  await load(first);
  expect((await rolesOf('P0')).filter(({ isOpen }) => isOpen)).toEqual([]);
});

test('a roster changes nothing of what its uploader holds', async () => {
  const { status, body } = await desk.send(csv({ ...desk.adaRow, isManager: 'true' }), confirmed);
  expect([status, body.message]).toEqual([
    400,
    'Nothing was changed. Nobody changes their own roles: another administrator must do it.',
  ]);
  expect(await rolesOf(desk.ada.memberNumber)).toEqual([ofRoster('administrator', 'everything')]);
});

test('whoever keeps the people may upload them and make managers, but changes nobody who moves the points of many', async () => {
  await load({ ...first, isManager: 'true' });
  const pat = await portal.make.member({ firstname: 'Pat', surname: 'People', roles: [{ capability: 'people' }] });
  const patRow = { memberNumber: pat.memberNumber, firstName: 'Pat', surname: 'People' };
  const send = (...rows: Person[]) => upload(portal, csv(patRow, ...rows), { as: pat.id, query: confirmed });
  const made = await send(desk.adaRow, { ...first, isAdminReports: 'true' });
  expect([made.status, made.body.errors]).toEqual([
    400,
    [
      {
        line: 4,
        field: 'isAdminReports',
        message: 'Only an administrator of reports may change who is administrator.',
      },
    ],
  ]);
  expect((await send({ ...desk.adaRow, isAdminReports: 'false' }, first)).body.errors).toMatchObject([{ line: 3 }]);
  const many = await send(desk.adaRow, { ...first, roleCa: '1', roleCc: '1', roleIdea: '1' });
  expect([many.status, many.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['roleCa', 'roleCc', 'roleIdea'],
  ]);
  expect((await send(desk.adaRow, { ...first, isManager: '0', roleInv: '1' })).status).toBe(200);
  expect((await rolesOf('P0')).filter(({ isOpen }) => isOpen)).toEqual([ofRoster('inv', 'everything')]);
});

test('whoever is no administrator neither sends one away nor moves their way in; an administrator may', async () => {
  await load({ ...first, isManager: 'true' }, { ...second, isAdminReports: 'true' });
  const pat = await portal.make.member({ firstname: 'Pat', surname: 'People', roles: [{ capability: 'people' }] });
  const patRow = { memberNumber: pat.memberNumber, firstName: 'Pat', surname: 'People' };
  const eve = { ...second, isAdminReports: 'true' };
  const send = (...rows: Person[]) =>
    upload(portal, csv(patRow, desk.adaRow, first, ...rows), { as: pat.id, query: confirmed });
  for (const moved of [
    { siteTemplate: 'alba' },
    { divisionCode: 'D2', division: 'Division D2' },
    { email: 'elsewhere@test.example' },
    { managerNumber: pat.memberNumber },
    { cellNum: '+27820000009' },
  ]) {
    const { status, body } = await send({ ...eve, ...moved });
    const words = 'Only an administrator of reports may move an administrator of reports or change their addresses.';
    expect([moved, status, body.errors]).toEqual([moved, 400, [{ line: 5, field: 'memberNumber', message: words }]]);
  }
  expect((await send({ ...eve, isActive: 'false' })).body.errors).toMatchObject([
    { line: 5, message: 'Only an administrator of reports may deactivate an administrator of reports.' },
  ]);
  const left = await send();
  expect([left.status, left.body.message]).toEqual([
    400,
    expect.stringContaining('deactivate Given1 Family1, an administrator'),
  ]);
  expect((await send({ ...eve, isManager: 'false', hireDate: '2020-01-01', firstName: 'Eve' })).status).toBe(200);
  const byAda = await desk.send(
    csv(desk.adaRow, patRow, first, { ...eve, firstName: 'Eve', siteTemplate: 'alba' }),
    confirmed,
  );
  expect(byAda.status).toBe(200);
});

test('a roster that leaves no administrator with a way in is refused, whoever uploads it', async () => {
  await load(first);
  const noSite = await desk.send(csv({ ...desk.adaRow, siteTemplate: '' }, first), confirmed);
  expect([noSite.status, noSite.body.message]).toEqual([400, expect.stringContaining('no administrator of reports')]);
  const dry = await desk.send(csv({ ...desk.adaRow, siteTemplate: '' }, first), 'dryRun=1');
  expect([dry.status, dry.body.message]).toEqual([400, expect.stringContaining('no administrator of reports')]);
  const { id } = await desk.byNumber('P0');
  await portal.make.role(id, { capability: 'administrator', until: new Date(portal.now.getTime() + day) });
  expect((await desk.send(csv({ ...desk.adaRow, siteTemplate: '' }, first), confirmed)).status).toBe(400);
  await portal.make.role(id, { capability: 'administrator', source: 'roster' });
  const kept = csv({ ...desk.adaRow, siteTemplate: '' }, { ...first, isAdminReports: 'true' });
  expect((await desk.send(kept, confirmed)).status).toBe(200);
});

test.each([
  ['finance', 'memberNumber,period,points\nT1,Q1,5\n'],
  ['shop', 'code,kind,value\nTEN,percent,10\n'],
  [
    'programme',
    'countryCode,country,timeZone,currency,symbol,decimals,pointValue,alloc\nZA,South Africa,Africa/Johannesburg,ZAR,R,2,1.00,ZA\n',
  ],
] as const)('%s uploads files of its own part, and no others', async (capability, own) => {
  const max = await portal.make.member({ is_manager: true, member_number: 'T1x' });
  const keeper = await portal.make.member({ roles: [{ capability }] });
  const send = (file: string) => upload(portal, file, { as: keeper.id, query: 'dryRun=1' });
  expect((await send(own.replace('T1,', `${max.memberNumber},`))).status).toBe(200);
  const other = await send(csv(desk.adaRow));
  expect([other.status, other.body.message]).toEqual([403, 'Only authorised personel may access this module.']);
});

test('a cost centre is kept as the roster has it, and a file without the column leaves it', async () => {
  const header = 'memberNumber,firstName,surname,division,divisionCode,countryCode,isAdminReports';
  const file = (more: string, value: string) =>
    `${header}${more}\n${desk.ada.memberNumber},Ada,Admin,Division D1,D1,ZA,true\nP0,Given0,Family0,Division D1,D1,ZA,false${value}\n`;
  const withColumn = (value: string) => file(',Cost Center', `,${value}`).replace('ZA,true', 'ZA,true,');
  expect((await desk.send(withColumn('K7'), confirmed)).status).toBe(200);
  expect((await desk.byNumber('P0')).cost_centre).toBe('K7');
  expect((await desk.send(file('', ''), confirmed)).body).toMatchObject({ changed: 0 });
  expect((await desk.byNumber('P0')).cost_centre).toBe('K7');
  const changed = await desk.send(withColumn('K8'), confirmed);
  expect(changed.body.changes).toMatchObject([{ text: 'Given0 Family0: costCentre: K7 → K8' }]);
  expect((await desk.byNumber('P0')).cost_centre).toBe('K8');
});
