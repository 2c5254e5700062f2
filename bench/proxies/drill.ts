import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signOn } from '../faults/client.ts';
import { drillFolder, ended, look, port, portalEnv } from '../faults/drill.ts';
import { startPortal } from '../faults/portal.ts';
import { newPostgres, urlOf } from '../faults/postgres.ts';
import { prepare } from '../faults/workload.ts';
import { type Certificate, ownCertificate } from './certificate.ts';
import { clientOf } from './client.ts';
import { downloaded, uploaded } from './files.ts';
import { nominateMany } from './nominations.ts';
import { portalLog } from './portal-log.ts';
import type { RunningProxy } from './running.ts';
import { seenThrough } from './seen.ts';
import { bothAway, type Instances, killed, stopped } from './stopping.ts';

export interface Standing extends Certificate {
  port: number;
  plainPort: number;
  /** The two instances, each as host and port. */
  instances: readonly [string, string];
  folder: string;
}

const ports = { proxy: port(50), plain: port(51), database: port(52), instances: [port(53), port(54)] } as const;
const url = `https://localhost:${ports.proxy}`;

/** Two instances behind a proxy with its example file: what people do through it, and what they see of instances that stop, die and are away. */
export async function proxyDrill(name: string, start: (standing: Standing) => RunningProxy): Promise<void> {
  const folder = drillFolder();
  mkdirSync(folder.dataDir, { recursive: true });
  chmodSync(folder.dataDir, 0o755);
  const log = path.join(folder.dataDir, 'portal.log');
  const own = ownCertificate(folder.dataDir);
  const postgres = await newPostgres(path.join(folder.dataDir, 'postgres'), ports.database);
  const env = portalEnv(1, {
    ...{ DATABASE_URL: urlOf(ports.database), PUBLIC_URL: url, NODE_EXTRA_CA_CERTS: own.certificate },
    ...{ TRUST_PROXY: '1', HOST: '127.0.0.1', DRAIN_SECONDS: '5', LOG_LEVEL: 'info' },
    LAUREL_PROCESSES: process.env.LAUREL_PROCESSES ?? '1',
  });
  const [onePort, otherPort] = ports.instances;
  const one = await startPortal(onePort, env, log);
  let other = await startPortal(otherPort, env, log);
  const proxy = start({
    ...{ port: ports.proxy, plainPort: ports.plain, folder: folder.dataDir, ...own },
    instances: [`127.0.0.1:${onePort}`, `127.0.0.1:${otherPort}`],
  });
  const seen = await look(env);
  await nominateMany(seen);
  while (!(await fetch(url).catch(() => undefined))?.ok) await sleep(100);

  const findings: string[] = [];
  const expect = (words: string, isSo: boolean) => void (isSo || findings.push(`not so: ${words}`));
  const client = clientOf(ports.proxy);
  const portal = portalLog(log);
  const token = await signOn(url, 'johan.botha@laurel.example');
  await seenThrough({ client, portal, proxyKnows: proxy.knows, plainPort: ports.plain, token }, expect);
  await uploaded(client, await signOn(url, 'priya.naidoo@laurel.example'), expect);
  const megabytes = await downloaded({ client, portal, token }, expect);

  const instances: Instances = {
    stopOne: () => other.stop(),
    killOne: () => other.kill(),
    startOne: async () => (other = await startPortal(otherPort, env, log)),
  };
  const load = { url, seen, client, work: await prepare({ urls: [url] }, seen) };
  const told = [await stopped(load, instances, expect)];
  const before = portal.pids();
  await instances.startOne();
  // Whoever comes back is asked again.
  while (portal.pids().size === before.size) await client.get('/');
  told.push(await killed(load, instances, expect));
  await one.stop();
  await bothAway({ client, instances, token }, expect);

  const verdict = findings.length === 0 ? 'nothing failed' : findings.join('; ');
  process.stdout.write(`${name}: a file of ${megabytes} MB flowed; ${told.join('; ')}; ${verdict}\n`);
  ended(findings.length === 0);
  await proxy.stop();
  await seen.close();
  await postgres.stop();
  if (findings.length === 0) folder.remove();
  else process.stdout.write(`The logs stay in ${folder.dataDir}.\n`);
}
