import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { buy } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { csv, type Person, people, rosterDesk } from '../../test/roster.ts';
import { upload } from '../../test/upload.ts';
import { forgetFormer } from './forget.ts';

let portal: TestApp;
let desk: Awaited<ReturnType<typeof rosterDesk>>;
let ada: MadeMember;
beforeEach(async () => {
  portal = await testApp();
  desk = await rosterDesk(portal);
  ada = desk.ada;
});
afterEach(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const admin = (call: string, body: object, by: MadeMember = ada) =>
  portal.post(`/api/admin/${call}`, body, { as: by.id });
const history = async (by = ada) => (await admin('uploadhistory', { limit: 50 }, by)).body.uploads;
const pass = (ms = 60_000) => {
  portal.now = new Date(portal.now.getTime() + ms);
};

/** Takes a file in, and answers by which number it is known. */
async function load(file: string, query = '', by = ada): Promise<string> {
  pass();
  const { status, body } = await upload(portal, file, { as: by.id, query });
  expect([status, body.message, body.second]).toEqual([200, undefined, null]);
  return (await history(by))[0].uploadId;
}
const roster = (...rows: Person[]) => load(csv(desk.adaRow, ...rows), 'confirm=leavers,roles');
const tried = async (uploadId: string, by = ada) => (await admin('tryundo', { uploadId }, by)).body;

/** As it is seen now. */
async function undo(uploadId: string, more: object = {}, by = ada) {
  pass();
  const { added = 0, changed = 0, removed = 0, points = 0, stays, confirm = [] } = await tried(uploadId, by);
  const seen = { added, changed, removed, points, stays: stays?.count ?? 0 };
  return admin('undoupload', { uploadId, reason: 'The wrong file.', seen, confirm, ...more }, by);
}
const whys = ({ stays }: { stays: { rows: { key: string; why: string }[] } }) =>
  stays.rows.map(({ key, why }) => `${key}: ${why}`);

describe('a roster', () => {
  const [one, two, three] = people(3) as [Person, Person, Person];

  test('goes back whole: who came goes, who left is back, who was changed is as before', async () => {
    await portal.make.division('D2', { name: 'Second' });
    await roster(one, { ...two, hireDate: '2020-01-02', managerNumber: 'P0' }, three);
    const before = await desk.byNumber('P1');
    const wrong = await roster(
      {
        ...two,
        firstName: 'Other',
        divisionCode: 'D2',
        division: 'Renamed',
        isManager: 'true',
        hireDate: '2021-01-02',
      },
      three,
      { memberNumber: 'N1', firstName: 'New', surname: 'Comer', email: 'new@test.example' },
    );
    const preview = await tried(wrong);
    expect(preview).toMatchObject({ kind: 'roster', added: 1, changed: 2, removed: 1, points: 0, stays: { count: 0 } });
    expect(preview.confirm).toEqual(['leavers', 'roles']);
    const fields = preview.groups.changed.changes.flatMap(({ fields }: { fields: { field: string }[] }) => fields);
    expect(fields).toContainEqual({ field: 'firstName', before: 'Other', after: 'Given1' });
    expect((await desk.byNumber('P0')).deactivated_at).not.toBeNull();

    const { status, body } = await undo(wrong);
    expect([status, body.message]).toEqual([200, undefined]);
    expect((await desk.byNumber('P0')).deactivated_at).toBeNull();
    expect((await desk.byNumber('N1')).deactivated_at).not.toBeNull();
    const { updated_at: _a, ...after } = await desk.byNumber('P1');
    const { updated_at: _b, ...as } = before;
    expect(after).toEqual(as);
    const division = await portal.db.selectFrom('divisions').select('name').where('code', '=', 'D2').executeTakeFirst();
    expect(division?.name).toBe('Second');
    expect((await history()).slice(0, 2)).toMatchObject([
      {
        state: 'undo',
        added: 1,
        changed: 2,
        removed: 1,
        words: 'The wrong file.',
        undo: null,
        undoesAt: expect.any(String),
      },
      { state: 'done', undo: 'done', undoneAt: expect.any(String) },
    ]);
    // The roster of before changes nothing of whom the wrong one had touched.
    await roster(one, { ...two, hireDate: '2020-01-02', managerNumber: 'P0' }, three);
    expect((await history())[0]).toMatchObject({ added: 0, changed: 0, removed: 0 });
  });

  test('leaves what has changed since, who has signed on, and whom others need; each row whole', async () => {
    await roster(one, two);
    const wrong = await roster(
      { ...one, surname: 'Wrong', hireDate: '2022-02-02' },
      { ...two, surname: 'Wrong' },
      three,
      {
        memberNumber: 'B1',
        firstName: 'Boss',
        surname: 'New',
        isManager: 'true',
      },
    );
    pass();
    await roster(
      { ...one, surname: 'Right', hireDate: '2022-02-02' },
      { ...two, surname: 'Wrong', managerNumber: 'B1' },
      three,
      {
        memberNumber: 'B1',
        firstName: 'Boss',
        surname: 'New',
        isManager: 'true',
      },
    );
    const third = await desk.byNumber('P2');
    await portal.db.updateTable('members').set({ registered_at: portal.now }).where('id', '=', third.id).execute();
    const preview = await tried(wrong);
    expect(whys(preview)).toEqual([
      'P0: Changed again since: surname.',
      'P2: Has signed on since.',
      'B1: Is the manager of people who stay.',
    ]);
    expect(preview).toMatchObject({ added: 0, changed: 1, removed: 0 });
    const file = await admin('undofile', { uploadId: wrong });
    const rows = String(file.body).trim().split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows.filter((row) => row.includes('Stays'))).toHaveLength(3);
    expect((await undo(wrong)).status).toBe(200);
    expect([(await desk.byNumber('P0')).surname, (await desk.byNumber('P1')).surname]).toEqual(['Right', 'Family1']);
    const stayed = String((await admin('undofile', { uploadId: wrong })).body)
      .trim()
      .split('\r\n');
    expect(stayed).toHaveLength(4);
    expect(stayed[1]).toContain('Changed again since: surname.');
  });

  test('who left comes back within their time alone, and to their own address', async () => {
    await roster(one, two);
    const gone = await roster(two);
    await roster({ ...two }, { memberNumber: 'X1', firstName: 'Taker', surname: 'New', email: 'p0@test.example' });
    expect(whys(await tried(gone))).toEqual(['P0: The former e-mail address is somebody else’s now.']);
    const [nothing, late] = [await undo(gone), await tried(gone)];
    expect([nothing.status, nothing.body.message]).toEqual([400, 'Nothing of this file can go back.']);
    expect(late.added).toBe(0);
    pass(40 * 86_400_000);
    ada = await portal.make.member({ is_admin_reports: true });
    expect(whys(await tried(gone, ada))).toEqual(['P0: Left too long ago to come back.']);
  });

  test('who was brought back leaves again as they had, and what was by hand is by hand again', async () => {
    await roster(one, two);
    await roster(two);
    const left = (await desk.byNumber('P0')).deactivated_at;
    const wrong = await roster(one, two);
    expect((await tried(wrong)).removed).toBe(1);
    expect((await undo(wrong)).status).toBe(200);
    expect((await desk.byNumber('P0')).deactivated_at).toEqual(left);

    const jo = { memberNumber: 'J1', firstName: 'Jo', surname: 'Ner', email: 'jo@test.example' };
    await portal.make.role(ada.id, { capability: 'people' });
    const added = await admin('addperson', {
      ...{
        ...jo,
        familyNameFirst: false,
        cellNum: '',
        divisionCode: 'D1',
        siteTemplate: 'laurel',
        costCentre: '',
        managerId: null,
      },
      ...{ hireDate: '', birthDay: null, birthMonth: null, language: null, reason: 'Early.' },
    });
    expect(added.status).toBe(200);
    const named = await roster(two, jo, three);
    expect((await undo(named)).status).toBe(200);
    await roster(two);
    expect((await desk.byNumber('J1')).deactivated_at).toBeNull();
  });

  test('nobody changes their own record by it, nor who is none what only an administrator may', async () => {
    const pat = await portal.make.member({ firstname: 'Pat', surname: 'Keeper', roles: [{ capability: 'people' }] });
    const row = (surname: string): Person => ({ memberNumber: pat.memberNumber, firstName: 'Pat', surname });
    await roster(row('Keeper'), one);
    const wrong = await roster(row('Other'), { ...one, isAdminReports: 'true' });
    expect(whys(await tried(wrong, pat))).toEqual([
      `${pat.memberNumber}: This is about yourself: somebody else must change it.`,
      'P0: Only an administrator of reports may change who is administrator.',
    ]);
    expect((await undo(wrong, {}, pat)).status).toBe(403);
    expect((await undo(wrong)).status).toBe(200);
    expect(await desk.byNumber('P0')).toMatchObject({ is_admin_reports: false });
  });
});

describe('whatever file', () => {
  test('is undone once, with what was seen and what is asked, and an undo is not undone', async () => {
    await roster(...people(60));
    const wrong = await roster(...people(60), ...people(80).slice(60));
    const seen = { added: 0, changed: 0, removed: 20, points: 0, stays: 0 };
    const wish = { uploadId: wrong, reason: 'Wrong.', seen, confirm: [] };
    const blind = await admin('undoupload', wish);
    expect([blind.status, blind.body.confirm]).toEqual([400, ['leavers']]);
    const other = await admin('undoupload', { ...wish, seen: { ...seen, removed: 19 } });
    expect(other.body).toMatchObject({ removed: 20, message: expect.stringContaining('changed meanwhile') });
    const empty = await admin('undoupload', { ...wish, reason: ' ' });
    expect([empty.status, Object.keys(empty.body.formErrors)]).toEqual([400, ['reason']]);
    const both = await Promise.all([1, 2, 3].map(() => admin('undoupload', { ...wish, confirm: ['leavers'] })));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await desk.active()).length).toBe(61);
    const [{ key }] = await history();
    const undoId = key.split('.')[2];
    expect((await admin('tryundo', { uploadId: undoId })).body.message).toContain('An undo cannot be undone');
    expect((await admin('tryundo', { uploadId: wrong })).body.message).toBe('This file has been undone already.');
  });

  test('of before this release, of another kind, of others and too old is not', async () => {
    const wrong = await roster(...people(2));
    const shop = await portal.make.member({ roles: [{ capability: 'shop' }] });
    expect((await admin('tryundo', { uploadId: wrong }, shop)).status).toBe(403);
    expect((await admin('tryundo', { uploadId: '999999' })).status).toBe(404);
    await portal.db.updateTable('uploads').set({ differences: null }).where('id', '=', Number(wrong)).execute();
    expect((await history())[0]).toMatchObject({ undo: 'notKept' });
    expect((await tried(wrong)).message).toBe('This file cannot be undone: its former state was not kept.');
    const later = await roster(...people(3));
    await forgetFormer(portal.db, portal.now);
    expect((await tried(later)).removed).toBe(1);
    pass(91 * 86_400_000);
    ada = await portal.make.member({ is_admin_reports: true });
    expect((await tried(later, ada)).message).toContain('kept for 90 days');
    await forgetFormer(portal.db, portal.now);
    expect(await portal.db.selectFrom('upload_differences').select('n').execute()).toEqual([]);
  });
});

describe('budgets', () => {
  test('go back as far as they are not spent, and what is spent is told', { tags: 'seed' }, async () => {
    const ann = await portal.make.member({ is_manager: true });
    const bob = await portal.make.member({ is_manager: true });
    const bea = await portal.make.member({ manager_id: ann.id });
    const wrong = await load(
      `memberNumber,period,points\n${ann.memberNumber},2027-Q1,500\n${bob.memberNumber},2027-Q1,300\n`,
    );
    const award = { what: 'adhoc', reason: 'Client Focus', points: 100, message: '', sendBy: 'email' };
    await portal.post('/api/reward/doreward', { ...award, recipients: [bea.memberId] }, { as: ann.id });
    const preview = await tried(wrong);
    expect(preview).toMatchObject({ removed: 2, points: 700, stays: { count: 1 } });
    expect(whys(preview)).toEqual([`${ann.memberNumber}: 100 points have been awarded, moved or returned already.`]);
    expect((await undo(wrong)).status).toBe(200);
    const left = async ({ memberId }: MadeMember) => (await admin('budgetone', { memberId, limit: 5 })).body;
    expect(await left(ann)).toMatchObject({
      left: 0,
      acts: [{ kind: 'takeBack', points: -400, reason: 'The wrong file.' }],
    });
    expect(await left(bob)).toMatchObject({ left: 0 });
    expect((await tried(wrong)).message).toBe('This file has been undone already.');
  });
});

describe('the shop', () => {
  const columns = 'productCode,alloc,name,cat1,cat2,cat3,price,kind,stock';
  const mug = (price: string, stock = 5, name = 'Mug') => `MUG,ZA,${name},Home,Kitchen,Mugs,${price},goods,${stock}\n`;
  const product = (code: string) =>
    portal.db.selectFrom('products').selectAll().where('code', '=', code).executeTakeFirstOrThrow();

  test('products are as before, what is new is no longer offered, and what was ordered stays', async () => {
    await load(`${columns}\n${mug('100.00')}`);
    const before = await product('MUG');
    const wrong = await load(`${columns}\n${mug('90.00', 7, 'Cup')}NEW,ZA,New,Home,Kitchen,Jars,10.00,goods,3\n`);
    expect(await tried(wrong)).toMatchObject({ added: 0, changed: 2, stays: { count: 0 } });
    expect((await undo(wrong)).status).toBe(200);
    const { updated_at: _a, price_by_id, ...after } = await product('MUG');
    const { updated_at: _b, price_by_id: _c, ...as } = before;
    expect(after).toMatchObject({ ...as, price_from_minor: after.price_from_minor });
    expect(price_by_id).toBe(ada.id);
    expect(await product('NEW')).toMatchObject({ is_active: false });
    const again = await load(`${columns}\n${mug('100.00', 4)}OTHER,ZA,Other,Home,Kitchen,Jars,10.00,goods,3\n`);
    const buyer = await portal.make.member({ points: 100_000 });
    await buy(
      portal,
      buyer,
      [await product('MUG'), await product('OTHER')].map(({ id }) => String(id)),
    );
    expect(whys(await tried(again))).toEqual([
      'ZA MUG: Changed again since: stock.',
      'ZA OTHER: Has been ordered since.',
    ]);
  });

  test('a former price that two people must agree on waits for the second, and is undone when they have', async () => {
    const eve = await portal.make.member({ is_admin_reports: true });
    await load(`${columns}\n${mug('100.00')}`);
    const wrong = await load(`${columns}\n${mug('9000.00')}`, 'confirm=prices');
    expect((await tried(wrong)).second).toMatchObject({ seconds: { count: 1 } });
    const { status, body } = await undo(wrong);
    expect([status, body.second?.approvalId]).toEqual([200, expect.any(String)]);
    expect((await product('MUG')).price_minor).toBe(900_000);
    expect((await history())[0]).toMatchObject({ state: 'asked', undoesAt: expect.any(String) });
    const { body: list } = await admin('approvals', { show: 'waiting' }, eve);
    expect(list.approvals[0].file).toMatchObject({ isUndo: true, reason: 'The wrong file.', changed: 1 });
    const confirmed = await admin('confirmapproval', { approvalId: body.second.approvalId }, eve);
    expect([confirmed.status, confirmed.body.message]).toEqual([200, expect.stringContaining('1 change')]);
    expect((await product('MUG')).price_minor).toBe(10_000);
    expect((await history())[0]).toMatchObject({ state: 'undo', second: expect.any(String) });
    expect((await history())[0].second).not.toBe('');
  });

  test('codes that nobody was handed out are gone, and can be loaded for another product', async () => {
    const voucher = (code: string) => `${code},ZA,${code},Home,Cards,Gifts,10.00,voucher,\n`;
    await load(`${columns}\n${voucher('RIGHT')}${voucher('WRONG')}`);
    const codes = (name: string) =>
      `alloc,productCode,code\n${['AAAA-1111', 'BBBB-2222', 'CCCC-3333'].map((code) => `ZA,${name},${code}\n`).join('')}`;
    const wrong = await load(codes('WRONG'));
    const buyer = await portal.make.member({ points: 100_000 });
    await buy(portal, buyer, [String((await product('WRONG')).id)]);
    await sql`
      update voucher_codes v set order_line_id = l.id, seq = 1, issued_at = ${portal.now} from order_lines l
      where v.order_line_id is null and v.id = (select min(id) from voucher_codes)
        and not exists (select from voucher_codes o where o.order_line_id is not null)`.execute(portal.db);
    const preview = await tried(wrong);
    expect(preview).toMatchObject({ removed: 2, stays: { count: 1 } });
    expect(whys(preview)).toEqual(['ZA WRONG: 1 code has been handed out.']);
    expect((await undo(wrong)).status).toBe(200);
    expect(await portal.db.selectFrom('voucher_codes').select('id').execute()).toHaveLength(1);
    const right = codes('RIGHT')
      .split('\n')
      .filter((line) => !line.endsWith('AAAA-1111'));
    await load(right.join('\n'));
    expect(await portal.db.selectFrom('voucher_codes').select('id').execute()).toHaveLength(3);
  });

  test('promo codes and translations are as before', async () => {
    await load('code,kind,value,limitTotal\nOLD,percent,10,5\n');
    const wrong = await load('code,kind,value,limitTotal\nOLD,percent,20,7\nNEW,percent,5,\n');
    expect(await tried(wrong)).toMatchObject({ changed: 1, removed: 1 });
    expect((await undo(wrong)).status).toBe(200);
    const promos = await portal.db.selectFrom('promos').select(['code', 'percent', 'limit_total']).execute();
    expect(promos).toEqual([{ code: 'OLD', percent: 10, limit_total: 5 }]);
    await load('kind,text,de,it\nproduct,A mug,Ein Becher,\n');
    const words = await load('kind,text,de,it\nproduct,A mug,Falsch,Una tazza\nproduct,A jar,Falsch,\n');
    expect(await tried(words)).toMatchObject({ changed: 2 });
    expect((await undo(words)).status).toBe(200);
    const said = await portal.db.selectFrom('translations').select(['language', 'translated']).execute();
    expect(said).toEqual([{ language: 'de', translated: 'Ein Becher' }]);
  });
});

test('who is erased takes along what a file had changed of them', async () => {
  const [one] = people(1) as [Person];
  await roster(one);
  await roster({ ...one, surname: 'Private' });
  await roster();
  await portal.db.transaction().execute(async (tx) => {
    const { eraseMember } = await import('#personal/erase');
    await eraseMember(tx as never, 'P0', portal.now);
  });
  const { rows } = await sql<{ words: string }>`select d::text as words from upload_differences d`.execute(portal.db);
  expect(rows.filter(({ words }) => words.includes('Private') || words.includes('P0'))).toEqual([]);
});
