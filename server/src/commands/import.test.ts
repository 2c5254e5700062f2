import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config/config';
import type { PlainError } from '#errors/plain-error';
import { invariants } from '#ledger/invariants';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { command } from './role.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'laurel-import-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

const program = join(import.meta.dirname, '../laurel.ts');
const surroundings = () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, DATABASE_URL: database.url, DATA_DIR: folder };
};

/** Runs the program on the test's database, as an operator would. */
function laurel(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env: surroundings() }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

function promos(...rows: string[]): string {
  const path = join(folder, 'promos.csv');
  writeFileSync(path, ['code,kind,value', ...rows].join('\n'));
  return path;
}

/** The command without its process: what it says, or what it refuses. */
async function role(words: string[], options: Record<string, unknown> = {}): Promise<string> {
  const said: string[] = [];
  const config = readConfig({ LAUREL_DEMO: 'on', DATABASE_URL: database.url, DATA_DIR: folder });
  const call = { words, options, config, say: (line: string) => void said.push(line), mounted: async () => [] };
  await command.run(call).catch((error: PlainError) => said.push(error.message));
  return said.join('\n');
}

const codes = async () => (await database.db.selectFrom('promos').select('code').execute()).map(({ code }) => code);

test('errors are told by line, and nothing is changed', async () => {
  const { code, out, err } = await laurel('import', promos('A,percent,10', 'B,percent,101', ',percent,5'));
  expect(code).toBe(1);
  expect(out).toContain(
    'line 3, value: Please give a whole number from 1 to 100.\nline 4, code: Please fill this in.\n',
  );
  expect(err).toContain('Nothing was changed. There are 2 errors');
  expect(await codes()).toEqual([]);
});

test('a dry run tells what would change; then it is done, and told in numbers', async () => {
  const path = promos('A,percent,10');
  const dry = await laurel('import', path, '--dry-run');
  expect([dry.code, dry.out]).toEqual([0, expect.stringContaining('added A: 10 %\npromos: 1 added')]);
  expect(await codes()).toEqual([]);
  const real = await laurel('import', path);
  expect([real.code, real.out]).toEqual([
    0,
    expect.stringContaining('promos: 1 added, 0 changed, 0 removed, 0 unchanged.'),
  ]);
  expect(await codes()).toEqual(['A']);
});

test('a misspelt confirmation and a missing file are told in one line', async () => {
  const confirm = await laurel('import', promos('A,percent,10'), '--confirm', 'everything');
  expect([confirm.code, confirm.err]).toEqual([
    1,
    expect.stringContaining('Please give confirm as one of leavers, roles, prices'),
  ]);
  const missing = await laurel('import', join(folder, 'none.csv'));
  expect([missing.code, missing.err]).toEqual([1, expect.stringMatching(/none\.csv cannot be read/)]);
});

test('who reads one line and goes keeps nothing from being done, and sees no stack', async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => `P${n},percent,10`);
  const running = spawn(process.execPath, [program, 'import', promos(...rows)], { env: surroundings() });
  running.stdout.once('data', () => running.stdout.destroy());
  let err = '';
  running.stderr.on('data', (text) => {
    err += text;
  });
  const [code] = await once(running, 'close');
  expect([code, err]).toEqual([0, '']);
  expect(await codes()).toContain('P4999');
});

test('the operator gives, lists and ends roles', async () => {
  await sql`insert into divisions (code, name, country_code, cluster_code) values ('D9', 'D9', 'ZA', 'X')`.execute(
    database.db,
  );
  await sql`
    with made as (
      insert into members (member_number, public_id, division_code, site_template) values ('R1', '777777', 'D9', 'laurel') returning id)
    insert into profiles (member_id, is_active, division_code, firstname, surname, search_text)
    select id, true, 'D9', 'Rae', 'Role', '' from made`.execute(database.db);
  const given = await laurel('role', 'give', 'R1', 'administrator');
  expect([given.code, given.out]).toEqual([0, expect.stringMatching(/^Assignment \d+ is given\.\n$/)]);
  const wrong = await laurel('role', 'give', 'R1', 'shop', '--scope', 'cluster:X');
  expect([wrong.code, wrong.err]).toEqual([1, 'This can be held over everything only.\n']);
  await role(['give', 'R1', 'committee'], { scope: 'cluster:X' });
  const out = await role(['list', 'R1']);
  expect(out).toMatch(/R1 Rae Role: administrator over everything, from .*, given\n.*committee over cluster:X/);
  const [administrator = '', committee = ''] = out.split('\n').map((line) => line.split(' ')[0]);
  expect(await role(['end', committee])).toBe('The role is ended.');
  expect(await role(['end', administrator])).toContain('the last administrator');
  expect(await role(['list'], { capability: 'committee', ended: true })).toContain('committee over cluster:X');
});

test('the ledger is verified, and the calls are listed', async () => {
  expect((await laurel('verify-ledger')).out).toBe(
    `The ledger holds: ${invariants.length} invariants, 0 transactions.\n`,
  );
  const { code, out } = await laurel('calls');
  expect(code).toBe(0);
  expect(out).toMatch(/POST \/datauploadapi\/dataupload +uploader +changes +mounted\n/);
  expect(out).toMatch(/\d+ calls, \d+ mounted\.\n$/);
});
