import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFiles } from './own-files.ts';

const root = join(import.meta.dirname, '..');
const read = /^(?:README\.md|docs\/(?!decisions)|demo\/|(?:web|server|contract)\/(?:src|index\.html))/;

test('people sign on, in every word that they read', () => {
  const files = ownFiles(root).filter((path) => read.test(path) && /\.(?:md|html|csv|tsx?)$/.test(path));
  expect(files.length).toBeGreaterThan(900);
  const otherwise = /\b(?:sign(?:s|ed|ing)?|log(?:s|ged|ging)?)[ -]in(?:to)?\b/i;
  expect(files.filter((path) => otherwise.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
