import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The process that runs PostgreSQL on these files, if one does. A pid file alone proves nothing: after a crash of the
 * machine its number may belong to any other program, so the process is asked for its command line.
 */
export function ownerOf(pgData: string): number | undefined {
  const pid = pidIn(join(pgData, 'postmaster.pid'));
  return pid !== undefined && runsOn(pid, pgData) ? pid : undefined;
}

/** Whether the PostgreSQL of this pid file came so far that it could be reached: then it has written where its socket is. */
export function hasMadeSocket(pgData: string): boolean {
  return (linesOf(join(pgData, 'postmaster.pid'))[socketLine] ?? '') !== '';
}

const socketLine = 4;

/** Not merely alive: a process that ended keeps its number until its parent has asked about it. */
export function runsOn(pid: number, pgData: string): boolean {
  return isAlive(pid) && commandLine(pid).includes(pgData);
}

/**
 * PostgreSQL believes a left-over pid file as soon as any process of the same user has that number, and would not start
 * (a container gives the same few numbers at every start). It overlooks dead ones by itself.
 */
export function removeForeignLock(pgData: string, socketDir: string): void {
  for (const path of [join(pgData, 'postmaster.pid'), join(socketDir, '.s.PGSQL.5432.lock')]) {
    const pid = pidIn(path);
    if (pid !== undefined && isAlive(pid) && !runsOn(pid, pgData)) rmSync(path, { force: true });
  }
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function pidIn(path: string): number | undefined {
  const pid = Math.abs(Number.parseInt(linesOf(path)[0] ?? '', 10));
  return Number.isNaN(pid) ? undefined : pid;
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
