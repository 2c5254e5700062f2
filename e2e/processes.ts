import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Found {
  pid: number;
  command: string;
}

/** Whether this process is there and runs this program: after a while a number belongs to another one. */
export function isRunning(pid: number, program: string): boolean {
  return all().some((one) => one.pid === pid && one.command.includes(program));
}

/** The other processes whose command line or environment has these words in it. */
export function processesWith(words: string): Found[] {
  return all().filter(
    ({ pid, command, environment }) => pid !== process.pid && (command.includes(words) || environment.includes(words)),
  );
}

type Running = Found & { environment: string };

const all = (): Running[] => (process.platform === 'linux' ? fromProc() : fromPs());

function fromProc(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      command: textOf(`/proc/${name}/cmdline`),
      environment: textOf(`/proc/${name}/environ`),
    }));
}

/** Empty for what ended meanwhile, and for what is somebody else's. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Here the environment stands behind the command. */
function fromPs(): Running[] {
  const { stdout } = spawnSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, command = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), command, environment: '' }];
  });
}
