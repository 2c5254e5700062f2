import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Run {
  folder: string;
  /** In memory where there is room, and else the same. */
  fast: string;
  end(): Promise<void>;
}

/**
 * Everything that a run of tests keeps lies in folders of its own, which its children learn from the environment, and nothing that
 * it starts outlives it, also when it is killed (`guard.ts`). Within a run it is that run. Ending it waits until nothing is left;
 * a process that just leaves has ended it as well.
 */
export async function beginRun(): Promise<Run> {
  const { TEST_RUN, TEST_RUN_FAST } = process.env;
  if (TEST_RUN && TEST_RUN_FAST) return { folder: TEST_RUN, fast: TEST_RUN_FAST, end: async () => {} };
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts')], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(guard.stdout), 'line')) as [string];
  const { folder, fast } = JSON.parse(line) as { folder: string; fast: string };
  Object.assign(process.env, {
    TEST_RUN: folder,
    TEST_RUN_FAST: fast,
    TMPDIR: folder,
    // The portals of the tests read the same modules.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  });
  for (const held of [guard, guard.stdin, guard.stdout]) (held as { unref?(): void }).unref?.();
  const end = async () => {
    const gone = once(guard, 'exit');
    guard.ref();
    guard.stdin.end();
    await gone;
  };
  return { folder, fast, end };
}

/** For Vitest, which ends only after its teardown: then the guard sees it gone. */
export default async function setup(): Promise<void> {
  await beginRun();
}
