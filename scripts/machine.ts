import { spawnSync } from 'node:child_process';
import { availableParallelism, freemem, loadavg, totalmem } from 'node:os';

/** What these two take on a quick machine: what is much more here is the machine's, and no test's. */
const quick = { loopMs: 120, readNs: 135 };

/** Lines that tell what a run has to do with: processors, how busy they are, how quick, memory, and who else is at work. */
export function machineLines(): string[] {
  const load = loadavg().map((one) => one.toFixed(1));
  const gigabytes = (bytes: number) => (bytes / 2 ** 30).toFixed(1);
  const [loop, read] = [loopMs(), readNs()];
  return [
    `machine: ${availableParallelism()} processors, load ${load.join(' ')}, ${gigabytes(freemem())} of ${gigabytes(totalmem())} GB free`,
    `         a bare loop takes ${loop.toFixed(0)} ms (a quick machine ${quick.loopMs}), a random read ${read.toFixed(0)} ns (${quick.readNs})`,
    ...othersAtWork().map((line) => `         at work: ${line}`),
  ];
}

let sink = 0;

/** What the processor gives: the best of five. */
function loopMs(): number {
  return best(() => {
    for (let i = 0; i < 1e8; i += 1) sink = (sink + i) | 0;
  });
}

/** What the memory gives: reads in 64 MB, each place named by the one before. */
function readNs(): number {
  const cells = 1 << 24;
  const next = new Uint32Array(cells).map((_, i) => i);
  // One round through all cells, in no order that a cache would guess (Sattolo).
  let seed = 1;
  for (let i = cells - 1; i > 0; i -= 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const j = Math.floor((seed / 2 ** 32) * i);
    [next[i], next[j]] = [next[j] ?? 0, next[i] ?? 0];
  }
  const reads = 1e6;
  const milliseconds = best(() => {
    for (let i = 0; i < reads; i += 1) sink = next[sink % cells] ?? 0;
  });
  return (milliseconds / reads) * 1e6;
}

function best(work: () => void): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const begin = performance.now();
      work();
      return performance.now() - begin;
    }),
  );
}

const toldMost = 8;

/** Processes that take more than a twentieth of a processor, the busiest first; none where `ps` does not tell. */
function othersAtWork(): string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,pcpu=,args=', '--sort=-pcpu'], { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .flatMap((line) => {
      const [, pid, share, command] = /^\s*(\d+)\s+([\d.]+)\s+(.*)$/.exec(line) ?? [];
      const isOther = pid !== undefined && Number(pid) !== process.pid && !command?.startsWith('ps ');
      return isOther && Number(share) >= 5
        ? [`${share} % of a processor, process ${pid}: ${command?.slice(0, 100)}`]
        : [];
    })
    .slice(0, toldMost);
}
