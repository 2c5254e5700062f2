import { setTimeout as sleep } from 'node:timers/promises';
import { acts, drillFolder, ended, look, port, portalEnv, productsToBuy } from './drill.ts';
import { mailSink } from './mail-sink.ts';
import { startPortal } from './portal.ts';
import { report } from './report.ts';
import { prepare, run } from './workload.ts';

/** `node bench/faults/mail-down.ts`: no mail server for an hour, which the queue's clock passes in steps of five minutes. */
const folder = drillFolder();
const mailPort = port(16);
const env = portalEnv(mailPort, { DATA_DIR: folder.dataDir });
const portal = await startPortal(port(5), env);
const seen = await look(env);
const balancer = { urls: [portal.url] };
const load = await prepare(balancer, seen);
await run(balancer, load, { ...acts, productIds: await productsToBuy(seen), at: () => {} });
for (let minutes = 0; minutes < 60; minutes += 5) {
  await seen.owner.query(
    `update pgboss.job set start_after = start_after - interval '5 minutes' where name = 'deliver'`,
  );
  await sleep(3_000);
}
const { rows } = await seen.owner.query<{ promised: number; sent: number; tries: number }>(`
  select count(*) filter (where state = 'promised') as promised, count(*) filter (where state <> 'promised') as sent, max(attempts) as tries
  from messages where channel = 'email' and created_at > now() - interval '1 hour'`);
const { promised = 0, sent = 0, tries = 0 } = rows[0] ?? {};
const sink = await mailSink(mailPort);
// The clock of those that were in hand when the server came back, too.
const hurry = setInterval(
  () => void seen.owner.query(`update pgboss.job set start_after = now() where name = 'deliver' and state = 'retry'`),
  5_000,
);
const title = `mail server away for an hour (then ${promised} promised, ${sent} given up, up to ${tries} tries each)`;
ended((await report(title, seen, load, sink)) && sent === 0);
clearInterval(hurry);
await portal.stop();
await seen.close();
await sink.close();
folder.remove();
