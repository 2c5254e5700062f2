import path from 'node:path';
import { acts, drillFolder, ended, look, port, portalEnv, productsToBuy, reached } from './drill.ts';
import { mailSink } from './mail-sink.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPortal } from './portal.ts';
import { ask, follow, newPostgres, standbyOf, startPostgres, until } from './postgres.ts';
import { report } from './report.ts';
import { prepare, run } from './workload.ts';

/**
 * `node bench/faults/pooler.ts`: PgBouncer by transactions before each server of a synchronous pair, fewer sessions than the portal has
 * connections, and both named in DATABASE_URL. The roles change twice in the middle of 10,500 orders and gifts: once the primary is killed
 * hard and the standby promoted, once the two change places in order. Needs PostgreSQL's own programs and PgBouncer.
 */
const folder = drillFolder();
const sink = await mailSink();
const inFolder = (name: string) => path.join(path.dirname(folder.dataDir), name);
let primary = await newPostgres(inFolder('first'), port(20), ['wal_level=replica']);
let standby = await standbyOf(primary, inFolder('second'), port(21));
await isFollowed();
const poolers = [
  await startPgBouncer({ port: port(22), server: port(20), sessions: 6, folder: inFolder('pooler-1') }),
  await startPgBouncer({ port: port(23), server: port(21), sessions: 6, folder: inFolder('pooler-2') }),
];
const both = (one: number, other: number) =>
  `postgresql://laurel@127.0.0.1:${one},127.0.0.1:${other}/laurel?target_session_attrs=read-write`;
const direct = both(port(20), port(21));
const env = portalEnv(sink.port, {
  DATABASE_URL: both(port(22), port(23)),
  DATABASE_DIRECT_URL: direct,
  DATABASE_POOL_SIZE: '12',
});
const portal = await startPortal(port(6), env);
const before = await look(env);
const balancer = { urls: [portal.url] };
const load = await prepare(balancer, before);
const productIds = await productsToBuy(before);
await before.close();
let changes: Promise<unknown> = Promise.resolve();
await run(balancer, load, {
  ...acts,
  productIds,
  at: (done) => {
    if (done === reached(0.3)) changes = changes.then(failOver);
    if (done === reached(0.6)) changes = changes.then(changePlaces);
  },
});
await changes;
const after = await look(env);
ended(
  await report(
    'PgBouncer by transactions; primary killed, standby promoted; then both changed places',
    after,
    load,
    sink,
  ),
);
await after.close();
await portal.stop();
for (const pooler of poolers) await pooler.stop();
await standby.stop();
await primary.stop();
await sink.close();
folder.remove();

/** What is confirmed is on both. */
async function isFollowed(): Promise<void> {
  await ask(primary.port, "alter system set synchronous_standby_names = 'standby'");
  await ask(primary.port, 'select pg_reload_conf()');
  await until(primary.port, "select from pg_stat_replication where sync_state = 'sync'");
}

/** The primary dies, the standby is promoted, and who died comes back as its standby. */
async function failOver(): Promise<void> {
  await primary.kill();
  const { port: freed } = primary;
  await ask(standby.port, 'select pg_promote()');
  primary = standby;
  standby = await standbyOf(primary, inFolder('first-again'), freed);
  await isFollowed();
}

/** In order, as for maintenance: the primary ends when its standby has all of it. */
async function changePlaces(): Promise<void> {
  const { port: freed, folder: former } = primary;
  await primary.stop();
  await ask(standby.port, 'select pg_promote()');
  primary = standby;
  follow(former, primary.port);
  standby = await startPostgres(former, freed);
  await isFollowed();
}
