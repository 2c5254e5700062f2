import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Instances, instances, type Question } from '../../test/instances.ts';
import type { MadeMember } from '../../test/make.ts';
import { shopping } from '../../test/shopping.ts';
import { upload } from '../../test/upload.ts';

let all: Instances;
let { here, there, forgetful, ada, ann, shop, answer, expectSeen, listOf, versions } = {} as Instances;
let eve: MadeMember;
beforeAll(async () => {
  all = await instances();
  ({ here, there, forgetful, ada, ann, shop, answer, expectSeen, listOf, versions } = all);
  eve = await here.make.member({ firstname: 'Eve', dob_month: 11, dob_day: 20, get_to_know: true, hobbies: 'Chess' });
});
afterAll(() => all.close());

const home: Question = { path: '/api/member/getmemberdata', body: {} };
const celebrations: Question = { path: '/api/site/getcelebrations', body: {} };
const divisions: Question = { path: '/api/site/getdivisionlist', body: {} };
const shelves: Question = { path: '/api/shop/categorylist', body: {} };
const adverts: Question = { path: '/api/site/advertdata', body: {} };
const competition: Question = { path: '/api/competition/admincompetitionget', body: {} };
const faq: Question = { path: '/api/site/getcontentdb', body: { contentKey: 'faq' } };

const update = (table: RawBuilder<unknown>, set: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`update ${table} set ${set} where ${where}`.execute(here.db);

describe('what changes at one instance shows at once at every other', () => {
  test('a product, by an upload', async () => {
    const id = await shop.product({ name: 'Kettle' });
    const { code } = await here.db
      .selectFrom('products')
      .select('code')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    const { body } = await listOf(id);
    const { cat1, cat2, cat3 } = await here.db
      .selectFrom('categories')
      .selectAll()
      .where('id', '=', Number((body as { prodCat3Id: string }).prodCat3Id))
      .executeTakeFirstOrThrow();
    const file = `alloc,productCode,name,cat1,cat2,cat3,price,kind,stock\nZA,${code},Teapot,${cat1},${cat2},${cat3},51.00,goods,100`;
    await expectSeen(await listOf(id), async () => {
      const uploaded = await upload(here, file, { as: ada.id });
      expect([uploaded.body.message, uploaded.body.changed]).toEqual([undefined, 1]);
    });
  });

  test('a product that is new, moved or gone, and its category and picture', async () => {
    const id = await shop.product({ imageFile: 'kettle' });
    const list = await listOf(id);
    const is = sql`id = ${id}`;
    await expectSeen(shelves, () => shop.product());
    await expectSeen(list, () =>
      update(sql`categories`, sql`cat3 = 'Teapots'`, sql`id = ${list.body['prodCat3Id' as never]}`),
    );
    await expectSeen(list, () =>
      sql`insert into product_pictures (name, picture_id, width, bytes, updated_at) select 'kettle', md5('kettle'), 320, '', now()`.execute(
        here.db,
      ),
    );
    await expectSeen(shelves, () => update(sql`products`, sql`is_active = false`, is));
    await update(sql`products`, sql`is_active = true`, is);
    await expectSeen(shelves, () => sql`delete from products where ${is}`.execute(here.db));
  });

  test('what a point buys', async () => {
    const list = await listOf(await shop.product());
    await expectSeen(list, () => update(sql`countries`, sql`point_value_millionths = 500000`, sql`code = 'ZA'`));
    await update(sql`countries`, sql`point_value_millionths = 1000000`, sql`code = 'ZA'`);
  });

  test('the last piece and the last code sold, and both back', async () => {
    const { add, order } = shopping(here);
    const goods = await shop.product({ stock: 2 });
    const buyGoods = async () => {
      await add(ann, goods);
      expect((await order(ann, 50)).status).toBe(200);
    };
    await answer(there, await listOf(goods));
    const before = await versions();
    await buyGoods();
    expect(await versions(), 'how many are left is not seen').toEqual(before);
    await expectSeen(await listOf(goods), buyGoods);
    const { body } = await here.post('/api/shop/orders', {}, { as: ann.id });
    await expectSeen(await listOf(goods), () =>
      here.post('/api/shop/cancelOrder', { memberOrderId: body.orders[0].memberOrderId }, { as: ann.id }),
    );
    const voucher = await shop.product({ codes: 1 });
    await expectSeen(await listOf(voucher), async () => {
      await add(ann, voucher);
      expect((await order(ann, 50)).status).toBe(200);
    });
    await expectSeen(await listOf(voucher), () => shop.addCode(Number(voucher), 'ANOTHER'));
  });

  test('content, adverts and the competition', async () => {
    await here.make.content('faq', { html: '<p>One</p>' });
    await expectSeen(faq, () => update(sql`content_versions`, sql`html = '<p>Two</p>'`, sql`key = 'faq'`));
    const moment = new Date(here.now.getTime() + 30_000);
    await sql`
      insert into content_versions (key, language, version, title, markdown, html, from_at, published_at)
      values ('faq', 'en', 2, 'x', 'x', '<p>Three</p>', ${moment}, ${here.now})`.execute(here.db);
    for (const portal of [here, there]) expect((await answer(portal, faq)).content).toBe('<p>Two</p>');
    await expectSeen(faq, async () => {
      for (const portal of [here, there, forgetful]) portal.now = new Date(portal.now.getTime() + 30_000);
    });
    await expectSeen(adverts, () =>
      here.make.announcement('New', { place: 'shop', link: '/rewards', picture: 'new.svg' }),
    );
    const setup = {
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      title: 'Season',
      description: 'Tell us.',
      textboxTitle: 'Why?',
      textboxDescription: '',
      isEnabled: true,
    };
    const put = (more: object) =>
      here.post('/api/competition/admincompetitionupdate', { ...setup, ...more }, { as: ada.id });
    await expectSeen(competition, () => put({}));
    await expectSeen(home, () => put({ title: 'Another' }));
  });

  test('divisions and countries, their names and whether anybody is in them', async () => {
    await here.make.division('D9');
    await expectSeen(divisions, () => here.make.member({ division_code: 'D9' }));
    await expectSeen(divisions, () => update(sql`divisions`, sql`name = 'Renamed'`, sql`code = 'D9'`));
    await expectSeen(divisions, () => update(sql`countries`, sql`name = 'Southernmost Africa'`, sql`code = 'ZA'`));
    await expectSeen(divisions, () => update(sql`members`, sql`deactivated_at = now()`, sql`division_code = 'D9'`));
    await expectSeen(celebrations, () => update(sql`divisions`, sql`name = 'Renamed too'`, sql`code = 'D1'`));
  });

  test('who celebrates, and how they are called', async () => {
    const is = sql`member_id = ${eve.id}`;
    const put = (more: object) => here.post('/api/member/memberupdate', more, { as: eve.id });
    for (const question of [celebrations, home]) {
      await expectSeen(question, () => put({ firstname: `Evelyn ${question.path}` }));
      await expectSeen(question, () => here.make.member({ dob_month: 11, dob_day: 20 }));
      await expectSeen(question, () => put({ dOBdd: null, dOBmm: null }));
      await expectSeen(question, () => put({ dOBdd: 20, dOBmm: 11 }));
      await expectSeen(question, () => update(sql`profiles`, sql`hire_date = '2015-11-20'`, is));
      await expectSeen(question, () => update(sql`profiles`, sql`hire_date = null`, is));
      await expectSeen(question, () => update(sql`members`, sql`deactivated_at = now()`, sql`id = ${eve.id}`));
      await expectSeen(question, () => update(sql`members`, sql`deactivated_at = null`, sql`id = ${eve.id}`));
      await expectSeen(question, () => update(sql`members`, sql`registered_at = null`, sql`id = ${eve.id}`));
      await expectSeen(question, () => update(sql`members`, sql`registered_at = now()`, sql`id = ${eve.id}`));
      const gone = await here.make.member({ dob_month: 11, dob_day: 20 });
      await expectSeen(question, () => sql`delete from profiles where member_id = ${gone.id}`.execute(here.db));
    }
  });

  test('whom Home presents', async () => {
    const zoe = await here.make.member({ get_to_know: true, hobbies: 'Chess' });
    const put = (more: object) => here.post('/api/member/memberupdate', more, { as: zoe.id });
    await expectSeen(home, () => put({ interestOtherDesc: 'Go' }));
    await expectSeen(home, () => put({ interest1: '' }));
    await expectSeen(home, () => put({ interest1: 'Y', otherInfo: 'The sea' }));
    const { body } = await here.post(home.path, home.body, { as: zoe.id });
    expect(body.homeGetToKnow.map(({ memberId }: { memberId: string }) => memberId)).not.toContain(zoe.memberId);
  });

  test('who was recognised last, how they are called and where they belong', { tags: 'seed' }, async () => {
    const boss = await here.make.member({ is_manager: true });
    const sol = await here.make.member({ firstname: 'Sol', manager_id: boss.id });
    const nomination = { nomCat: ['Act of Courage'], reason: 'Ran in.', members: [sol.memberId] };
    const { nomIds } = (await here.post('/api/nom/newnom', nomination, { as: eve.id })).body;
    const rating = {
      nomId: nomIds[0],
      reviewRating: 5,
      isCustom: false,
      customPoints: null,
      isIncludeInQuarterly: false,
    };
    await expectSeen(home, () =>
      here.post('/api/reward/donexusnomreviewreward', { ...rating, quarterlyMotivation: '' }, { as: boss.id }),
    );
    await expectSeen(home, () => update(sql`profiles`, sql`known_as = 'Solomon'`, sql`member_id = ${sol.id}`));
    await here.make.division('D8');
    await expectSeen(home, () => update(sql`members`, sql`division_code = 'D8'`, sql`id = ${sol.id}`));
    await expectSeen(home, () => update(sql`divisions`, sql`name = 'Far away'`, sql`code = 'D8'`));
    await expectSeen(home, () => update(sql`members`, sql`deactivated_at = now()`, sql`id = ${sol.id}`));
    await expectSeen(home, () => update(sql`members`, sql`deactivated_at = null`, sql`id = ${sol.id}`));
    await expectSeen(home, () => sql`delete from profiles where member_id = ${sol.id}`.execute(here.db));
  });

  test('the next day, which nobody changes', async () => {
    await here.make.member({ firstname: 'Tomorrow', dob_month: 11, dob_day: 21 });
    await expectSeen(celebrations, async () => {
      for (const portal of [here, there, forgetful]) portal.now = new Date('2026-11-20T22:30:00Z');
      await sql`update tokens set last_used_at = ${here.now}, expires_at = '2030-01-01'`.execute(here.db);
    });
  });
});
