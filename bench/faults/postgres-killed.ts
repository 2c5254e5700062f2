import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { acts, drillFolder, ended, look, port, portalEnv, productsToBuy, reached } from './drill.ts';
import { mailSink } from './mail-sink.ts';
import { startPortal } from './portal.ts';
import { report } from './report.ts';
import { prepare, run } from './workload.ts';

/** `node bench/faults/postgres-killed.ts`: PostgreSQL is killed hard, twice, in the middle of 10,500 orders and gifts. */
const folder = drillFolder();
const sink = await mailSink();
const env = portalEnv(sink.port, { DATA_DIR: folder.dataDir });
const portal = await startPortal(port(1), env);
const before = await look(env);
const balancer = { urls: [portal.url] };
const load = await prepare(balancer, before);
const productIds = await productsToBuy(before);
await before.close();
await run(balancer, load, {
  ...acts,
  productIds,
  at: (done) => {
    if (done === reached(0.3) || done === reached(0.65)) process.kill(postmaster(), 'SIGKILL');
  },
});
const after = await look(env);
ended(await report('PostgreSQL killed twice', after, load, sink));
await after.close();
await portal.stop();
await sink.close();
folder.remove();

function postmaster(): number {
  const file = readdirSync(folder.dataDir, { recursive: true }).find((name) => String(name).endsWith('postmaster.pid'));
  return Number(readFileSync(path.join(folder.dataDir, String(file)), 'utf8').split('\n')[0]);
}
