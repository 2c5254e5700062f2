import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Instances, instances } from '../../test/instances.ts';

let all: Instances;
let { here, shop, versions } = {} as Instances;

beforeAll(async () => {
  all = await instances();
  ({ here, shop, versions } = all);
});
afterAll(() => all.close());

const update = (table: string, set: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`update ${sql.table(table)} set ${set} where ${where}`.execute(here.db);

/** Of each column a change, and whether anybody sees it: a new column is put here, and into the trigger if it is seen. */
const columns = {
  products: {
    seen: {
      alloc: sql`alloc = 'NA'`,
      code: sql`code = 'other'`,
      category_id: sql`category_id = (select min(id) from categories)`,
      name: sql`name = 'other'`,
      brand: sql`brand = 'other'`,
      model: sql`model = 'other'`,
      description: sql`description = 'other'`,
      features: sql`features = '{other}'`,
      price_minor: sql`price_minor = 1`,
      price_description: sql`price_description = 'other'`,
      image_file: sql`image_file = 'other'`,
      kind: sql`kind = 'voucher', stock = null`,
      stock: sql`stock = 0`,
      is_no_basket: sql`is_no_basket = true`,
      is_active: sql`is_active = false`,
    },
    unseen: ['id', 'is_promo_excluded', 'updated_at', 'price_by_id', 'price_confirmed_by_id', 'price_from_minor'],
  },
  profiles: {
    seen: {
      is_active: sql`is_active = false`,
      division_code: sql`division_code = 'D2'`,
      firstname: sql`firstname = 'other'`,
      known_as: sql`known_as = 'other'`,
      surname: sql`surname = 'other'`,
      family_first: sql`family_first = true`,
      hire_date: sql`hire_date = '2001-02-03'`,
      dob_day: sql`dob_day = 3`,
      dob_month: sql`dob_month = 3`,
      get_to_know: sql`get_to_know = false, hobbies = ''`,
      hobbies: sql`hobbies = 'other'`,
      dreams: sql`dreams = 'other'`,
      picture_id: sql`picture_id = (select max(id) from pictures)`,
      shuffle_key: sql`shuffle_key = 0.5`,
      shows_anniversary: sql`shows_anniversary = false`,
    },
    unseen: [
      ...[
        'member_id',
        'roster_name',
        'called',
        'display_name',
        'email',
        'roster_email',
        'email_confirmed_at',
        'cell_num',
        'roster_cell_num',
      ],
      'search_text',
      ...['language', 'roster_language', 'browser_language', 'asks_picture'],
    ],
  },
} as const;

test.each(Object.entries(columns))(
  'every column of %s that is seen raises a version, and no other does',
  async (table, { seen, unseen }) => {
    const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
      here.db,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(seen), ...unseen].sort());
    await here.make.division('D2');
    await sql`insert into pictures (id, kind, mime_type, width, height, bytes) values (md5('p'), 'profile', 'image/webp', 1, 1, '') on conflict do nothing`.execute(
      here.db,
    );
    for (const [column, change] of Object.entries(seen)) {
      const id =
        table === 'products'
          ? Number(await shop.product())
          : (await here.make.member({ dob_month: 5, dob_day: 5, get_to_know: true, hobbies: 'Chess' })).id;
      const before = await versions();
      await update(table, change, sql`${sql.ref(table === 'products' ? 'id' : 'member_id')} = ${id}`);
      expect([column, await versions()]).not.toEqual([column, before]);
    }
    const before = await versions();
    await update('products', sql`updated_at = now(), is_promo_excluded = not is_promo_excluded`, sql`true`);
    await update('profiles', sql`email_confirmed_at = now(), cell_num = cell_num`, sql`true`);
    expect(await versions()).toEqual(before);
  },
);
