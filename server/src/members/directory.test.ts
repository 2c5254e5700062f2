import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Änderson' });
});
afterAll(() => portal.close());

const list = (body: object = {}) => portal.post('/api/site/getmemberlist', body, { as: ann.id });

test('finds by parts of names without accents, and by number', async () => {
  const jorg = await portal.make.member({ firstname: 'Jörg', surname: 'Müßig' });
  await portal.db
    .updateTable('profiles')
    .set({ search_text: 'jorg mussig x77' })
    .where('member_id', '=', jorg.id)
    .execute();
  for (const search of ['jorg', 'JÖRG', 'mussig', 'Müßig', 'x77', 'jorg mus']) {
    expect((await list({ search })).body.memberList.map((item: { memberId: string }) => item.memberId)).toEqual([
      jorg.memberId,
    ]);
  }
});

test('A13: an item has the fields of the specification and no other', async () => {
  await portal.make.member();
  const { body } = await list();
  for (const item of body.memberList) {
    expect(Object.keys(item).sort()).toEqual([
      'division',
      'firstname',
      'isManager',
      'memberId',
      'memberNumber',
      'surname',
    ]);
  }
});

test('beside the items stand their pictures, in the same order', async () => {
  const [bare, seen] = [
    await portal.make.member({ surname: 'Zyxbare' }),
    await portal.make.member({ surname: 'Zyxseen' }),
  ];
  const id = 'ab'.repeat(16);
  await sql`insert into pictures (id, kind, mime_type, width, height, bytes, created_at) values (${id}, 'profile', 'image/webp', 1, 1, '\\x00', now())`.execute(
    portal.db,
  );
  await sql`update profiles set picture_id = ${id} where member_id = ${seen.id}`.execute(portal.db);
  const { body } = await list({ search: 'zyx' });
  expect(body.memberList.map(({ memberId }: { memberId: string }) => memberId)).toEqual([bare.memberId, seen.memberId]);
  expect(body.picIds).toEqual(['', id]);
});

test('A12: wildcards are letters, long searches are refused, and leavers are missing', async () => {
  for (const search of ['%', '_', '%%', 'a%n', '\\']) expect((await list({ search })).body.memberList).toEqual([]);
  expect((await list({ search: 'x'.repeat(21) })).status).toBe(400);
  const zed = await portal.make.member({ firstname: 'Zedekiah', deactivated_at: new Date() });
  await portal.db.updateTable('profiles').set({ search_text: 'zedekiah' }).where('member_id', '=', zed.id).execute();
  expect((await list({ search: 'zedekiah' })).body.memberList).toEqual([]);
  expect((await portal.post('/api/site/getmemberget', { memberId: zed.memberId }, { as: ann.id })).status).toBe(404);
});

test('shows the own division first, and names that begin with the search before others', async () => {
  for (const [firstname, division_code] of [
    ['Zora', 'D1'],
    ['Alba', 'FAR'],
    ['Bazora', 'D1'],
    ['Zorana', 'FAR'],
  ] as const) {
    await portal.make.member({ firstname, division_code });
  }
  const { body: all } = await list();
  const divisions = all.memberList.map((item: { division: string }) => item.division);
  expect(divisions.lastIndexOf('Division D1')).toBeLessThan(divisions.indexOf('Division FAR'));
  const { body: found } = await list({ search: 'zora' });
  expect(found.memberList.map((item: { firstname: string }) => item.firstname)).toEqual(['Zora', 'Zorana', 'Bazora']);
});

test('leaves oneself out unless asked, and narrows to a division', async () => {
  const has = async (body: object) =>
    (await list(body)).body.memberList.some((item: { memberId: string }) => item.memberId === ann.memberId);
  expect(await has({})).toBe(false);
  expect(await has({ includeSelf: true })).toBe(true);
  expect(await has({ includeSelf: true, divisionCode: 'ELSEWHERE' })).toBe(false);
});

test('looks one member up, whatever stands before the dot', async () => {
  const bob = await portal.make.member();
  for (const memberId of [bob.memberId, `0.${bob.publicId}`]) {
    const { body } = await portal.post('/api/site/getmemberget', { memberId }, { as: ann.id });
    expect(body).toEqual({
      companyName: 'Division D1',
      firstName: expect.any(String),
      surname: expect.any(String),
      memberId: bob.memberId,
      memberNumber: bob.memberNumber,
    });
  }
  expect((await portal.post('/api/site/getmemberget', { memberId: '1' }, { as: ann.id })).status).toBe(400);
});

test('lists the countries and divisions that have people', async () => {
  const { body } = await portal.post('/api/site/getdivisionlist', undefined, { as: ann.id });
  expect(body.countryList).toEqual([{ country: 'South Africa', countryCode: 'ZA' }]);
  expect(body.divisionList).toContainEqual({ divisionCode: 'D1', division: 'Division D1', countryCode: 'ZA' });
});

test('who moves to another division, leaves or comes back is listed so at once', async () => {
  await portal.make.division('OLD');
  await portal.make.division('NEW');
  const mia = await portal.make.member({ firstname: 'Mia', division_code: 'OLD' });
  const listed = async () => {
    const lists = await Promise.all(['OLD', 'NEW'].map((divisionCode) => list({ divisionCode, search: 'mia' })));
    return lists.map(({ body }) => body.memberList.length);
  };
  const change = (values: { division_code?: string; deactivated_at?: Date | null }) =>
    portal.db.updateTable('members').set(values).where('id', '=', mia.id).execute();
  expect(await listed()).toEqual([1, 0]);
  await change({ division_code: 'NEW' });
  expect(await listed()).toEqual([0, 1]);
  await change({ deactivated_at: new Date() });
  expect(await listed()).toEqual([0, 0]);
  await change({ deactivated_at: null });
  expect(await listed()).toEqual([0, 1]);
});

test('narrows to a country before the list is cut, together with a search or a division', async () => {
  await portal.make.division('TU', { country: 'IT', cluster: 'EUROPE' });
  const luca = await portal.make.member({ firstname: 'Luca', division_code: 'TU' });
  await portal.make.member({ firstname: 'Luca', division_code: 'D1' });
  const ids = async (body: object) =>
    (await list(body)).body.memberList.map((item: { memberId: string }) => item.memberId);
  for (const more of [{}, { search: 'luca' }, { divisionCode: 'TU' }, { divisionCode: '' }])
    expect(await ids({ countryCode: 'IT', ...more })).toEqual([luca.memberId]);
  expect(await ids({ countryCode: 'IT', divisionCode: 'D1' })).toEqual([]);
  expect(await ids({ countryCode: 'ZZ' })).toEqual([]);
  expect(await ids({ countryCode: '' })).toContain(luca.memberId);
  for (const countryCode of [5, ['IT'], true, null, { $gt: '' }, 'ITA']) {
    const { status, body } = await list({ countryCode });
    expect([countryCode, status, Object.keys(body.formErrors)]).toEqual([countryCode, 400, ['countryCode']]);
  }
});
