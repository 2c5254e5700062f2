import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acts, drillFolder, ended, look, port, productsToBuy, reached, voucherKey } from './drill.ts';
import { startPortal } from './portal.ts';
import { report } from './report.ts';
import { prepare, run } from './workload.ts';

/**
 * `node bench/faults/disk-full.ts`: the disk of the embedded database has no byte left for half a minute in the middle of
 * 10,500 orders and gifts. Needs root, to mount a small disk in memory.
 */
const fullMs = 30_000;
const folder = drillFolder();
mkdirSync(folder.dataDir, { mode: 0o755 });
mount('mount', ['-t', 'tmpfs', '-o', 'size=1500m,mode=755', 'laurel-drill', folder.dataDir]);
process.on('exit', () => spawnSync('umount', ['-l', folder.dataDir]));
const dataDir = path.join(folder.dataDir, 'data');
const filler = path.join(folder.dataDir, 'filler');
const env = { DATA_DIR: dataDir, VOUCHER_KEYS: voucherKey };
const portal = await startPortal(port(7), env);
const before = await look(env);
const balancer = { urls: [portal.url] };
const load = await prepare(balancer, before);
const productIds = await productsToBuy(before);
await before.close();
let full: Promise<void> | undefined;
await run(balancer, load, {
  ...acts,
  productIds,
  at: (done) => {
    if (done === reached(0.4)) full = fillDisk();
  },
});
await full;
const after = await look(env);
ended(await report('disk full for 30 s', after, load));
await after.close();
await portal.stop();
mount('umount', [folder.dataDir]);
folder.remove();

async function fillDisk(): Promise<void> {
  const until = Date.now() + fullMs;
  const file = openSync(filler, 'w');
  const chunk = Buffer.alloc(1024 * 1024);
  // Again and again: what PostgreSQL gives back when it restarts must not help it.
  while (Date.now() < until) {
    try {
      for (;;) writeSync(file, chunk);
    } catch {
      await sleep(200);
    }
  }
  closeSync(file);
  rmSync(filler);
}

function mount(program: string, args: string[]): void {
  const ran = spawnSync(program, args, { encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${program}: ${ran.stderr}`);
}
