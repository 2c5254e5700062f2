import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { openConnection } from '#server/db/connection';
import { flowOf } from '#server/streams/flow';
import { reportLane } from '#server/streams/lane';
import { counted, insist, signOn } from './client.ts';
import { drillFolder, ended, look, port, portalEnv } from './drill.ts';
import { mailSink } from './mail-sink.ts';
import { startPortal } from './portal.ts';
import { ask, newPostgres, standbyOf, startPostgres, until, urlOf } from './postgres.ts';

/**
 * `node bench/faults/replica.ts`: reports are read on a streaming standby. A gift that was given is in the very next report,
 * 200 times in a row; then the standby's replay is paused, it gives a query up, and it is stopped in the middle of reports.
 * Needs PostgreSQL's own programs.
 */
const times = Math.round(200 * Number(process.env.DRILL_SHARE ?? 1));
const folder = drillFolder();
const sink = await mailSink();
const primary = await newPostgres(path.join(folder.dataDir, 'primary'), port(30), ['wal_level=replica']);
const standbyFolder = path.join(folder.dataDir, 'standby');
let standby = await standbyOf(primary, standbyFolder, port(31));
const env = portalEnv(sink.port, { DATABASE_URL: urlOf(primary.port), DATABASE_REPLICA_URL: urlOf(standby.port) });
const portal = await startPortal(port(32), env);
const counts = counted();
const findings: string[] = [];
const [admin, taker] = [await signOn(portal.url, 'priya.naidoo@laurel.example'), await somebody()];
const reports = { whole: 0, brokenOff: 0 };

const first = await phase('in their order', times);
const unconfirmed = await besideOpenWork();
await ask(standby.port, 'select pg_wal_replay_pause()');
const paused = await phase('replay paused', 5);
await ask(standby.port, 'select pg_wal_replay_resume()');
await backAgain();
const resumed = await phase('replay resumed', 20);
const stopped = await stoppedMidRun();
const away = await phase('stopped', 20);
standby = await startPostgres(standbyFolder, port(31), ['max_standby_streaming_delay=0']);
await givenUp();
await standby.stop();
standby = await startPostgres(standbyFolder, port(31));
await backAgain();
const back = await phase('started again', 20);

expect('read there in order', first.used === times);
expect('beside work that is not confirmed: read there', unconfirmed.used === 20);
expect('paused: read on the primary, and left alone', paused.behind === 3 && paused.resting === 2);
expect('resumed: read there', resumed.used === 20);
expect('stopped: read on the primary', away.away + away.resting === 20);
expect('started again: read there', back.used === 20);
findings.push(...counts.faults.slice(0, 5));
process.stdout.write(
  `stopped in the middle of ${stopped} reports: ${reports.whole} came whole, ${reports.brokenOff} were broken off and asked for again; ${findings.length === 0 ? 'nothing was missed' : findings.join('; ')}\n`,
);
ended(findings.length === 0);
await portal.stop();
await standby.stop();
await primary.stop();
await sink.close();
folder.remove();

/** A gift, and the very next report: so many times. Answers what became of the replica meanwhile. */
async function phase(title: string, gifts: number, meanwhile = async () => {}): Promise<Record<Outcome, number>> {
  const before = await outcomes();
  const took: number[] = [];
  let missed = 0;
  for (let n = 0; n < gifts; n += 1) {
    const message = await gift();
    await meanwhile();
    const start = performance.now();
    const { status, body } = await insist({ urls: [portal.url] }, { ...wish(), token: admin }, counts);
    took.push(performance.now() - start);
    const shown = status === 200 && body.report.rows.some((row: unknown[]) => row.includes(message));
    if (!shown) missed += 1;
  }
  if (missed > 0) findings.push(`${title}: ${missed} reports lacked the gift`);
  // A report is counted when it is closed, a moment after its last byte is here.
  const became = { used: 0, behind: 0, away: 0, resting: 0 };
  for (let tries = 0; tries < 100 && became.used + became.behind + became.away + became.resting < gifts; tries += 1) {
    const after = await outcomes();
    for (const outcome of Object.keys(became) as Outcome[]) became[outcome] = after[outcome] - before[outcome];
  }
  const middle = took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0;
  process.stdout.write(
    `${title}: ${gifts} gifts, ${gifts - missed} in the next report; read there ${became.used}, behind ${became.behind}, away ${became.away}, left alone ${became.resting}; median ${middle.toFixed(0)} ms\n`,
  );
  return became;
}

/** A replica that was left alone is tried again after its rest. */
async function backAgain(): Promise<void> {
  const { used } = await outcomes();
  await until(primary.port, 'select pg_sleep(1)', async () => {
    await insist({ urls: [portal.url] }, { ...wish(), token: admin }, counts);
    return (await outcomes()).used > used;
  });
}

/** Somebody writes into the log and does not commit: what is not flushed for them is not waited for. */
async function besideOpenWork(): Promise<Record<Outcome, number>> {
  const writer = await openConnection({ connectionString: urlOf(primary.port) }, 'drill');
  await writer.query('begin');
  const became = await phase('beside work that is not confirmed', 20, async () => {
    await writer.query("select pg_logical_emit_message(true, 'drill', 'not confirmed')");
  });
  await writer.query('rollback');
  await writer.end();
  return became;
}

type Outcome = 'used' | 'behind' | 'away' | 'resting';

/** The portal's own metric. */
async function outcomes(): Promise<Record<Outcome, number>> {
  const body = await (await fetch(`${portal.url}/metrics`)).text();
  const of = (outcome: Outcome) =>
    Number(new RegExp(`^laurel_replica\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(body)?.[1] ?? 0);
  return { used: of('used'), behind: of('behind'), away: of('away'), resting: of('resting') };
}

async function gift(): Promise<string> {
  const message = `Drill ${randomUUID()}`;
  const body = {
    what: 'reward',
    reason: 'Client Obsession: Team',
    points: 1,
    message,
    sendBy: 'email',
    recipients: [taker],
  };
  const asked = { path: '/api/reward/doreward', token: admin, key: randomUUID(), body };
  const { status } = await insist({ urls: [portal.url] }, asked, counts);
  if (status !== 200) findings.push(`a gift was answered ${status}`);
  return message;
}

function wish() {
  const month = new Date().toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return { path: '/api/report/reportmanagement', body: { selMonthFrom: month, selMonthTo: month, isAll: true } };
}

/** The replica's replay needs what a report reads and cancels it before its first byte: it comes from the primary. */
async function givenUp(): Promise<void> {
  const lane = reportLane(
    { connectionString: urlOf(primary.port) },
    { replica: { connectionString: urlOf(standby.port) } },
  );
  const reading = await lane.open({ memberId: 1, purpose: 'screen', signal: new AbortController().signal });
  const flowing = flowOf(reading, async function* (from) {
    const rows = from.rows(sql`select pg_is_in_recovery(), (select count(*) from members) > 0, pg_sleep(2)`);
    for await (const slice of rows) yield JSON.stringify(slice);
  });
  await until(standby.port, "select 1 from pg_stat_activity where query like 'copy%' and wait_event = 'PgSleep'");
  await ask(primary.port, 'begin; lock table members in access exclusive mode; commit');
  expect('given up: read on the primary', (await text(await flowing)).startsWith('[["f","t"'));
  await until(primary.port, 'select 1', () => lane.counts().running === 0);
  expect('given up: counted', lane.replicaCounts().away === 1 && lane.replicaCounts().used === 0);
  await lane.close();
}

/** Two read report after report while the standby is stopped; both go on. */
async function stoppedMidRun(): Promise<number> {
  const others = [admin, await signOn(portal.url, 'emre.sahin@laurel.example')];
  let isOver = false;
  const reading = Promise.all(
    others.map(async (token) => {
      while (!isOver) await oneReport(token);
    }),
  );
  await until(primary.port, 'select 1', () => reports.whole >= 20);
  await standby.stop();
  const already = reports.whole;
  await until(primary.port, 'select 1', () => reports.whole >= already + 20);
  isOver = true;
  await reading;
  return reports.whole + reports.brokenOff;
}

async function oneReport(token: string): Promise<void> {
  const { path: address, body } = wish();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  try {
    const answer = await fetch(portal.url + address, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.json();
    if (answer.status === 200) reports.whole += 1;
    else findings.push(`a report was answered ${answer.status}`);
  } catch {
    reports.brokenOff += 1;
  }
}

async function somebody(): Promise<string> {
  const company = await look({ ...env });
  const { rows } = await company.owner.query<{ memberId: string; email: string }>(`
    select '1.' || m.public_id as "memberId" from members m join profiles p on p.member_id = m.id
    where m.registered_at is not null and p.email is not null
      and m.id not in (select member_id from role_assignments where capability = 'administrator') order by m.id limit 1`);
  await company.close();
  return rows[0]?.memberId ?? '';
}

function expect(words: string, isSo: boolean): void {
  if (!isSo) findings.push(`not so: ${words}`);
}
