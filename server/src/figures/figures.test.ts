import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { kept, knownFrom } from '#jobs/runs';
import { proveAndSeal } from '#ledger/proofs';
import { tellTries } from '#outbox/tried';
import { type TestApp, testApp } from '../../test/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});
afterAll(() => portal.close());

const metrics = async () => (await portal.app.inject({ url: '/metrics' })).body;

/** The value of this line of /metrics; undefined where there is none. */
const figure = async (line: string) => {
  const found = (await metrics()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

test('every figure stands in docs/operations.md with its type and its words, and no other', async () => {
  // What delivers messages counts them where it is, in the process that does so.
  const ofDelivery = new Registry();
  tellTries({ registry: ofDelivery, log: portal.app.log });
  const text = `${await metrics()}\n${await ofDelivery.metrics()}`;
  const told = [...text.matchAll(/^# HELP (\S+) (.*)\n# TYPE \S+ (\w+)$/gm)].map(([, name, help, type]) => ({
    name,
    type,
    help,
  }));
  const operations = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const rows = [...operations.matchAll(/^\| `((?:laurel|process|nodejs)_\w+)[^|]*\| +(\w+) +\| (.*?) +\|$/gm)];
  const byName = <Row extends { name: string | undefined }>(all: Row[]) =>
    all.sort((a, b) => String(a.name).localeCompare(String(b.name)));
  const documented = rows.map(([, name, type, help]) => ({ name, type, help }));
  // What Node and the system tell of themselves is not the same everywhere.
  expect(documented).toEqual(expect.arrayContaining(told));
  const ours = ({ name }: { name: string | undefined }) => name?.startsWith('laurel_') === true;
  expect(byName(documented.filter(ours))).toEqual(byName(told.filter(ours)));
});

test('a job tells how often it ran, how often it failed, and when it last did what it should', async () => {
  const failures: unknown[] = [];
  const at = new Date('2026-11-20T02:30:00Z');
  const deps = { db: portal.db, clock: () => at, log: { error: (told: unknown) => void failures.push(told) } };
  await knownFrom(portal.db, [{ name: 'nightly' }, { name: 'never' }]);
  await kept(deps, { name: 'nightly', run: async () => {} });
  const fails = () => Promise.reject(new Error('no'));
  await expect(kept(deps, { name: 'nightly', run: fails })).rejects.toThrow('no');
  expect(failures).toMatchObject([{ job: 'nightly', err: { message: 'no' } }]);
  expect(await figure('laurel_job_runs{job="nightly",outcome="done"}')).toBe(1);
  expect(await figure('laurel_job_runs{job="nightly",outcome="failed"}')).toBe(1);
  expect(await figure('laurel_job_last_success_timestamp_seconds{job="nightly"}')).toBe(at.getTime() / 1000);
  expect(await figure('laurel_job_last_seconds{job="nightly"}')).toBeGreaterThanOrEqual(0);
  expect(await figure('laurel_job_runs{job="never",outcome="done"}')).toBe(0);
  expect(await figure('laurel_job_last_success_timestamp_seconds{job="never"}')).toBeUndefined();
});

test('runs that end together are all counted', async () => {
  const deps = { db: portal.db, clock: () => new Date(), log: { error: () => {} } };
  await knownFrom(portal.db, [{ name: 'often' }]);
  await Promise.all(Array.from({ length: 20 }, () => kept(deps, { name: 'often', run: async () => {} })));
  expect(await figure('laurel_job_runs{job="often",outcome="done"}')).toBe(20);
});

test('a job that is no more is told no more', async () => {
  await knownFrom(portal.db, [{ name: 'former' }]);
  await knownFrom(portal.db, [{ name: 'today' }]);
  expect(await metrics()).not.toContain('job="former"');
  expect(await metrics()).toContain('job="today"');
});

test('the last proof of ledger and audit tells when they were right, and what was not since', async () => {
  await portal.make.member({ points: 100 });
  const good = new Date('2026-11-20T02:30:00Z');
  expect((await proveAndSeal(portal.db, { of: 'whole', now: good })).findings).toEqual([]);
  const owner = await openConnection(portal.settings);
  const set = (by: number) =>
    owner.query(`set session_replication_role = replica;
    update ledger_legs set amount = amount + ${by} where amount > 0`);
  await set(1);
  await proveAndSeal(portal.db, { of: 'whole', now: new Date('2026-11-21T02:30:00Z') });
  await set(-1);
  await owner.end();
  const success = (of: string) => figure(`laurel_proof_last_success_timestamp_seconds{of="${of}"}`);
  expect(await success('ledger')).toBe(good.getTime() / 1000);
  expect(await success('audit')).toBe(Date.parse('2026-11-21T02:30:00Z') / 1000);
  expect(await figure('laurel_proof_findings{of="ledger"}')).toBeGreaterThan(0);
  expect(await figure('laurel_proof_findings{of="audit"}')).toBe(0);
  expect(await figure('laurel_proof_last_seconds{of="ledger"}')).toBeGreaterThan(0);
});
