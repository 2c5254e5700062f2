import { columnsByKind } from '@laurel/contract/columns/by-kind';
import type { UploadKind } from '@laurel/contract/upload-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { rosterDesk } from '../../test/roster.ts';

/** What docs/imports.md shows is what the portal takes. */
let portal: TestApp;
let desk: Awaited<ReturnType<typeof rosterDesk>>;
beforeAll(async () => {
  portal = await testApp();
  desk = await rosterDesk(portal);
});
afterAll(() => portal.close());

type Cells = Record<string, string>;

const examplesOf = (kind: UploadKind): Cells =>
  Object.fromEntries(Object.entries(columnsByKind[kind]).map(([name, { example }]) => [name, example]));

/** A file with every column of its kind. */
function fileOf(kind: UploadKind, ...rows: Cells[]): string {
  const names = Object.keys(columnsByKind[kind]);
  const quoted = (cells: Cells) => names.map((name) => `"${cells[name] ?? ''}"`).join(',');
  return [names.join(','), ...rows.map(quoted)].join('\n');
}

async function expectTaken(kind: UploadKind, rows: Cells[], counts: object): Promise<void> {
  const { status, body } = await desk.send(fileOf(kind, ...rows), 'confirm=roles,prices,alone');
  expect([status, body]).toMatchObject([200, { kind, errors: [], ...counts }]);
}

test('the examples of every column make files that can be loaded, one after the other', async () => {
  await expectTaken('countries', [examplesOf('countries')], { changed: 1 });
  const roster = examplesOf('roster');
  const boss = { ...roster, memberNumber: '100002', firstName: 'Johan', surname: 'Botha', isManager: 'yes' };
  const others = [
    { ...boss, email: String(roster.managerEmail), managerNumber: '', managerEmail: '', cellNum: '' },
    { ...roster, ...desk.adaRow, divisionCode: 'D1', division: 'Division D1', managerNumber: '' },
  ];
  await expectTaken('roster', [roster, ...others], { added: 2 });
  await expectTaken('budgets', [examplesOf('budgets')], { added: 1 });
  const product = examplesOf('products');
  const voucher = { ...product, productCode: String(examplesOf('vouchers').productCode), kind: 'voucher', stock: '' };
  await expectTaken('products', [product, voucher], { added: 2 });
  await expectTaken('vouchers', [examplesOf('vouchers')], { added: 1 });
  await expectTaken('promos', [examplesOf('promos')], { added: 1 });
  await expectTaken('translations', [examplesOf('translations')], { added: 1 });
});

test.each(['countries', 'roster', 'budgets', 'products', 'vouchers', 'promos', 'translations'] as const)(
  'a file of %s without a column that it needs is refused by the name of the column',
  async (kind) => {
    for (const [name, { required }] of Object.entries(columnsByKind[kind]).filter(([, column]) => column.required)) {
      expect(required).toBe(true);
      const names = Object.keys(columnsByKind[kind]).filter((one) => one !== name);
      const { status, body } = await desk.send(`${names.join(',')}\n${names.map(() => 'x').join(',')}`);
      expect([status, body.message]).toEqual([400, expect.stringContaining(`${name} is missing`)]);
    }
  },
);
