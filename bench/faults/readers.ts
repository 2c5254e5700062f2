import { readdirSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { signOn } from './client.ts';
import { drillFolder, ended, look, port, portalEnv } from './drill.ts';
import { mailSink } from './mail-sink.ts';
import { startPortal } from './portal.ts';

/**
 * `node bench/faults/readers.ts`: files of reports are broken off at every moment of their first 60 ms, read by somebody who
 * takes nothing, and at last read by nobody and broken off while SIGTERM ends the server, whose PostgreSQL is its own.
 */
const rows = 60_000;
const brokenOffMs = 60;
const stopMsMax = 30_000;

const folder = drillFolder();
const sink = await mailSink();
const env = portalEnv(sink.port, { DATA_DIR: folder.dataDir });
const portal = await startPortal(port(40), env);
await nominateMany();
const [manager, admin] = await Promise.all(
  ['johan.botha', 'priya.naidoo'].map((name) => signOn(portal.url, `${name}@laurel.example`)),
);
const findings: string[] = [];

const alone = await timed(() => whole(manager));
for (const format of ['csv', 'xlsx']) for (let ms = 0; ms < brokenOffMs; ms += 1) await brokenOff(manager, format, ms);
const next = await timed(() => whole(manager));
expect('the next file comes whole', next.value === alone.value);

const slow = await openedFile(manager);
const home = await timed(() => whole(admin, '/api/member/getmemberdata', {}));
expect('Home is there beside a reader who takes nothing', home.value > 0);
const beside = await timed(() => untilThere(() => whole(admin)));
expect("another's file comes beside a reader who takes nothing", beside.value > 0);
slow.destroy();

await openedFile(manager);
const leaving = Array.from({ length: 20 }, (_, i) => brokenOff(admin, 'csv', i * 5).catch(() => {}));
const stopped = await timed(() => portal.stop());
await Promise.all(leaving);
expect('SIGTERM ends the server', stopped.ms <= stopMsMax);
expect('its PostgreSQL has ended', !postgresRuns());

process.stdout.write(
  `readers: ${2 * brokenOffMs} files broken off, a file before them in ${seconds(alone.ms)} and after them in ${seconds(next.ms)}; beside a reader who takes nothing Home in ${home.ms} ms and another's file after ${seconds(beside.ms)}; SIGTERM beside one ended server and PostgreSQL in ${seconds(stopped.ms)}; ${findings.length === 0 ? 'nothing failed' : findings.join('; ')}\n`,
);
ended(findings.length === 0);
await sink.close();
folder.remove();

/** What their manager may read as a file of several megabytes. */
async function nominateMany(): Promise<void> {
  const seen = await look(env);
  // Without looking each of them up once more.
  await seen.owner.query('set session_replication_role = replica');
  await seen.owner.query(`
    insert into nominations (kind, by_id, nominee_id, categories, created_at)
    select 'behaviour', by.id, nominee.id, '{Empowered Ownership}', now() - i * interval '1 second'
    from members nominee, members by, generate_series(1, ${rows}) i where nominee.member_number = '100001' and by.member_number = '100034'`);
  await seen.close();
}

function asked(token = '', call = '/api/nom/exportnominations', body: object = { format: 'csv' }): http.ClientRequest {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = http.request(`${portal.url}${call}`, { agent: false, method: 'POST', headers });
  request.end(JSON.stringify(body));
  return request;
}

async function answerOf(request: http.ClientRequest): Promise<http.IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  request.on('response', resolve).on('error', reject);
  return promise;
}

async function brokenOff(token: string | undefined, format: string, ms: number): Promise<void> {
  const request = asked(token, undefined, { format }).on('error', () => {});
  request.on('response', (answer) => answer.on('error', () => {}).resume());
  await sleep(ms);
  request.destroy();
}

/** A file of which nothing is read. */
async function openedFile(token: string | undefined): Promise<http.ClientRequest> {
  const request = asked(token);
  (await untilThere(() => answerOf(request))).pause().on('error', () => {});
  return request;
}

/** The bytes of a whole answer. */
async function whole(token: string | undefined, call?: string, body?: object): Promise<number> {
  const answer = await answerOf(asked(token, call, body));
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  if (answer.statusCode !== 200) throw new Error(`${call} was answered ${answer.statusCode}.`);
  return bytes;
}

/** As somebody who is told to wait and asks again. */
async function untilThere<Result>(ask: () => Promise<Result>): Promise<Result> {
  const last = Date.now() + 120_000;
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > last) throw error;
      await sleep(1_000);
    }
}

async function timed<Value>(run: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const begin = performance.now();
  const value = await run();
  return { value, ms: Math.round(performance.now() - begin) };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function postgresRuns(): boolean {
  return readdirSync(folder.dataDir, { recursive: true }).some((name) => String(name).endsWith('postmaster.pid'));
}

function expect(what: string, holds: boolean): void {
  if (!holds) findings.push(`not so: ${what}`);
}
