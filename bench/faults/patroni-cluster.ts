import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openConnection } from '#server/db/connection';
import { systemBinaries } from '#server/embedded/binaries';
import { asUser } from '#server/embedded/run-user';
import type { Unpacked } from '../providers/debian.ts';
import { user } from './machine.ts';
import { type NodeName, names, PatroniNode, portOf } from './patroni-node.ts';

interface Member {
  name: NodeName;
  role: string;
  state: string;
  lag?: number;
}

/** Three machines of one cluster. */
export class PatroniCluster {
  readonly #nodes: readonly PatroniNode[];

  constructor(where: { debian: Unpacked; folder: string }) {
    this.#nodes = names.map((name) => new PatroniNode(name, where));
  }

  /** Made as an operator does: the first machine, the others, the database. */
  async start(): Promise<void> {
    for (const node of this.#nodes) await node.startEtcd();
    for (const node of this.#nodes) await node.startPatroni();
    await this.isWhole();
    this.#makeDatabase(await this.leader());
  }

  #makeDatabase(leader: PatroniNode): void {
    const psql = (...args: string[]) =>
      execFileSync(
        path.join(path.dirname(systemBinaries().postgres), 'psql'),
        [
          '-h',
          '127.0.0.1',
          '-p',
          String(portOf(leader.name, 'postgres')),
          '-U',
          'postgres',
          '-d',
          'postgres',
          '-q',
          '-v',
          'ON_ERROR_STOP=1',
          ...args,
        ],
        { env: { PGPASSWORD: 'change-me-1' }, stdio: 'pipe' },
      );
    psql('-f', path.join(import.meta.dirname, '../../deploy/dba.sql'));
    psql('-c', `alter role laurel password '${password}'`);
  }

  node(name: NodeName): PatroniNode {
    return this.#nodes.find((node) => node.name === name) as PatroniNode;
  }

  /** Who takes writes now, once somebody other than `than` does. */
  async leader({ than }: { than?: PatroniNode } = {}): Promise<PatroniNode> {
    const name = await this.#until((members) => {
      const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
      return leader && leader.name !== than?.name ? leader.name : undefined;
    });
    return this.node(name);
  }

  /** One who takes writes, one who has all that was confirmed, and one more that follows. */
  isWhole(): Promise<NodeName> {
    return this.#until((members) => {
      const roles = members.filter(
        ({ role, state, lag = 0 }) => isFollowing(state) && (role === 'leader' || lag === 0),
      );
      const ahead = members.find(({ role }) => role === 'sync_standby')?.name;
      return roles.length === names.length ? ahead : undefined;
    });
  }

  /** The two change places in order. */
  async switchover(): Promise<PatroniNode> {
    const [from, to] = [await this.leader(), await this.isWhole()];
    const [command = '', ...args] = from.python(
      'patronictl',
      '-c',
      from.settings,
      'switchover',
      'laurel',
      '--leader',
      from.name,
      '--candidate',
      to,
      '--force',
    );
    await promisify(execFile)(command, args, {
      ...asUser(user),
      cwd: '/',
      env: { PATH: process.env.PATH, ...from.environment },
    });
    return this.leader({ than: from });
  }

  async stop(): Promise<void> {
    for (const node of this.#nodes) await node.stopPatroni();
    // Patroni without etcd ends late.
    for (const node of this.#nodes) await node.stopEtcd();
  }

  /** Asks the machines' Patronis, whichever answers, until what they say of all of them will do. */
  async #until<Found>(found: (members: readonly Member[]) => Found | undefined): Promise<Found> {
    const end = Date.now() + 300_000;
    for (;;) {
      for (const { name } of this.#nodes) {
        const answer = found(await membersAsSeenBy(name));
        if (answer !== undefined) return answer;
      }
      if (Date.now() > end) throw new Error('The cluster did not come to what was waited for in five minutes.');
      await sleep(200);
    }
  }
}

const isFollowing = (state: string) => state === 'running' || state === 'streaming';

async function membersAsSeenBy(name: NodeName): Promise<readonly Member[]> {
  const signal = AbortSignal.timeout(2_000);
  const answer = await fetch(`http://127.0.0.1:${portOf(name, 'rest')}/cluster`, { signal }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { members: Member[] }).members : [];
}

const password = 'change-me-4';
const at = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`).join(',');

/** The portal's address of these. */
export const addressOf = (...ports: readonly number[]) => `postgresql://laurel:${password}@${at(ports)}/laurel`;

/** A connection to one machine's PostgreSQL, whatever it is. */
export const connectionTo = ({ name }: PatroniNode) =>
  openConnection({ connectionString: addressOf(portOf(name, 'postgres')) }, 'drill');
