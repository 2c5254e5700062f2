import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web/src');
const flags = /\b(?:isAdminReports|role_ca|role_cc|role_idea|role_inv)\b|\bmember\w*\.isManager\b/;

test('no screen reads a flag: whatever somebody may do is asked of the contract', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
  const screens = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  expect(screens.length).toBeGreaterThan(200);
  expect(screens.filter((file) => flags.test(readFileSync(join(web, file), 'utf8')))).toEqual([]);
});
