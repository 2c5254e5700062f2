import path from 'node:path';
import { acts, drillFolder, ended, look, port, portalEnv, productsToBuy, reached } from './drill.ts';
import { mailSink } from './mail-sink.ts';
import { startPortal } from './portal.ts';
import { ask, gate, newPostgres, standbyOf, urlOf } from './postgres.ts';
import { report } from './report.ts';
import { prepare, run } from './workload.ts';

/**
 * `node bench/faults/failover.ts`: streaming replication with synchronous commit; the primary is killed hard in the middle
 * of 10,500 orders and gifts, and the standby promoted. What was confirmed is there. Needs PostgreSQL's own programs.
 */
const folder = drillFolder();
const sink = await mailSink();
const primary = await newPostgres(path.join(folder.dataDir, 'primary'), port(20), ['wal_level=replica']);
const standby = await standbyOf(primary, path.join(folder.dataDir, 'standby'), port(21));
await ask(primary.port, "alter system set synchronous_standby_names = 'standby'");
await ask(primary.port, 'select pg_reload_conf()');
const target = { port: primary.port, isOpen: true };
const line = await gate(port(22), target);
const env = portalEnv(sink.port, { DATABASE_URL: urlOf(port(22)) });
const portal = await startPortal(port(6), env);
const before = await look({ ...env, DATABASE_URL: urlOf(primary.port) });
const balancer = { urls: [portal.url] };
const load = await prepare(balancer, before);
const productIds = await productsToBuy(before);
await before.close();
let promoted = Promise.resolve(0);
await run(balancer, load, {
  ...acts,
  productIds,
  at: (done) => {
    if (done === reached(0.4)) promoted = failOver();
  },
});
const seconds = ((await promoted) / 1000).toFixed(1);
const after = await look({ ...env, DATABASE_URL: urlOf(standby.port) });
ended(await report(`primary killed, standby promoted in ${seconds} s`, after, load, sink));
await after.close();
await portal.stop();
line.close();
await standby.stop();
await sink.close();
folder.remove();

async function failOver(): Promise<number> {
  const start = Date.now();
  await primary.kill();
  target.isOpen = false;
  line.cut();
  await ask(standby.port, 'select pg_promote()');
  target.port = standby.port;
  target.isOpen = true;
  return Date.now() - start;
}
