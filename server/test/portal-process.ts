import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The portal as an operator starts it, in a process of its own. */
export interface PortalProcess {
  url: string;
  port: number;
  child: ChildProcess;
  /** Lines of its log, and what it said to a person. */
  log: string[];
  said: string[];
  /** What its log says, line by line. */
  told(): { msg?: string; level?: number; [field: string]: unknown }[];
  ended: Promise<[number | null, string | null]>;
}

/** On a port that nobody has; where somebody takes it before the portal does, on the next one. */
export async function startPortal(env: Record<string, string>, command?: Command): Promise<PortalProcess> {
  for (;;) {
    const portal = spawnPortal(await freePort(), env, command);
    const isReady = () => portal.log.concat(portal.said).some((line) => line.includes('Laurel is ready'));
    while (!isReady() && !hasEnded(portal)) await sleep(20);
    if (!hasEnded(portal)) return portal;
    await portal.ended;
    if (!portal.told().some(({ msg }) => msg && /^Port \d+ is taken/.test(msg)))
      throw new Error(`The portal ended: ${portal.log.join('\n')}`);
  }
}

function hasEnded({ child }: PortalProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await once(server.close(), 'close');
  return port;
}

type Command = readonly [string, ...string[]];

const root = join(import.meta.dirname, '../..');
const serverItself: Command = [process.execPath, join(root, 'server/src/main.ts')];
export const npmStart: Command = ['npm', 'start'];

export function spawnPortal(
  port: number,
  env: Record<string, string>,
  [program, ...args]: Command = serverItself,
): PortalProcess {
  const child = spawn(program, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      HOST: '127.0.0.1',
      LAUREL_DEMO: 'off',
      LAUREL_PATIENCE: '30',
      ...env,
    },
  });
  const log: string[] = [];
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => void log.push(...text.split('\n').filter(Boolean)));
  child.stdout.setEncoding('utf8').on('data', (text: string) => void said.push(...text.split('\n').filter(Boolean)));
  const ended = once(child, 'close') as PortalProcess['ended'];
  const told = () => log.map((line) => JSON.parse(line));
  return { url: `http://127.0.0.1:${port}`, port, child, log, said, told, ended };
}

export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

interface Asked {
  headers?: Record<string, string>;
  body?: unknown;
  agent?: http.Agent | false;
}

/** One request on a connection of its own, so that whichever process comes next answers it; or on one that `agent` keeps. */
export function ask(address: string, { headers = {}, body, agent = false }: Asked = {}): Promise<Reply> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(address, {
      agent,
      method: json === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    });
    request.on('error', reject).on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('error', reject).on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    request.end(json);
  });
}

/** The processes that it has started to serve with it. */
export function workersOf({ child }: PortalProcess): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(child.pid), '-f', 'worker.ts'], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}
