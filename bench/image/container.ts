import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenImage } from './images.ts';

export interface Container {
  /** Runs its check of health, as an engine does each half minute. */
  isHealthy(): Promise<boolean>;
  /** Ends it as an engine does; answers with what code its first process left. */
  stop(): Promise<number | null>;
}

interface Standing {
  env: Record<string, string>;
  /** Where what it keeps lies outside of it. */
  data: string;
}

/** A container of an image by bubblewrap: its files read only, its user without rights, its command the first process there. */
export async function startContainer(image: OpenImage, { env, data }: Standing, isReady: string): Promise<Container> {
  mkdirSync(data, { recursive: true });
  const child = inside(image, { env, data }, image.config.Cmd, ['--as-pid-1', '--info-fd', '3']);
  process.on('exit', () => child.kill('SIGKILL'));
  const told = text(child.stderr);
  const ended = once(child, 'exit');
  const { 'child-pid': first } = JSON.parse(await text(child.stdio[3] as Readable));
  for (let tries = 0; !(await fetch(isReady).catch(() => undefined))?.ok; tries += 1) {
    if (child.exitCode !== null || tries > 1_200) throw new Error(`It did not become ready: ${await told}`);
    await sleep(100);
  }
  return {
    async isHealthy() {
      const [, ...command] = image.config.Healthcheck?.Test ?? [];
      return (await run(image, { env, data }, command)).code === 0;
    },
    async stop() {
      process.kill(first, 'SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

/** One command in a container of its own, and what it said. */
export async function run(image: OpenImage, standing: Standing, command: string[]) {
  const child = inside(image, standing, command, []);
  const [said, told, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, said: said + told };
}

function inside({ files, config }: OpenImage, { env, data }: Standing, command: string[], options: string[]) {
  const set = [...config.Env.map((each) => each.split(/=(.*)/s)), ...Object.entries(env)];
  const binds = [
    ['--ro-bind', files, '/'],
    ['--proc', '/proc'],
    ['--dev', '/dev'],
    ['--tmpfs', '/tmp'],
    ...['/etc/hosts', '/etc/resolv.conf'].map((file) => ['--ro-bind', file, file]),
    ['--bind', path.resolve(data), '/var/lib/laurel'],
  ].flat();
  const [uid, gid] = idsOf(files, config.User);
  const apart = ['--unshare-user', '--unshare-pid', '--unshare-ipc', '--die-with-parent'];
  const user = ['--uid', uid, '--gid', gid];
  const settings = ['--clearenv', ...set.flatMap(([name = '', value = '']) => ['--setenv', name, value])];
  const place = ['--chdir', config.WorkingDir];
  return spawn('bwrap', [...binds, ...apart, ...user, ...settings, ...place, ...options, '--', ...command], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  }) as ChildProcessByStdio<null, Readable, Readable>;
}

/** Of the image's user, as its own files know it. */
function idsOf(files: string, user: string): [string, string] {
  const line = readFileSync(path.join(files, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${user}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error(`The image has no user ${user}.`);
  return [uid, gid];
}
