import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildIfStale } from './build-web.ts';

const root = path.join(import.meta.dirname, '..');

test('the first page has at most 105 kB of JavaScript and CSS, 122 kB with the words of all screens, each further screen at most 18.2 kB in 18 files', async () => {
  await buildIfStale();
  const { status, stdout } = spawnSync(process.execPath, ['web/scripts/budget.ts'], { cwd: root, encoding: 'utf8' });
  expect({ status, stdout }).toMatchObject({ status: 0 });
});
