import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a provider of Debian is unpacked into and runs in: a folder of its own, gone when it ends. Nothing is installed. */
export interface Unpacked {
  folder: string;
  /** The packages' files, as they would lie below `/`. */
  root: string;
  /** A folder that the provider may write to. */
  data(name: string): string;
  /** Makes a file the provider's own. */
  own(path: string): void;
  remove(): void;
}

/** Unpacks these packages, and what they need but for what this machine has and `without`. Needs `apt-get update` once before. */
export function unpacked(packages: readonly string[], { without }: { without: RegExp }): Unpacked {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-provider-'));
  chmodSync(folder, 0o755);
  const [debs, root] = [join(folder, 'debs'), join(folder, 'root')];
  for (const path of [debs, root]) mkdirSync(path);
  const apt = (...args: string[]) => execFileSync('apt-get', args, { cwd: debs, encoding: 'utf8', stdio: 'pipe' });
  const planned = apt('-s', 'install', '--no-install-recommends', ...packages);
  const names = new Set([...packages, ...[...planned.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name as string)]);
  apt('download', ...[...names].filter((name) => !without.test(name)));
  for (const deb of readdirSync(debs)) execFileSync('dpkg', ['-x', join(debs, deb), root]);
  const own = (path: string) => {
    if (isRoot) chownSync(path, nobody, nobody);
  };
  const data = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path);
    own(path);
    return path;
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A drill that fails leaves nothing behind.
  process.on('exit', remove);
  return { folder, root, data, own, remove };
}

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** Runs a provider as a user without rights until it is stopped; answers when its discovery does. */
export async function running(
  [command = '', ...args]: readonly string[],
  { env, discovery }: { env: Record<string, string>; discovery: string },
): Promise<() => Promise<void>> {
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...env },
    ...user,
    stdio: process.env.DRILL_LOG ? ['ignore', 2, 2] : 'ignore',
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const until = Date.now() + 20_000;
  while (!(await fetch(discovery).catch(() => undefined))?.ok) {
    if (child.exitCode === null && Date.now() < until) await sleep(100);
    else {
      await stop();
      throw new Error(`${command} does not answer at ${discovery}.`);
    }
  }
  return stop;
}
