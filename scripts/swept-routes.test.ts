import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The patterns of `routePaths` in web/src/paths.ts, such as `/rewards/:urlParam?`. */
const [, table = ''] = /routePaths = \{([\s\S]*?)\n\}/.exec(read('web/src/paths.ts')) ?? [];
const patterns = [...table.matchAll(/\w+: '([^']+)'/g)].map(([, pattern = '']) => pattern);

/** The addresses that the sweep opens. */
const [, rows = ''] = /screens: [^=]+= \[([\s\S]*?)\n\];/.exec(read('e2e/screens.e2e.ts')) ?? [];
const addresses = [...rows.matchAll(/\['\w+', '([^'?]+)/g)].map(([, address = '']) => address);

test('the route table and the sweep are read', () => {
  expect(patterns.length).toBeGreaterThan(25);
  expect(addresses.length).toBeGreaterThan(patterns.length);
});

test.each(patterns)('the sweep of screens.e2e.ts opens %s', (pattern) => {
  const [first = '', parameter = ''] = pattern.split('/').slice(1);
  const isOptional = parameter.endsWith('?') || parameter === '';
  expect(
    addresses.filter((address) => {
      const parts = address.slice(1).toLowerCase().split('/');
      const fits = first.startsWith(':') ? !patterns.includes(address) : parts[0] === first.toLowerCase();
      return fits && (isOptional || parts.length > 1 || first.startsWith(':'));
    }),
  ).not.toEqual([]);
});
