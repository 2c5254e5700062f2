import path from 'node:path';
import { unpacked } from '../providers/debian.ts';
import { drillFolder, ended, look, port, portalEnv, reached, share } from './drill.ts';
import { haproxyPort, startHaproxy } from './haproxy.ts';
import { mailSink } from './mail-sink.ts';
import { addressOf, connectionTo, PatroniCluster } from './patroni-cluster.ts';
import { names, type PatroniNode, portOf } from './patroni-node.ts';
import { startPortal } from './portal.ts';
import { report } from './report.ts';
import { prepare, run } from './workload.ts';

/**
 * `node bench/faults/patroni.ts`: Debian 12's Patroni, etcd and HAProxy as `deploy` has them, three machines of one PostgreSQL and two
 * portals, in the middle of 10,500 awards: the leader changes in order, the leader's machine dies and comes back, and the leader's Patroni
 * stands still until another leads. `node bench/faults/patroni.ts servers` is the same without HAProxy: the portals are told the three
 * servers. Packages are unpacked, none is installed: needs `apt-get update` once before, Debian 12 and PostgreSQL's own programs.
 */
let stoodStill: Record<'old' | 'leader', PatroniNode> | undefined;
const isWithoutProxy = process.argv[2] === 'servers';
const folder = drillFolder();
const debian = unpacked(['patroni', 'python3-etcd', 'etcd-server', 'haproxy'], { without: /^$/ });
const sink = await mailSink();
const cluster = new PatroniCluster({ debian, folder: path.dirname(folder.dataDir) });
await cluster.start();
const haproxy = isWithoutProxy ? undefined : await startHaproxy(debian);
const servers = `${addressOf(...names.map((name) => portOf(name, 'postgres')))}?target_session_attrs=read-write`;
const env = portalEnv(sink.port, {
  DATABASE_URL: isWithoutProxy ? servers : addressOf(haproxyPort),
  PUBLIC_URL: `http://localhost:${port(76)}`,
  LAUREL_PROCESSES: '1',
});
const portals = [await startPortal(port(76), env), await startPortal(port(77), env)];
const balancer = { urls: portals.map(({ url }) => url) };
const before = await look({ ...env, DATABASE_URL: servers });
const load = await prepare(balancer, before);
await before.close();

const acts = { awards: Math.round(8_000 * share), reviews: Math.round(2_500 * share) };
const breaks = [
  { after: 0.15, what: switchOver },
  { after: 0.4, what: machineDies },
  { after: 0.65, what: leaderStandsStill },
  { after: 0.85, what: oldOneGoesOn },
];
const findings: string[] = [];
const told: string[] = [];
let still = { since: Date.now(), longestMs: 0 };
let confirmed = Promise.withResolvers<void>();
let broken = Promise.resolve();
let mayGoOn = broken;
await run(balancer, load, {
  ...acts,
  at: (done) => {
    const now = Date.now();
    still = { since: now, longestMs: Math.max(still.longestMs, now - still.since) };
    confirmed.resolve();
    confirmed = Promise.withResolvers();
    const due = breaks.find(({ after }) => done === reached(after, acts));
    if (due) {
      // It waits for what broke before, and so do the acts that come behind it.
      mayGoOn = broken;
      broken = broken.then(due.what);
    }
    return mayGoOn;
  },
});
await broken;
const after = await look({ ...env, DATABASE_URL: servers });
const title = `Patroni ${isWithoutProxy ? 'and its three servers named' : 'behind HAProxy'} (${told.join('; ')})`;
const isGood = await report(title, after, load, sink);
for (const finding of findings) process.stdout.write(`${finding}\n`);
ended(isGood && findings.length === 0);
await after.close();
for (const portal of portals) await portal.stop();
await haproxy?.stop();
await cluster.stop();
await sink.close();
debian.remove();
folder.remove();

async function switchOver(): Promise<void> {
  await cluster.switchover();
  await tell('switchover');
}

async function machineDies(): Promise<void> {
  const dead = await cluster.leader();
  dead.kill();
  await cluster.leader({ than: dead });
  await dead.startEtcd();
  await dead.startPatroni();
  await tell("the leader's machine dies and comes back");
}

/** Its PostgreSQL goes on taking writes until another leads. */
async function leaderStandsStill(): Promise<void> {
  const old = await cluster.leader();
  old.freeze();
  stoodStill = { old, leader: await cluster.leader({ than: old }) };
}

/** What the old one is asked to write when another leads is neither confirmed nor there afterwards. */
async function oldOneGoesOn(): Promise<void> {
  if (!stoodStill) throw new Error('Nobody stands still.');
  const { old, leader } = stoodStill;
  const asked = await connectionTo(old);
  const { rows } = await asked.query('select pg_is_in_recovery() as "isReadOnly"');
  if (rows[0].isReadOnly) findings.push('the old primary did not go on by itself, so nothing was tried');
  let isConfirmed = false;
  const writing = asked.query('create table written_by_the_old_one ()').then(
    () => {
      isConfirmed = true;
    },
    () => {},
  );
  await confirmed.promise;
  old.thaw();
  await writing;
  await tell("the leader's Patroni stands still until another leads, and goes on");
  const now = await connectionTo(leader);
  const there = await now.query(`select from pg_class where relname = 'written_by_the_old_one'`);
  if (isConfirmed || there.rows.length > 0) findings.push('the old primary wrote while another led');
  if ((await cluster.leader()) !== leader) findings.push('who stood still took the lead back unasked');
  await Promise.all([asked.end(), now.end()]);
}

/** When the cluster is whole again. */
async function tell(what: string): Promise<void> {
  await cluster.isWhole();
  told.push(`${what}: ${(still.longestMs / 1000).toFixed(1)} s without a confirmed act`);
  still.longestMs = 0;
}
