import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Holder = {
  pid: number;
  /** Empty when the database could not be opened; then `said` tells why. */
  url: string;
  readonly said: string;
  end(): Promise<void>;
  kill(): Promise<void>;
};

/** A process of its own that holds the embedded database in a folder. */
export async function hold(as: 'server' | 'command', dataDir: string): Promise<Holder> {
  const program = join(import.meta.dirname, 'hold-database.ts');
  const child = spawn(process.execPath, [program, as], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let out = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  await new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.stdout.on('data', (data) => {
      out += data;
      if (out.includes('\n')) resolve();
    });
  });
  return {
    pid: child.pid ?? 0,
    url: out.trim(),
    get said() {
      return said;
    },
    end: () => signal(child, 'SIGTERM'),
    kill: () => signal(child, 'SIGKILL'),
  };
}

async function signal(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(name);
  await gone;
}
