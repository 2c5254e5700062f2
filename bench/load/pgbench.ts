import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConnectionSettings } from '#server/db/connection';
import type { Load } from './generator.ts';
import { histogram, record } from './histogram.ts';

/** PostgreSQL's own load program; undefined where it is not installed. */
export function pgbenchProgram(): string | undefined {
  const packages = '/usr/lib/postgresql';
  const versions = existsSync(packages) ? readdirSync(packages).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = ['pgbench', ...versions.map((version) => join(packages, version, 'bin/pgbench'))];
  return candidates.find((program) => spawnSync(program, ['--version']).status === 0);
}

export interface Script {
  name: 'transfer' | 'hot' | 'award';
  connections: number;
  seconds: number;
  people: number;
}

/** Runs one of the scripts of `yardsticks`, and answers what the load generator answers for the portal. */
export async function pgbench(program: string, settings: ConnectionSettings, script: Script): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-pgbench-'));
  try {
    const { host = '', user = '', database = '' } = settings;
    const file = join(import.meta.dirname, `yardsticks/${script.name}.sql`);
    const args = ['-h', host, '-U', user, '-n', '-M', 'prepared', '-f', file, '-D', `people=${script.people}`];
    args.push('-c', String(script.connections), '-j', '2', '-T', String(script.seconds), '-l', database);
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let told = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (told += chunk));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`pgbench: ${told}`);
    return loadOf(
      readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
      script.seconds,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A line for each transaction; the third field is its time in microseconds. */
export function loadOf(logs: readonly string[], seconds: number): Load {
  const done = histogram();
  for (const line of logs.join('\n').split('\n')) {
    const microseconds = Number(line.split(' ')[2]);
    if (line !== '' && Number.isFinite(microseconds)) record(done, microseconds / 1000);
  }
  return { seconds, done, parts: {}, failed: {} };
}
