import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the browser part chooses no words by comparing a count with one: languages have other rules', () => {
  const root = join(import.meta.dirname, '../web/src');
  const files = globSync('**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /=== 1\s+\?/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
