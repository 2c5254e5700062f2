import { setTimeout as sleep } from 'node:timers/promises';
import { acts, drillFolder, ended, look, port, portalEnv, productsToBuy, reached } from './drill.ts';
import { mailSink } from './mail-sink.ts';
import { startPortal } from './portal.ts';
import { gate, newPostgres, urlOf } from './postgres.ts';
import { report } from './report.ts';
import { prepare, run } from './workload.ts';

/** `node bench/faults/database-away.ts`: the database cannot be reached for 30 seconds in the middle of 10,500 orders and gifts. */
const awayMs = 30_000;
const folder = drillFolder();
const sink = await mailSink();
const postgres = await newPostgres(folder.dataDir, port(12));
const target = { port: postgres.port, isOpen: true };
const line = await gate(port(13), target);
const env = portalEnv(sink.port, { DATABASE_URL: urlOf(port(13)) });
const portal = await startPortal(port(2), env);
const seen = await look({ ...env, DATABASE_URL: urlOf(postgres.port) });
const balancer = { urls: [portal.url] };
const load = await prepare(balancer, seen);
const answers: string[] = [];
let away: Promise<void> | undefined;
await run(balancer, load, {
  ...acts,
  productIds: await productsToBuy(seen),
  at: (done) => {
    if (done === reached(0.4)) away = breakLine();
  },
});
await away;
const kinds = [...new Set(answers)].sort().join(', ');
ended(await report(`database away for 30 s (asked meanwhile: ${kinds})`, seen, load, sink));
await portal.stop();
await seen.close();
line.close();
await postgres.stop();
await sink.close();
folder.remove();

/** Shuts the line, asks all the while, and opens it again. */
async function breakLine(): Promise<void> {
  target.isOpen = false;
  line.cut();
  const until = Date.now() + awayMs;
  while (Date.now() < until) {
    const start = Date.now();
    const answer = await fetch(`${portal.url}/api/site/getdivisionlist`, {
      method: 'POST',
      headers: { authorization: `Bearer ${load.shoppers[0]?.token}` },
    });
    const slow = Date.now() - start > 5_000 ? ' after more than 5 s' : '';
    answers.push(`${answer.status} with Retry-After ${answer.headers.get('retry-after')}${slow}`);
    await sleep(250);
  }
  target.isOpen = true;
}
