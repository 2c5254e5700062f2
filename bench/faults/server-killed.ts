import { acts, drillFolder, ended, look, port, portalEnv, productsToBuy, reached } from './drill.ts';
import { mailSink } from './mail-sink.ts';
import { startPortal } from './portal.ts';
import { report } from './report.ts';
import { prepare, run } from './workload.ts';

/** `node bench/faults/server-killed.ts`: the server is killed hard, twice, in the middle of 10,500 orders and gifts. */
const folder = drillFolder();
const sink = await mailSink();
const env = portalEnv(sink.port, { DATA_DIR: folder.dataDir });
let portal = await startPortal(port(0), env);
const seen = await look(env);
const balancer = { urls: [portal.url] };
const load = await prepare(balancer, seen);
let kills = Promise.resolve();
await run(balancer, load, {
  ...acts,
  productIds: await productsToBuy(seen),
  at: (done) => {
    if (done !== reached(0.3) && done !== reached(0.65)) return;
    kills = kills.then(async () => {
      await portal.kill();
      portal = await startPortal(port(0), env);
    });
  },
});
await kills;
ended(await report('server killed twice', seen, load, sink));
await portal.stop();
await seen.close();
await sink.close();
folder.remove();
