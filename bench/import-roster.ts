import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long a roster takes: `node bench/import-roster.ts [people]`. New, the same again, everyone moved, nearly everyone gone. */
const people = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'laurel-bench-'));
// PostgreSQL's user, when it is not ours, has to pass through.
chmodSync(folder, 0o711);

try {
  laurel(['migrate']);
  measure('everyone is new', roster({ divisionOf: (n) => n % 500 }), 'roles');
  measure('the same again', roster({ divisionOf: (n) => n % 500 }));
  measure('everyone moves', roster({ divisionOf: (n) => (n + 1) % 500 }));
  measure(
    'all but one in ten leave',
    roster({ divisionOf: (n) => (n + 1) % 500, keep: (n) => n % 10 === 0 }),
    'leavers',
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface Choice {
  divisionOf: (n: number) => number;
  keep?: (n: number) => boolean;
}

function roster({ divisionOf, keep = () => true }: Choice): string {
  const rows = [
    'memberNumber,firstName,surname,email,cellNum,divisionCode,division,countryCode,clusterCode,siteTemplate,managerNumber,hireDate,birthDay,birthMonth,isManager,isAdminReports,isActive',
  ];
  for (let n = 0; n < people; n += 1) {
    if (!keep(n)) continue;
    const division = divisionOf(n);
    const manager = n === 0 ? '' : `B${Math.floor(n / 1000) * 10}`;
    rows.push(
      [
        ...[`B${n}`, `Given${n % 3001}`, `Family${n % 7919}`, `b${n}@bench.example`, '+27 82 555 0100'],
        ...[`D${division}`, `Division ${division}`, 'ZA', 'AFRICA', 'laurel', manager === `B${n}` ? '' : manager],
        ...['2015-04-07', (n % 28) + 1, (n % 12) + 1, n % 1000 === 0, n === 0, true],
      ].join(','),
    );
  }
  return rows.join('\n');
}

function measure(what: string, file: string, confirm?: string): void {
  const path = join(folder, 'roster.csv');
  writeFileSync(path, file);
  const start = performance.now();
  const { said, megabytes } = laurel(['import', path, ...(confirm ? ['--confirm', confirm] : [])]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${what}: ${seconds} s, ${megabytes} MB of memory; ${said.trim().split('\n').at(-1)}\n`);
}

/** Runs a command of Laurel in a process of its own, as an operator would. */
function laurel(args: string[]): { said: string; megabytes: number } {
  const root = join(import.meta.dirname, '..');
  const report = 'data:text/javascript,process.on("exit",()=>console.error("rss="+process.resourceUsage().maxRSS))';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', report, join(root, 'server/src/laurel.ts'), ...args],
    { env: { ...process.env, DATA_DIR: folder }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`laurel ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return { said: stdout, megabytes: Math.round(Number(/rss=(\d+)/.exec(stderr)?.[1] ?? 0) / 1024) };
}
