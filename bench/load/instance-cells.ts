import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { urlOf } from '#server/db/connection';
import { type Bench, type Cell, type Figures, figuresOf, jobOf, NotMeasured } from './cell.ts';
import type { FlowName } from './flows.ts';
import { load, pidsOf, type Running, startPortal } from './processes.ts';

/** Of a processor, to each instance: so little that neither the database nor the load is what they wait for. */
const share = 0.2;
const periodMs = 20;
const ports = [4157, 4158];

const group = '/sys/fs/cgroup/cpu';

/** Holds a portal, with all that it has started, to its share of a processor; answers what takes the hold away. */
function hold({ port, pid }: Running): () => void {
  const own = join(group, `laurel-${port}`);
  mkdirSync(own, { recursive: true });
  const write = (name: string, value: number) => writeFileSync(join(own, name), String(value));
  write('cpu.cfs_period_us', periodMs * 1000);
  write('cpu.cfs_quota_us', share * periodMs * 1000);
  for (const one of pidsOf(pid)) write('cgroup.procs', one);
  return () => rmdirSync(own);
}

/** So many answers a second of so many instances together; the load is the same. */
async function ofInstances(bench: Bench, flow: FlowName, instances: number): Promise<Figures> {
  if (!existsSync(join(group, 'cgroup.procs')))
    throw new NotMeasured(`Instances are held to a share of a processor by ${group}, which is not here.`);
  const portals = await Promise.all(ports.slice(0, instances).map((port) => startPortal(port, urlOf(bench.settings))));
  const letGo = portals.map(hold);
  try {
    const job = jobOf(bench, flow, 8);
    const told = await Promise.all(
      ports.map((_, i) => load({ ...job, seed: job.seed + i, port: portals[i % instances]?.port ?? 0 })),
    );
    return { rate: told.reduce((sum, one) => sum + (figuresOf(one).rate ?? 0), 0) };
  } finally {
    await Promise.all(portals.map(({ stop }) => stop()));
    for (const end of letGo) end();
  }
}

const rate = { figure: 'rate', unit: '/s', better: 'more', against: 'yardstick', goal: 1.8 } as const;

const instances = (flow: FlowName, words: string): Cell => ({
  key: `instances ${flow}`,
  people: { least: 2001 },
  measure: (bench) => ofInstances(bench, flow, 2),
  yardstick: (bench) => ofInstances(bench, flow, 1),
  rows: [{ ...rate, words: `two instances beside one, ${words}` }],
});

export const instanceCells: Cell[] = [instances('home', 'Home'), instances('send', 'send with points')];
