import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFiles } from './own-files.ts';

const root = join(import.meta.dirname, '..');
const movers = ['focus', 'round', 'roving-focus'].map((name) => `web/src/ui/focus/${name}.ts`);
const moving = /\.focus\(|\.activeElement\b/;

test('one room moves the focus: the others say where it belongs', () => {
  const pages = ownFiles(root).filter((path) => /^web\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const found = pages.filter((path) => moving.test(readFileSync(join(root, path), 'utf8')));
  expect(found.sort()).toEqual(movers);
});
