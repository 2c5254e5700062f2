import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { asUser, runUser } from '#server/embedded/run-user';

/** A program of a drill, which runs as a user without rights and ends with the drill. */
export interface Running {
  pid: number;
  /** Ends it in order. */
  stop(): Promise<void>;
}

export const user = runUser('/nonexistent');

export async function startProgram(
  [command = '', ...args]: readonly string[],
  env: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(command, args, {
    ...asUser(user),
    cwd: '/',
    env: { PATH: process.env.PATH, ...env },
    stdio: process.env.DRILL_LOG ? ['ignore', 2, 2] : 'ignore',
  });
  const hasEnded = once(child, 'exit');
  process.on('exit', () => child.kill('SIGKILL'));
  await once(child, 'spawn');
  return {
    pid: child.pid as number,
    stop: async () => {
      child.kill('SIGTERM');
      await hasEnded;
    },
  };
}

/** They and all that they started end at once, as with a machine that loses power. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids.flatMap((each) => [each, ...descendants(each)])) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function descendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** The second field after the command's name, which may hold anything, brackets too. */
function parentOf(pid: string): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
