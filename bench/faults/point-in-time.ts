import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { acts, drillFolder, ended, look, port, portalEnv, productsToBuy, reached } from './drill.ts';
import { mailSink } from './mail-sink.ts';
import { startPortal } from './portal.ts';
import { ask, baseBackupOf, makeFolder, newPostgres, recoverTo, startPostgres, until, urlOf } from './postgres.ts';
import { report } from './report.ts';
import { prepare, run } from './workload.ts';

/**
 * `node bench/faults/point-in-time.ts`: a base backup and an archive of the log are made while people order and give; then the
 * owner drops a table. PostgreSQL goes back to a moment before it, `laurel recovered` makes a portal of that, and people go on.
 * Needs PostgreSQL's own programs.
 */
const folder = drillFolder();
const sink = await mailSink();
const [archive, base] = [path.join(folder.dataDir, 'archive'), path.join(folder.dataDir, 'base')];
makeFolder(archive);
const script = path.join(import.meta.dirname, '../../deploy/archive-wal');
const primary = await newPostgres(path.join(folder.dataDir, 'primary'), port(50), [
  'wal_level=replica',
  'archive_mode=on',
  `archive_command=${script} %p ${archive}/%f`,
  'track_commit_timestamp=on',
]);
const env = portalEnv(sink.port, { DATABASE_URL: urlOf(primary.port) });
const first = await startPortal(port(51), env);
const damaged = await look(env);
const load = await prepare({ urls: [first.url] }, damaged);
const productIds = await productsToBuy(damaged);
const findings: string[] = [];
const from = await position();
let backedUp = Promise.resolve();
let moment = Promise.resolve('');
await run({ urls: [first.url] }, load, {
  ...acts,
  productIds,
  at: (done) => {
    if (done === reached(0.2)) backedUp = baseBackupOf(primary, base);
    if (done === reached(0.6)) moment = now();
  },
});
await backedUp;
const bytesPerAct = Math.round(((await position()) - from) / (acts.orders + acts.gifts));
await first.stop();
await ask(primary.port, 'drop table role_assignments cascade');
await archived();

recoverTo(base, {
  restore_command: `cp ${archive}/%f %p`,
  recovery_target_time: await moment,
  recovery_target_action: 'promote',
});
const recovered = await startPostgres(base, port(52), ['archive_mode=off', 'track_commit_timestamp=on']);
await until(recovered.port, 'select 1 where not pg_is_in_recovery()');
for (const table of ['orders', 'awards', 'ledger_transactions', 'events']) await compare(table);
const sent = sink.times.size;
const again = { ...env, DATABASE_URL: urlOf(recovered.port) };
process.stdout.write(await laurel('recovered'));
const kept = await codesLeftOut();
const portal = await startPortal(port(51), again);
const after = await look(again);
const old = await fetch(`${portal.url}/api/shop/getCheckoutOrderSummary`, {
  method: 'POST',
  headers: { authorization: `Bearer ${load.shoppers[0]?.token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ alloc: 'ZA' }),
});
expect('who was signed on is not any more', old.status === 401);
const next = await prepare({ urls: [portal.url] }, after);
await run({ urls: [portal.url] }, next, {
  orders: Math.round(acts.orders / 10),
  gifts: Math.round(acts.gifts / 10),
  productIds,
  at: () => {},
});
const isGood = await report(`brought back to ${await moment}`, after, next);
const given = new Set(load.confirmed.orders);
expect('no order has a number that somebody has', !next.confirmed.orders.some((orderNum) => given.has(orderNum)));
expect('no code goes to a second person', await nobodyShares());
expect('nothing is sent', sink.times.size === sent);
const verified = await laurel('verify-ledger');
process.stdout.write(
  `${bytesPerAct} bytes of log an act; ${kept} codes left out; ${verified.trim()}; ${findings.length === 0 ? 'all as it should be' : findings.join('; ')}\n`,
);
ended(isGood && findings.length === 0);
await after.close();
await damaged.close();
await portal.stop();
await recovered.stop();
await primary.stop();
await sink.close();
folder.remove();

async function now(): Promise<string> {
  return String((await ask(primary.port, 'select clock_timestamp()::text as now'))[0]?.now);
}

async function position(): Promise<number> {
  const rows = await ask(primary.port, `select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`);
  return Number(rows[0]?.bytes);
}

/** What has been written of the log until now is in the archive. */
async function archived(): Promise<void> {
  const [{ file } = {}] = await ask(primary.port, 'select pg_walfile_name(pg_switch_wal()) as file');
  await until(primary.port, `select 1 from pg_stat_archiver where last_archived_wal >= '${file}'`);
}

/** Exactly what was committed up to the moment is there: of what is only ever written once. */
async function compare(table: string): Promise<void> {
  const one = `select count(*)::int as rows, coalesce(sum(id), 0)::text as ids, max(id)::int as last from ${table}`;
  const [then] = await ask(primary.port, `${one} where pg_xact_commit_timestamp(xmin) <= '${await moment}'`);
  const [there] = await ask(recovered.port, one);
  const isSame = JSON.stringify(then) === JSON.stringify(there);
  expect(`${table} are those of the moment (${JSON.stringify(then)}, found ${JSON.stringify(there)})`, isSame);
  const [all] = await ask(primary.port, one);
  process.stdout.write(`${table}: ${there?.rows} of ${all?.rows} until the moment\n`);
}

/** What the page says to do: codes that people were sent after the moment are given to nobody else. */
async function codesLeftOut(): Promise<number> {
  const issued = await ask(primary.port, 'select id from voucher_codes where order_line_id is not null');
  const ids = issued.map(({ id }) => id).join();
  const left = await ask(
    recovered.port,
    `delete from voucher_codes where order_line_id is null and id in (${ids}) returning id`,
  );
  return left.length;
}

async function nobodyShares(): Promise<boolean> {
  const question = `select v.id, o.order_num as "orderNum" from voucher_codes v join order_lines l on l.id = v.order_line_id join orders o on o.id = l.order_id`;
  const owners = new Map((await ask(primary.port, question)).map(({ id, orderNum }) => [id, orderNum]));
  return (await ask(recovered.port, question)).every(
    ({ id, orderNum }) => !owners.has(id) || owners.get(id) === orderNum,
  );
}

async function laurel(name: string): Promise<string> {
  const program = path.join(import.meta.dirname, '../../server/src/laurel.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, name], {
    env: { ...process.env, ...again },
  });
  return stdout;
}

function expect(words: string, isSo: boolean): void {
  if (!isSo) findings.push(`not so: ${words}`);
}
