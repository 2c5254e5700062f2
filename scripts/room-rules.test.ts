import { describe, expect, test } from 'vitest';
import { circles, importsOf } from './imports.ts';
import { complaintsAbout } from './room-rules.ts';

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
    ['server/src/orders/order.ts', '#ledger/post'],
    ['server/src/orders/order.ts', './rules.ts'],
    ['server/src/orders/orders.test.ts', '../../test/database.ts'],
    ['server/src/desk/calls.ts', '@laurel/contract/desk'],
    ['server/src/commands/import.ts', '#uploads/roster'],
    ['server/src/demo/load.ts', '#nominations/submit'],
    ['web/src/shop/BasketPage.tsx', '../paths.ts'],
    ['web/src/awards/AwardPage.tsx', '#picker/Picker.tsx'],
    ['web/src/ui/Counter.tsx', '@laurel/contract/limits'],
    ['contract/src/orders.ts', 'zod/mini'],
    ['contract/src/months.test.ts', 'fast-check'],
    ['bench/transfers.ts', '@laurel/contract/points'],
    ['scripts/test.ts', '../e2e/run.ts'],
  ])('%s to import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([]);
  });
});

describe('the house does not allow', () => {
  test.each([
    ['server/src/orders/order.ts', '#nominations/review', 'a noun never imports a noun'],
    ['server/src/ledger/post.ts', '#shop/rules', 'ledger may import root, db, not shop'],
    ['server/src/db/pool.ts', '#ledger/post', 'db may import root'],
    ['server/src/orders/order.ts', '../ledger/post.ts', 'leaves the room: write #ledger/post'],
    ['server/src/orders/order.ts', '../../test/database.ts', 'climbs two levels'],
    ['server/src/orders/order.ts', '#identity/provider-client', 'not identity'],
    ['server/src/orders/order.ts', '../app.ts', 'leaves the room'],
    ['server/src/demo/load.ts', '#commands/import', 'stands above it'],
    ['server/src/orders/order.ts', '../../../web/src/paths.ts', 'climbs two levels'],
    ['web/src/shop/BasketPage.tsx', '@laurel/server', 'behind the wall'],
    ['web/src/shop/BasketPage.tsx', '#awards/AwardForm.tsx', 'a noun never imports a noun'],
    ['web/src/ui/Counter.tsx', '#shell/Shell.tsx', 'ui may import router, lib, not shell'],
    ['web/src/lib/csv.ts', '@laurel/contract', 'could ship in another product'],
    ['web/src/lib/csv.ts', 'node:fs', 'does not exist in a browser'],
    ['contract/src/shop.ts', 'react', 'the contract imports zod/mini and nothing else'],
    ['contract/src/shop.ts', 'vitest', 'the contract imports zod/mini and nothing else'],
    ['bench/transfers.ts', '../e2e/run.ts', 'bench may not import e2e'],
    ['e2e/shop.e2e.ts', '@laurel/contract/limits', 'journeys reach into no code'],
  ])('%s to import %s', (path, specifier, words) => {
    expect(importing(path, specifier)).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    ['server/src/gifts/send.ts', 'export const a = 1;', 'there is no room "gifts"'],
    ['server/src/clock.ts', 'export const a = 1;', 'files in src itself are'],
    ['server/src/orders/utils.ts', 'export const a = 1;', '"utils" says nothing'],
    ['server/src/orders/index.ts', 'export const a = 1;', 'there is one index file'],
    ['server/src/orders/placeOrder.ts', 'export const a = 1;', 'files are kebab-case'],
    ['server/src/orders/rules.ts', 'export const a = async () => 1;', 'rules.ts is arithmetic'],
    ['server/src/orders/queries.ts', "export const a = () => refuse('notFound');", 'queries.ts is SQL'],
    ['server/src/orders/calls.ts', "export const a = db.selectFrom('orders');", 'SQL belongs into queries.ts'],
    ['server/src/orders/order.ts', 'export const a = (db) => db.transaction().execute();', 'given its transaction'],
    ['server/src/orders/order.ts', 'const a = 1;', 'exports nothing'],
    ['server/src/orders/inside/order.ts', 'export const a = 1;', 'no folders inside'],
    ['web/src/shop/basket.ts', "export { a } from './a.ts';", 'passes "./a.ts" on'],
  ])('%s with %s', (path, text, words) => {
    expect(complaints(path, text)).toEqual([expect.stringContaining(words)]);
  });
});
