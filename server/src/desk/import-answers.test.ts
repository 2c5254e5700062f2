import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { spoolBytes } from '#files/uploaded-file';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { buy, makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { manyOrders } from '../../test/many-orders.ts';
import { upload } from '../../test/upload.ts';
import { workbookParts, zipOf } from '../../test/workbook.ts';
import { importAnswers } from './import-answers.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;
let productId: string;
const bottle = 'Insulated bottle, 500 ml';

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, points: 1000 });
  productId = await makeProduct(portal, { name: bottle, stock: 100_000 });
});
beforeEach(async () => {
  ann = await portal.make.member({ points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const send = (file: string | Buffer, query = '') =>
  upload(portal, file, { as: ada.id, path: '/api/shop/deskimport', query });
const orders = (count: number, more: object = {}) =>
  manyOrders(portal, { count, memberId: ann.id, productId, ...more });
const standing = async (id: string) =>
  portal.db
    .selectFrom('order_line_states')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .innerJoin('order_states', 'order_states.order_id', 'order_lines.order_id')
    .select(['dispatch_status as status', 'carrier', 'reference', 'order_states.status_id as order'])
    .where('order_line_id', '=', Number(id))
    .executeTakeFirstOrThrow();
const exported = async () => {
  const headers = { authorization: `Bearer ${await portal.tokenOf(ada.id)}` };
  return (await portal.app.inject({ method: 'POST', url: '/api/shop/deskexport', headers })).body;
};
const errorsOf = (body: { errors: { line: number; field: string; message: string }[] }) =>
  body.errors.map(({ line, field, message }) => `${line} ${field}: ${message}`);

test('a file with semicolons and a comma in a name is read as it stands: the quantity is no state', async () => {
  const [id] = await orders(1);
  const row = `${id};${bottle};1;sent;Courier & Co;CC-1`;
  const file = `memberOrderItemId;itemDescription;itemQty;dispatchStatus;carrier;reference\r\n${row}\r\n`;
  expect((await send(file)).body).toMatchObject({ changed: 1, unchanged: 0, told: 1, errors: [] });
  expect(await standing(id as string)).toEqual({ status: 2, carrier: 'Courier & Co', reference: 'CC-1', order: 30 });
});

test.each([
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['tabs', (text: string) => Buffer.from(text.replaceAll(',', '\t'))],
])('the file may come in %s, with its columns in any order', async (_, bytes) => {
  const [id] = await orders(1);
  const file = bytes(`Carrier,Dispatch Status,MEMBERORDERITEMID\r\nMøller,In Preparation,${id}\r\n`);
  expect((await send(file)).body).toMatchObject({ changed: 1, errors: [] });
  expect(await standing(id as string)).toMatchObject({ status: 1, carrier: 'Møller', order: 20 });
});

test('the file may be an Excel workbook', async () => {
  const [id] = await orders(1);
  const cells = (...texts: string[]) => `<row>${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
  const rows = cells('memberOrderItemId', 'dispatchStatus', 'reference') + cells(id as string, 'shipped', 'X-1');
  expect((await send(zipOf(workbookParts({ rows })))).body).toMatchObject({ changed: 1, errors: [] });
  expect(await standing(id as string)).toMatchObject({ status: 2, reference: 'X-1' });
});

test('a dry run shows what would change, field by field, and changes nothing', async () => {
  const [one, two] = await orders(2);
  const file = `memberOrderItemId,dispatchStatus,carrier,note\r\n${one},2,Post,x\r\n${two},0,,\r\n`;
  const { status, body } = await send(file, 'dryRun=1');
  expect([status, body]).toEqual([
    200,
    {
      changed: 1,
      unchanged: 1,
      own: 0,
      told: 1,
      ignored: ['note'],
      changes: [
        {
          line: 2,
          memberOrderItemId: one,
          orderNum: expect.any(String),
          itemDescription: bottle,
          before: { dispatchStatus: 0, carrier: '', reference: '' },
          after: { dispatchStatus: 2, carrier: 'Post', reference: '' },
        },
      ],
      errors: [],
    },
  ]);
  expect(await standing(one as string)).toMatchObject({ status: 0, carrier: '' });
  expect((await send(file, 'dryrun=1')).body.formErrors).toHaveProperty('dryrun');
  expect((await send(file, 'dryRun=yes')).body.formErrors).toHaveProperty('dryRun');
});

test('what suppliers get, they send back: the exported file changes nothing, and its answers do', async () => {
  const risky = await makeProduct(portal, { name: '=Mug\n"large"', stock: 10 });
  await buy(portal, ann, [risky, risky]);
  const file = await exported();
  expect((await send(file, 'dryRun=1')).body).toMatchObject({ changed: 0, errors: [] });
  const answered = file.replaceAll(/"0";"";""\r\n/g, '"delivered";"";""\r\n');
  expect((await send(answered, 'dryRun=1')).body.errors[0].message).toBe(
    'This line is waiting: it cannot become delivered.',
  );
  const sent = file.replaceAll(/"0";"";""\r\n/g, '"SENT";"Post";"A-1"\r\n');
  expect((await send(sent)).body.errors).toEqual([]);
  expect((await send(sent)).body).toMatchObject({ changed: 0, told: 0 });
});

test('a row that belongs to another line is refused by name, with every other error, and nothing is changed', async () => {
  const [one, two, three, four, five, six, seven] = await orders(7);
  const [gone] = await orders(1, { qtyRefunded: 1 });
  const { orderNum } = (await send(`memberOrderItemId,dispatchStatus\r\n${one},2\r\n`, 'dryRun=1')).body.changes[0];
  const rows = [
    `${one},${orderNum},P1,"${bottle}",1,sent`,
    `${two},${orderNum},P1,"${bottle}",1,sent`,
    `${three},,P-OTHER,,1,sent`,
    `${four},,,Mug,1,sent`,
    `${five},,,,2,sent`,
    `${one},,,,1,sent`,
    `${gone},,,,,sent`,
    '999999999,,,,1,sent',
    'x,,,,1,sent',
    `${six},,,,1,lost`,
    `${seven},,,,1`,
  ];
  const header = 'memberOrderItemId,orderNum,productCode,itemDescription,Quantity,Status';
  const { status, body } = await send(`${header}\r\n${rows.join('\r\n')}\r\n`);
  expect([status, body.message, body.changed]).toEqual([400, 'Nothing is changed: 10 lines have errors.', 0]);
  expect(errorsOf(body)).toEqual([
    expect.stringMatching(/^3 orderNum: Order line \d+ has “\d+” here, not “\d+”\.$/),
    `4 productCode: Order line ${three} has “P1” here, not “P-OTHER”.`,
    `5 itemDescription: Order line ${four} has “${bottle}” here, not “Mug”.`,
    `6 Quantity: Order line ${five} has “1” here, not “2”.`,
    '7 memberOrderItemId: This order line stands on line 2 too.',
    '8 memberOrderItemId: This line was refunded whole.',
    '9 memberOrderItemId: There is no such order line.',
    '10 memberOrderItemId: This is not an order line.',
    '11 Status: Please give in preparation, sent or delivered; or 1, 2 or 3.',
    '12 : This row has 5 columns; the header row has 6.',
  ]);
  expect(await standing(one as string)).toMatchObject({ status: 0 });
});

test('a file that is no list of answers is refused by name', async () => {
  for (const file of ['no,such\r\n1,2\r\n', 'memberOrderItemId\r\n1\r\n', 'a,b\r\n', Buffer.from('%PDF-1.7')]) {
    const { status, body } = await send(file);
    expect([status, Object.keys(body.formErrors)]).toEqual([400, ['fileData']]);
  }
  const many = `memberOrderItemId,dispatchStatus\r\n${'1,2\r\n'.repeat(20_001)}`;
  expect((await send(many)).body.message).toContain('20\u00a0001');
});

test('D4: answers to the own order of whoever imports are left for somebody else, and said so', async () => {
  const [theirs] = await orders(1);
  const [own] = await orders(1, { memberId: ada.id });
  const file = `memberOrderItemId,dispatchStatus\r\n${theirs},2\r\n${own},2\r\n`;
  expect((await send(file)).body).toMatchObject({ changed: 1, own: 1, errors: [] });
  expect(await standing(own as string)).toMatchObject({ status: 0 });
});

test('a thousand lines take as many statements as one, and each buyer is told once', async () => {
  const statements = async (ids: string[]) => {
    let count = 0;
    const counting = portal.db.withPlugin({
      transformQuery: ({ node }) => {
        count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const file = await spoolBytes(
      Buffer.from(`memberOrderItemId,dispatchStatus,carrier\r\n${ids.map((id) => `${id},2,Post\r\n`).join('')}`),
      'answers.csv',
    );
    const at = { actorId: ada.id, now: portal.now };
    const outcome = await importAnswers(counting, at, { file, dryRun: false });
    await file.close();
    expect([outcome.changed, outcome.changes.length]).toEqual([ids.length, Math.min(200, ids.length)]);
    return count;
  };
  const [first, ...others] = await orders(1001);
  expect(await statements(others)).toBe(await statements([first as string]));
  await portal.settle();
  const { told } = await portal.db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('told'))
    .where('member_id', '=', ann.id)
    .where('letter', '=', 'dispatch')
    .executeTakeFirstOrThrow();
  expect(Number(told)).toBe(1001);
  const acts = (await portal.acts()).filter(({ act }) => act === 'supplier.answers.imported');
  expect(acts.slice(-2).map(({ facts }) => (facts as { moved: number }).moved)).toEqual([1000, 1]);
});

test('a review begun while a file is imported is not refused: the lock of the audit is taken last', {
  tags: 'seed',
}, async () => {
  const mia = await portal.make.member({ is_manager: true });
  const bob = await portal.make.member({ manager_id: mia.id });
  const nomination = { nomCat: ['Act of Courage'], reason: 'Stood up.', members: [`1.${bob.publicId}`] };
  const { body } = await portal.post('/api/nom/newnom', nomination, { as: ann.id });
  const ids = await orders(50);
  const file = `memberOrderItemId,dispatchStatus\r\n${ids.map((id) => `${id},1\r\n`).join('')}`;
  let imported: ReturnType<typeof send> | undefined;
  await portal.db.transaction().execute(async (tx) => {
    // The import comes to this line in the middle of its work, and waits.
    await tx
      .selectFrom('order_line_states')
      .select('order_line_id')
      .where('order_line_id', '=', Number(ids[49]))
      .forUpdate()
      .execute();
    imported = send(file);
    await untilWaiting();
    const declined = { nomId: body.nomIds[0], motivation: 'Not now.' };
    expect((await portal.post('/api/nom/donexusnomreviewdecline', declined, { as: mia.id })).status).toBe(200);
  });
  expect((await imported)?.body.changed).toBe(50);
});

async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and a.datname = current_database()`.execute(portal.db);
    if ((rows[0]?.n ?? 0) > 0) return;
    await sleep(5);
  }
}

test('of two files at once each line is moved once, and the second finds it moved', async () => {
  const ids = await orders(200);
  const file = (status: string) =>
    `memberOrderItemId,dispatchStatus\r\n${ids.map((id) => `${id},${status}\r\n`).join('')}`;
  const answers = await Promise.all([send(file('2')), send(file('2')), send(file('2'))]);
  expect(answers.map(({ body }) => body.changed).sort()).toEqual([0, 0, 200]);
});
