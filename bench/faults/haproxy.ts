import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Unpacked } from '../providers/debian.ts';
import { port } from './drill.ts';
import { example } from './example.ts';
import { type Running, startProgram } from './machine.ts';
import { names, portOf } from './patroni-node.ts';

export const haproxyPort = port(75);

/** HAProxy before the three machines, as `deploy/haproxy.cfg` has it. */
export async function startHaproxy({ root, folder }: Unpacked): Promise<Running> {
  const servers = names.map((name, n) => [
    `10.0.0.${n + 1}:5432 check port 8008`,
    `127.0.0.1:${portOf(name, 'postgres')} check port ${portOf(name, 'rest')}`,
  ]);
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, example('haproxy.cfg', { ...Object.fromEntries(servers), ':5000': `:${haproxyPort}` }));
  chmodSync(file, 0o644);
  const libraries = path.join(root, 'usr/lib/x86_64-linux-gnu');
  return startProgram([path.join(root, 'usr/sbin/haproxy'), '-db', '-f', file], { LD_LIBRARY_PATH: libraries });
}
