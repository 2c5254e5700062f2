import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export type RunUser = { uid: number; gid: number; name: string };

/** PostgreSQL refuses to run as root; started as root, Laurel lends it a user that exists already. Otherwise undefined. */
export function runUser(pgData: string): RunUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(pgData)) {
    const { uid, gid } = statSync(pgData);
    if (uid !== 0) return { uid, gid, name: nameOf(uid) };
  }
  return passwd().find(({ name }) => name === 'postgres') ?? passwd().find(({ name }) => name === 'nobody') ?? nobody;
}

const nobody: RunUser = { uid: 65534, gid: 65534, name: 'nobody' };

function nameOf(uid: number): string {
  return passwd().find((user) => user.uid === uid)?.name ?? String(uid);
}

function passwd(): RunUser[] {
  if (!existsSync('/etc/passwd')) return [];
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

export function asUser(user: RunUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** Tried, not computed: access lists and mounts decide as well as mode bits. A folder to be made counts as its parent. */
export function canEnter(folder: string, user: RunUser): boolean {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const tried = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', existing], { ...asUser(user), cwd: '/', env: {} });
  return tried.status === 0;
}

export function canRun(program: string, user: RunUser): boolean {
  return spawnSync(program, ['--version'], { ...asUser(user), cwd: '/', env: {} }).status === 0;
}

/** With all its parents; a strict umask must not lock out the user who has to pass through them. */
export function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, mode);
}
