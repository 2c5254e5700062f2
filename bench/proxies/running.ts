import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asUser, runUser } from '#server/embedded/run-user';

const user = runUser('/nonexistent');

/** A folder that a proxy may write to, and the key, which it may read. */
export function proxyFolder({ folder, key }: { folder: string; key: string }): string {
  const own = path.join(folder, 'proxy');
  mkdirSync(own);
  if (user) for (const each of [own, key]) chownSync(each, user.uid, user.gid);
  return own;
}

export interface RunningProxy {
  /** Whether its own log names a request by this id. */
  knows(id: string): boolean;
  stop(): Promise<void>;
}

/** Runs a proxy as a user without rights, once it has found its settings right itself. What it says lies beside them. */
export function running(
  program: string,
  { own, check, run, log }: { own: string; check: string[]; run: string[]; log: string },
): RunningProxy {
  const said = openSync(path.join(own, 'said.log'), 'a');
  const as = { ...asUser(user), cwd: '/', env: { PATH: process.env.PATH, HOME: own } };
  execFileSync(program, check, { ...as, stdio: 'pipe' });
  process.stdout.write(`${path.basename(program)} ${check.join(' ')}: right\n`);
  let isStopping = false;
  const server = spawn(program, run, { ...as, stdio: ['ignore', said, said] });
  // Not SIGKILL, which those whom it has started would outlive.
  process.on('exit', () => server.kill('SIGTERM'));
  server.once('exit', () => {
    if (!isStopping) throw new Error(`The proxy ended: ${readFileSync(path.join(own, 'said.log'), 'utf8')}`);
  });
  return {
    knows: (id) => readFileSync(log, 'utf8').includes(id),
    stop: async () => {
      isStopping = true;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
