import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

test('an install says nothing of the Node that it is done with: the packages bring their own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-set-up-'));
  for (const workspace of ['contract', 'server', 'web']) {
    mkdirSync(path.join(folder, workspace));
    cpSync(path.join(root, workspace, 'package.json'), path.join(folder, workspace, 'package.json'));
  }
  for (const file of ['package.json', '.npmrc']) cpSync(path.join(root, file), path.join(folder, file));
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  // Whatever Node runs this, a package that wants another is warned of like those that the machine's own is too old for.
  lock.packages['node_modules/pg'].engines = { node: '>=1000' };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
