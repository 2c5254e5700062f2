import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { isRunning } from '../e2e/processes.ts';

const modules = join(import.meta.dirname, '../e2e');

/** A run with one process of its own that does not leave when it is asked to. It tells where it is kept, and by which ids. */
const program = `
  import { spawn } from 'node:child_process';
  import { beginRun } from ${JSON.stringify(join(modules, 'run.ts'))};
  const { folder, fast, end } = await beginRun();
  const stays = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('there')";
  const child = spawn(process.execPath, ['-e', stays], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  console.log(JSON.stringify({ folder, fast, child: child.pid }));
  process.stdin.once('data', async () => {
    await end();
    process.exit();
  });
`;

interface Run {
  process: ChildProcess;
  folder: string;
  fast: string;
  child: number;
}

const begun: Run[] = [];
afterEach(() => {
  for (const { process } of begun.splice(0)) process.kill('SIGKILL');
});

async function begin(): Promise<Run> {
  const { TEST_RUN: _, TEST_RUN_FAST: __, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const run = { process: child, ...JSON.parse(line) } as Run;
  begun.push(run);
  expect(left(run)).toEqual({ folders: 2, child: true });
  return run;
}

const left = ({ folder, fast, child }: Run) => ({
  folders: Number(existsSync(folder)) + Number(existsSync(fast)),
  child: isRunning(child, 'setInterval'),
});
const nothing = { folders: 0, child: false };

const guardOf = ({ folder }: Run) => Number(/^laurel-run-(\d+)/.exec(basename(folder))?.[1]);

test('a run that ends waits until nothing of it is left', async () => {
  const run = await begin();
  run.process.stdin?.write('end\n');
  await once(run.process, 'exit');
  expect(left(run)).toEqual(nothing);
});

test('a run that is killed leaves nothing', async () => {
  const run = await begin();
  run.process.kill('SIGKILL');
  await expect.poll(() => left(run)).toEqual(nothing);
});

test('what is left where its guard was killed too goes when the next run begins; another run keeps what is its own', async () => {
  const other = await begin();
  const run = await begin();
  process.kill(guardOf(run), 'SIGKILL');
  run.process.kill('SIGKILL');
  await once(run.process, 'exit');
  expect(left(run)).toEqual({ folders: 2, child: true });
  await begin();
  expect([left(run), left(other)]).toEqual([nothing, { folders: 2, child: true }]);
});
