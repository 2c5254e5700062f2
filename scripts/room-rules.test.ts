import { describe, expect, test } from 'vitest';
import { circles, importsOf } from './imports.ts';
import { complaintsAbout, roomComplaints } from './room-rules.ts';

const complaints = (path: string, text: string) =>
  complaintsAbout({ path, text }).map((words) => words.slice(path.length + 2));
const importing = (path: string, specifier: string) =>
  complaints(path, `import { it } from '${specifier}';\nexport const that = it;`);

describe('reading imports', () => {
  test('finds every form, over several lines too, and what it means', () => {
    // Not written as one text: at the beginning of a line this file itself would be read so.
    const text = [
      "import { a } from './a.ts';",
      'import type {',
      '  B,',
      "} from '#db/b';",
      "import '#http/c';",
      "export { d } from '@laurel/contract/d';",
      `const e = await import(${"'@laurel/contract'"});`,
      "const f = `import x from 'y'`; // import z from 'z'",
      "import pg from 'pg';",
    ].join('\n');
    expect(
      importsOf({ path: 'server/src/orders/order.ts', text }).map(({ target, specifier }) => target ?? specifier),
    ).toEqual([
      'server/src/orders/a.ts',
      'server/src/db/b.ts',
      'server/src/http/c.ts',
      'contract/src/d.ts',
      'pg',
      'contract/src/index.ts',
    ]);
  });

  test('tells each circle once', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ]);
    expect(circles(graph)).toEqual([['a', 'b', 'c', 'a']]);
  });
});

describe('the house allows', () => {
  test.each([
    ['server/src/main.ts', './app.ts'],
    ['server/src/app.ts', '#shop/calls'],
    ['server/src/main.ts', '#processes/processes'],
    ['server/src/processes/worker.ts', '#company'],
    ['server/src/uploads/importers.ts', '#roster/roster'],
    ['server/src/orders/order.ts', '#ledger/post'],
    ['server/src/orders/order.ts', './rules.ts'],
    ['server/src/orders/orders.test.ts', '../../test/database.ts'],
    ['server/src/desk/calls.ts', '@laurel/contract/calls/desk'],
    ['server/src/commands/import.ts', '#uploads/roster'],
    ['server/src/demo/load.ts', '#nominations/submit'],
    ['web/src/checkout/BasketPage.tsx', '../paths.ts'],
    ['web/src/checkout/BasketPage.tsx', '#shop/shop-queries.ts'],
    ['web/src/checkout/BasketPage.tsx', '#ui/fields/Field.tsx'],
    ['web/src/ui/tables/Table.tsx', '#ui/buttons/Button.tsx'],
    ['web/src/ui/fields/Field.test.tsx', '../../../test/part.tsx'],
    ['web/src/awards/AwardPage.tsx', '#picker/Picker.tsx'],
    ['web/src/ui/fields/Counter.tsx', '@laurel/contract/limits'],
    ['contract/src/calls/orders.ts', 'zod/mini'],
    ['contract/src/calls/orders.ts', '#shapes/wire'],
    ['contract/src/calls/members/home.ts', '#calls/recognition/celebration-row'],
    ['contract/src/index.ts', './calls/orders.ts'],
    ['contract/src/rules/months.test.ts', 'fast-check'],
    ['web/src/lib/csv.ts', '@laurel/contract/rules/csv'],
    ['scripts/check-calls.ts', '@laurel/contract/call-rows'],
    ['bench/transfers.ts', '@laurel/contract/points'],
    ['scripts/test.ts', '../e2e/run.ts'],
  ])('%s to import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([]);
  });
});

describe('the house does not allow', () => {
  test.each([
    ['server/src/orders/order.ts', '#nominations/review', 'a noun never imports a noun'],
    [
      'server/src/ledger/post.ts',
      '#shop/rules',
      'ledger may import errors, texts, languages, config, secrets, db, not shop',
    ],
    ['server/src/db/pool.ts', '#ledger/post', 'db may import errors, texts, languages, config, secrets, not ledger'],
    ['server/src/orders/order.ts', '../ledger/post.ts', 'leaves the room: write #ledger/post'],
    ['server/src/orders/order.ts', '../../test/database.ts', 'climbs two levels'],
    ['server/src/orders/order.ts', '#identity/provider-client', 'not identity'],
    ['server/src/orders/order.ts', '../app.ts', 'leaves the room'],
    ['server/src/demo/load.ts', '#commands/import', 'stands above it'],
    ['server/src/orders/order.ts', '../../../web/src/paths.ts', 'climbs two levels'],
    ['web/src/checkout/BasketPage.tsx', '@laurel/server', 'behind the wall'],
    ['web/src/checkout/BasketPage.tsx', '#catalogue/ShopView.tsx', 'a noun never imports a noun'],
    ['server/src/company.ts', '#processes/stopping', 'stands above it'],
    ['server/src/imports/importer.ts', '#uploads/importers', 'not uploads'],
    ['web/src/ui/fields/Counter.tsx', '#shell/Shell.tsx', 'not shell'],
    [
      'web/src/ui/buttons/Button.tsx',
      '#ui/tables/Table.tsx',
      'ui/buttons may import ui/focus, router, lib, not ui/tables',
    ],
    ['web/src/ui/fields/Counter.tsx', '@laurel/contract/calls/orders', 'could ship in another product'],
    ['web/src/lib/csv.ts', '@laurel/contract', 'could ship in another product'],
    ['web/src/lib/csv.ts', 'node:fs', 'does not exist in a browser'],
    ['web/src/lib/reader.ts', '@laurel/contract/languages/catalogue', 'reads files'],
    [
      'contract/src/calls/orders.ts',
      'react',
      'the contract imports zod/mini,icu-minify/format,icu-minify/compile,@schummar/icu-type-parser,culori/fn and nothing else',
    ],
    [
      'contract/src/calls/orders.ts',
      'vitest',
      'the contract imports zod/mini,icu-minify/format,icu-minify/compile,@schummar/icu-type-parser,culori/fn and nothing else',
    ],
    ['contract/src/rules/months.ts', '#shapes/wire', 'rules may import root, programme, looks, not shapes'],
    ['contract/src/shapes/quote.ts', '#calls/awards', 'shapes may import root, rules, programme, looks, not calls'],
    ['contract/src/events.ts', './calls/uploads.ts', 'root may import rules, programme, looks, not calls'],
    [
      'contract/src/calls/members/home.ts',
      '../recognition/cardget.ts',
      'leaves the room: write #calls/recognition/cardget',
    ],
    ['bench/transfers.ts', '../e2e/run.ts', 'bench may not import e2e'],
    ['e2e/shop.e2e.ts', '@laurel/contract/limits', 'journeys reach into no code'],
  ])('%s to import %s', (path, specifier, words) => {
    expect(importing(path, specifier)).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    ['server/src/gifts/send.ts', 'export const a = 1;', 'there is no room "gifts"'],
    ['web/src/ui/gifts/Gift.tsx', 'export const a = 1;', 'there is no room "ui"'],
    ['contract/src/gifts/gift.ts', 'export const a = 1;', 'there is no room "gifts"'],
    ['server/src/clock.ts', 'export const a = 1;', 'only what puts the rooms together'],
    ['server/src/orders/utils.ts', 'export const a = 1;', '"utils" says nothing'],
    ['server/src/orders/index.ts', 'export const a = 1;', 'there is one index file'],
    ['server/src/orders/placeOrder.ts', 'export const a = 1;', 'files are kebab-case'],
    ['server/src/orders/rules.ts', 'export const a = async () => 1;', 'rules.ts is arithmetic'],
    ['server/src/orders/queries.ts', "export const a = () => refuse('notFound');", 'queries.ts is SQL'],
    ['server/src/orders/calls.ts', "export const a = db.selectFrom('orders');", 'SQL belongs into queries.ts'],
    ['server/src/orders/order.ts', 'export const a = (db) => db.transaction().execute();', 'given its transaction'],
    ['server/src/orders/order.ts', 'const a = 1;', 'exports nothing'],
    ['server/src/orders/inside/order.ts', 'export const a = 1;', 'no folders inside'],
    ['web/src/checkout/basket.ts', "export { a } from './a.ts';", 'passes "./a.ts" on'],
  ])('%s with %s', (path, text, words) => {
    expect(complaints(path, text)).toEqual([expect.stringContaining(words)]);
  });
});

test('a room has 25 files at most, without its tests', () => {
  const files = (room: string, count: number) => Array.from({ length: count }, (_, i) => `${room}/file-${i}.ts`);
  const tests = files('web/src/ui/fields', 9).map((path) => path.replace('.ts', '.test.ts'));
  expect(roomComplaints([...files('web/src/ui/fields', 25), ...tests, ...files('web/src/ui/focus', 9)])).toEqual([]);
  expect(roomComplaints(files('contract/src/calls', 26))).toEqual([
    expect.stringContaining('contract/src/calls: 26 files'),
  ]);
  expect(roomComplaints(files('server/src/desk', 26))).toEqual([expect.stringContaining('server/src/desk: 26 files')]);
});
