import { setTimeout as sleep } from 'node:timers/promises';
import { drillFolder, ended, look, port, portalEnv, reached, share } from './drill.ts';
import { allHeard, chooseToHear, heardOf, hurryDigests, lastNotice } from './hearing.ts';
import { mailSink } from './mail-sink.ts';
import { startPortal } from './portal.ts';
import { gate, newPostgres, urlOf } from './postgres.ts';
import { pushSink } from './push-sink.ts';
import { report } from './report.ts';
import { prepare, run } from './workload.ts';

/**
 * `node bench/faults/notices.ts`: 6,000 e-cards on two instances, told at once, in e-mails of the day and on devices; meanwhile one instance
 * is killed and started again, the database cannot be reached for 20 seconds, and the mail server and the push service take nothing for 30.
 */
const acts = { cards: Math.round(2_000 * share) };
const folder = drillFolder();
const mailPort = port(20);
let mail = await mailSink(mailPort);
const { times, idsBySubject } = mail;
const push = await pushSink();
const postgres = await newPostgres(folder.dataDir, port(18));
const target = { port: postgres.port, isOpen: true };
const line = await gate(port(19), target);
const env = portalEnv(mailPort, {
  ...{ DATABASE_URL: urlOf(port(19)), PUBLIC_URL: `http://localhost:${port(21)}`, LAUREL_PUSH_LOOPBACK: 'on' },
});
const one = await startPortal(port(21), env);
let other = await startPortal(port(22), env);
const seen = await look({ ...env, DATABASE_URL: urlOf(postgres.port) });
const balancer = { urls: [one.url, other.url] };
const load = await prepare(balancer, seen);
// What was told before they chose is no matter of theirs.
await allHeard(seen);
await chooseToHear(balancer, load, push);
const since = await lastNotice(seen);
await hurryDigests(seen);
for (const fault of [killOne, databaseAway, nobodyTakes]) await duringActs(fault);
await allHeard(seen);
const all = { ...mail, times, idsBySubject };
const { words, isGood } = await heardOf(seen, since, { mail: all, push });
const title = `notices, one of two instances killed, the database away, mail server and push service away (${words})`;
ended((await report(title, seen, load, all)) && isGood);
await one.stop();
await other.stop();
await seen.close();
line.close();
await postgres.stop();
await mail.close();
await push.close();
folder.remove();

/** A third of the acts; what breaks does so when a part of them is confirmed. */
async function duringActs(fault: () => Promise<void>): Promise<void> {
  let broken = Promise.resolve();
  const begin = (done: number) => {
    if (done === reached(0.3, acts)) broken = fault();
  };
  await run(balancer, load, { ...acts, at: begin });
  await broken;
}

async function killOne(): Promise<void> {
  await other.kill();
  other = await startPortal(port(22), env);
  // Whoever starts says anew when its jobs are due.
  await hurryDigests(seen);
}

async function databaseAway(): Promise<void> {
  target.isOpen = false;
  line.cut();
  await sleep(20_000);
  target.isOpen = true;
}

async function nobodyTakes(): Promise<void> {
  await mail.close();
  push.isBusy = true;
  await sleep(30_000);
  push.isBusy = false;
  mail = await mailSink(mailPort, { times, idsBySubject });
}
