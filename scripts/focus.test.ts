import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFiles } from './own-files.ts';

const root = join(import.meta.dirname, '..');
const movers = ['web/src/ui/focus/focus.ts', 'web/src/ui/focus/roving-focus.ts'];
const moving = /\.focus\(|\.activeElement\b/;

test('one module moves the focus: the others say where it belongs', () => {
  const pages = ownFiles(root).filter((path) => /^web\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const found = pages.filter((path) => moving.test(readFileSync(join(root, path), 'utf8')));
  expect(found.sort()).toEqual(movers);
});
