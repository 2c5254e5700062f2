import { setTimeout as sleep } from 'node:timers/promises';
import { acts, drillFolder, ended, look, port, portalEnv, productsToBuy, reached } from './drill.ts';
import { mailSink } from './mail-sink.ts';
import { startPortal } from './portal.ts';
import { newPostgres, urlOf } from './postgres.ts';
import { report } from './report.ts';
import { prepare, run } from './workload.ts';

/**
 * `node bench/faults/two-instances.ts`: two servers on one PostgreSQL answer in turn; one is killed in the middle of 10,500
 * orders and gifts. A job that is due every minute runs once a minute, though both wait for it.
 */
const folder = drillFolder();
const sink = await mailSink();
const postgres = await newPostgres(folder.dataDir, port(14));
const env = portalEnv(sink.port, { DATABASE_URL: urlOf(postgres.port), PUBLIC_URL: `http://localhost:${port(3)}` });
const [one, other] = [await startPortal(port(3), env), await startPortal(port(4), env)];
const seen = await look(env);
const balancer = { urls: [one.url, other.url] };
const load = await prepare(balancer, seen);
await seen.owner.query(`update pgboss.schedule set cron = '* * * * *' where name = 'notice-low-stock'`);
const started = new Date();
await sleep(185_000);
const { rows } = await seen.owner.query<{ minutes: number; runs: number }>(
  `  select count(distinct date_trunc('minute', created_on)) as minutes, count(*) as runs from pgboss.job
  where name = 'notice-low-stock' and state = 'completed' and created_on > $1`,
  [started],
);
const { minutes = 0, runs = 0 } = rows[0] ?? {};
let killed = Promise.resolve();
await run(balancer, load, {
  ...acts,
  productIds: await productsToBuy(seen),
  at: (done) => {
    if (done === reached(0.4)) killed = other.kill();
  },
});
await killed;
const once = runs === minutes && runs > 1;
const title = `two instances, one killed (a job due each minute ran ${runs} times in ${minutes} minutes)`;
ended((await report(title, seen, load, sink)) && once);
await one.stop();
await seen.close();
await postgres.stop();
await sink.close();
folder.remove();
