import { spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PlainError } from '#errors/plain-error';
import type { Binaries } from './binaries.ts';
import type { PlacedDataDir } from './data-dir.ts';
import { isAlive } from './postmaster.ts';
import { asUser } from './run-user.ts';

export type Cluster = PlacedDataDir & { binaries: Binaries; flags: readonly string[] };

export const superuser = 'laurel';

/** Makes PostgreSQL's files at the first start; at every other one sees that they are of this version. */
export function createFiles(cluster: Cluster): void {
  const versionFile = join(cluster.pgData, 'PG_VERSION');
  if (!existsSync(versionFile)) initialise(cluster);
  const filesVersion = readFileSync(versionFile, 'utf8').trim();
  const told = spawnSync(cluster.binaries.postgres, ['--version'], {
    cwd: '/',
    encoding: 'utf8',
    ...asUser(cluster.user),
  });
  const programVersion = told.stdout?.match(/(\d+)\./)?.[1];
  if (programVersion === undefined)
    throw new PlainError(`${cluster.binaries.postgres} cannot be run: ${told.error?.message ?? told.stderr}`);
  if (filesVersion !== programVersion) {
    throw new PlainError(
      `${cluster.pgData} holds files of PostgreSQL ${filesVersion}, this is ${programVersion}: back up with the release that wrote them, and restore into an empty DATA_DIR.`,
    );
  }
}

/** Made beside its place and moved there whole, so that neither a crash nor a second start leaves half a database. */
function initialise({ pgData, binaries, user, flags }: Cluster): void {
  removeUnfinished(pgData);
  const unfinished = `${pgData}.new-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  if (user) chownSync(unfinished, user.uid, user.gid);
  const options = ['-D', unfinished, '-U', superuser, '-E', 'UTF8', '--locale=C', '-A', 'trust', '--no-instructions'];
  if (flags.includes('fsync=off')) options.push('--no-sync');
  const made = spawnSync(binaries.initdb, options, {
    ...asUser(user),
    cwd: '/',
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new PlainError(
      `PostgreSQL's files could not be made in ${pgData}: ${lastLine(made.stderr ?? '') || made.error?.message}`,
    );
  }
  try {
    renameSync(unfinished, pgData);
    syncFolder(dirname(pgData));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(pgData, 'PG_VERSION')))
      throw new PlainError(`${pgData} is not an empty folder: ${(error as Error).message}`);
  }
}

/** Else a power cut could take the new name back, and with it what was committed under it. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function removeUnfinished(pgData: string): void {
  const prefix = `${basename(pgData)}.new-`;
  for (const name of readdirSync(dirname(pgData)).filter((name) => name.startsWith(prefix))) {
    if (!isAlive(Number(name.slice(prefix.length))))
      rmSync(join(dirname(pgData), name), { recursive: true, force: true });
  }
}

/** The line that tells the reason, of a log or of a program's last words. */
export function lastLine(text: string): string {
  return (
    text
      .trim()
      .split('\n')
      .findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ??
    text.trim().split('\n').at(-1) ??
    ''
  );
}
