import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../test/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'laurel-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

function laurel(words: string[], env: Record<string, string> = {}) {
  const program = join(import.meta.dirname, 'laurel.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the command line', () => {
  test('lists its commands, and each explains itself', () => {
    expect(laurel(['--help'])).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('verify-ledger'),
    });
    expect(laurel(['backup', '--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('laurel backup <file>'),
    });
  });

  const misused: [string[], string][] = [
    [['dance'], 'There is no command "dance". See npm run laurel -- --help\n'],
    [['backup'], 'backup needs a file. See npm run laurel -- backup --help\n'],
    [['backup', 'a', 'b'], 'backup does not know what "b" is. See npm run laurel -- backup --help\n'],
    [['backup', '--fast'], "Unknown option '--fast'. See npm run laurel -- backup --help\n"],
  ];
  for (const [place, [words, stderr]] of misused.entries())
    test(`${words.join(' ')} is refused with one line`, { tags: place < 2 ? [] : ['sweep'] }, () => {
      expect(laurel(words)).toEqual({ status: 2, stdout: '', stderr });
    });

  test('tells a wrong setting and an absent database in one line', () => {
    expect(laurel(['migrate'], { PORT: 'x' }).stderr).toBe('PORT must be a whole number from 0 to 65535, not "x".\n');
    const away = laurel(['migrate'], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
    expect(away).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The database refuses or is away: .*\n$/) });
  });

  test('migrates, backs up and restores by DATABASE_URL', async () => {
    const [origin, target] = [await emptyDatabase(), await emptyDatabase()];
    const file = join(folder, 'laurel.backup');
    expect(laurel(['backup', file], { DATABASE_URL: origin.url }).stderr).toMatch(
      /^This database holds nothing of Laurel.*\n$/,
    );
    const migrated = laurel(['migrate'], { DATABASE_URL: origin.url });
    expect(migrated).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('Migrated: 0001_company'),
    });
    expect(laurel(['migrate'], { DATABASE_URL: origin.url }).stdout).toMatch(
      /^The database is up to date at version \d+\.\n$/,
    );
    const backedUp = laurel(['backup', file], { DATABASE_URL: origin.url });
    expect(backedUp).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('keep them apart') });
    const restored = laurel(['restore', file], { DATABASE_URL: target.url });
    expect(restored).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('Everyone signs on again'),
    });
    expect(laurel(['restore', file], { DATABASE_URL: target.url }).stderr).toMatch(/^This database is not empty.*\n$/);
    await origin.close();
    await target.close();
  });
});
