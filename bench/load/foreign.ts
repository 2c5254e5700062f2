import { readdirSync, readFileSync } from 'node:fs';

/** What else the machine did while something was measured. */
export interface Foreign {
  /** Share of the machine's capacity that went to processes that are not ours, or was taken away from the machine. */
  share: number;
  /** How fast a bare loop ran beside, 1 being as fast as it ever did. */
  speed: number;
}

const shareMost = 0.12;
const speedLeast = 0.75;

/** Such a cell says something about the neighbours, not about us. */
export function isDisturbed({ share, speed }: Foreign): boolean {
  return share > shareMost || speed < speedLeast;
}

export interface Sample {
  /** Ticks of all processors in which one worked, for whomever. */
  busy: number;
  /** Ticks of all processors, idle ones included. */
  all: number;
  /** Ticks of our own processes, those that have ended included. */
  own: number;
}

export function shareOfOthers(before: Sample, after: Sample): number {
  const all = after.all - before.all;
  if (all <= 0) return 0;
  return Math.max(0, after.busy - before.busy - (after.own - before.own)) / all;
}

/** `roots` are our processes; what they have started is ours too. */
export function sample(roots: readonly number[]): Sample {
  const line = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '';
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softirq = 0, steal = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const busy = user + nice + system + irq + softirq + steal;
  return { busy, all: busy + idle + wait, own: ticksOf(roots) };
}

function ticksOf(roots: readonly number[]): number {
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) && statOf(name);
    if (stat) processes.set(Number(name), stat);
  }
  const ours = new Set(roots);
  const isOurs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = processes.get(at)?.parent)
      if (ours.has(at)) return true;
    return false;
  };
  return [...processes].reduce((sum, [pid, { ticks }]) => (isOurs(pid) ? sum + ticks : sum), 0);
}

/** Its own ticks, and those of its children that have ended and were waited for. */
function statOf(pid: string): { parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { parent, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return undefined;
  }
}

/** Turns of a bare loop in a few milliseconds of one processor, in thousands a second. */
export function loopSpeed(): number {
  const begin = performance.now();
  let turns = 0;
  let mixed = 1;
  while (performance.now() - begin < 20) {
    for (let i = 0; i < 1000; i += 1) mixed = (mixed * 1103515245 + 12345) & 0x7fffffff;
    turns += 1;
  }
  return mixed < 0 ? 0 : (turns / (performance.now() - begin)) * 1000;
}
