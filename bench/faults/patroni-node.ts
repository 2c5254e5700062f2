import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { systemBinaries } from '#server/embedded/binaries';
import type { Unpacked } from '../providers/debian.ts';
import { port } from './drill.ts';
import { example } from './example.ts';
import { killAll, type Running, startProgram, user } from './machine.ts';

export const names = ['one', 'two', 'three'] as const;
export type NodeName = (typeof names)[number];

/** Where the examples have a machine's service, and where the drill has it. */
const services = { postgres: 5432, rest: 8008, etcd: 2379, etcdPeer: 2380 } as const;
type Service = keyof typeof services;

export function portOf(name: NodeName, service: Service): number {
  return port(60 + 3 * Object.keys(services).indexOf(service) + names.indexOf(name));
}

const there = (name: NodeName, service: Service) => `10.0.0.${names.indexOf(name) + 1}:${services[service]}`;
const here = (name: NodeName, service: Service) => `127.0.0.1:${portOf(name, service)}`;

/** What an example says of all three machines, with the ports of the drill. */
export function everywhere(service: Service): Record<string, string> {
  return Object.fromEntries(names.map((name) => [there(name, service), here(name, service)]));
}

/** What it says of the machine that it is of, the first. */
const itself = (name: NodeName, service: Service) => ({ [there('one', service)]: here(name, service) });

/** A machine: etcd, and PostgreSQL under Patroni. */
export class PatroniNode {
  readonly name: NodeName;
  readonly #debian: Unpacked;
  readonly #folder: string;
  #etcd: Running | undefined;
  #patroni: Running | undefined;

  constructor(name: NodeName, { debian, folder }: { debian: Unpacked; folder: string }) {
    this.name = name;
    this.#debian = debian;
    this.#folder = path.join(folder, name);
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    if (user) chownSync(this.#folder, user.uid, user.gid);
    this.#write('etcd.yml', {
      [`one=http://${there('one', 'etcdPeer')},two=http://${there('two', 'etcdPeer')},three=http://${there('three', 'etcdPeer')}`]:
        names.map((each) => `${each}=http://${here(each, 'etcdPeer')}`).join(','),
      'name: one': `name: ${name}`,
      '/var/lib/etcd/laurel': path.join(this.#folder, 'etcd'),
      ...itself(name, 'etcd'),
      ...itself(name, 'etcdPeer'),
    });
    this.#write('patroni.yml', {
      'name: one': `name: ${name}`,
      '/usr/lib/postgresql/15/bin': path.dirname(systemBinaries().postgres),
      '/var/lib/postgresql/15/laurel': this.#data,
      '/var/lib/postgresql/patroni.pgpass': path.join(this.#folder, 'pgpass'),
      '/var/run/postgresql': this.#folder,
      '10.0.0.0/24': '127.0.0.0/8',
      ...everywhere('etcd'),
      ...itself(name, 'rest'),
      ...itself(name, 'postgres'),
    });
    process.on('exit', () => this.kill());
  }

  async startEtcd(): Promise<void> {
    const command = path.join(this.#debian.root, 'usr/bin/etcd');
    this.#etcd = await startProgram([command, '--config-file', path.join(this.#folder, 'etcd.yml')]);
  }

  async startPatroni(): Promise<void> {
    this.#patroni = await startProgram(this.python('patroni', this.settings), this.environment);
  }

  get settings(): string {
    return path.join(this.#folder, 'patroni.yml');
  }

  /** Debian's Python, and not another that comes first on the PATH. */
  python(program: string, ...args: readonly string[]): readonly string[] {
    return ['/usr/bin/python3', path.join(this.#debian.root, 'usr/bin', program), ...args];
  }

  get environment(): Record<string, string> {
    return { PYTHONPATH: path.join(this.#debian.root, 'usr/lib/python3/dist-packages'), LC_ALL: 'C.UTF-8' };
  }

  /** The machine dies: Patroni, PostgreSQL with all its processes, and etcd. */
  kill(): void {
    const pids = [this.#patroni?.pid, this.#postmaster(), this.#etcd?.pid];
    this.#patroni = undefined;
    this.#etcd = undefined;
    killAll(pids.filter((pid) => pid !== undefined));
  }

  /** Patroni does nothing from now on, and its PostgreSQL goes on by itself. */
  freeze(): void {
    process.kill(this.#patroni?.pid as number, 'SIGSTOP');
  }

  thaw(): void {
    process.kill(this.#patroni?.pid as number, 'SIGCONT');
  }

  async stopPatroni(): Promise<void> {
    await this.#patroni?.stop();
  }

  async stopEtcd(): Promise<void> {
    await this.#etcd?.stop();
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  #postmaster(): number | undefined {
    try {
      return Number(readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      // It has not begun, or has ended in order.
      return undefined;
    }
  }

  #write(name: string, others: Record<string, string>): void {
    const file = path.join(this.#folder, name);
    writeFileSync(file, example(name, others));
    chmodSync(file, 0o644);
  }
}
