/** What became of a test in one run. */
export interface Tried {
  /** From the root of the project; empty for what belongs to no file. */
  file: string;
  name: string;
  passed: boolean;
  seconds: number;
  error?: string;
  /** No test, but what went wrong beside one: it is over when its file is run again without it. */
  isBeside?: true;
}

/** What a whole run is called that ended badly without a failed test. */
export const theRun = { file: '', name: 'the run itself', isBeside: true } as const;

/** Failed, and passed when its file was run again by itself. */
export interface Flaky extends Pick<Tried, 'file' | 'name'> {
  firstError: string;
}

export interface Settled {
  passed: Tried[];
  failed: Tried[];
  flaky: Flaky[];
}

/** How often a file with a failed test is run again. */
const againMost = 2;

/**
 * Runs everything, and what failed twice more at most, by itself and from its beginning: a file's database, a portal, a
 * browser are new ones then. `run` is given the files, or undefined for all of them.
 */
export async function tried(run: (files: string[] | undefined) => Promise<Tried[]>): Promise<Settled> {
  const attempts = [await run(undefined)];
  for (let again = 0; again < againMost; again += 1) {
    const { failed } = settled(attempts);
    if (failed.length === 0) break;
    const files = [...new Set(failed.map(({ file }) => file))];
    attempts.push(await run(files.includes(theRun.file) ? undefined : files));
  }
  return settled(attempts);
}

/** Of several runs the last word on each test: whatever failed has failed until it is seen to pass. */
export function settled(attempts: readonly (readonly Tried[])[]): Settled {
  const last = new Map<string, Tried>();
  const firstErrors = new Map<string, string>();
  for (const attempt of attempts) {
    const filesThatRan = new Set(attempt.filter(({ passed }) => passed).map(({ file }) => file));
    for (const [key, before] of last) {
      const ranAgain = before.file === theRun.file ? attempt.length > 0 : filesThatRan.has(before.file);
      if (before.isBeside && ranAgain) last.set(key, { ...before, passed: true });
    }
    for (const one of attempt) {
      last.set(keyOf(one), one);
      if (!one.passed && !firstErrors.has(keyOf(one))) firstErrors.set(keyOf(one), one.error ?? '');
    }
  }
  const all = [...last.values()];
  return {
    passed: all.filter(({ passed, isBeside }) => passed && !isBeside),
    failed: all.filter(({ passed }) => !passed),
    flaky: all.flatMap((one) => {
      const firstError = firstErrors.get(keyOf(one));
      return one.passed && firstError !== undefined ? [{ file: one.file, name: one.name, firstError }] : [];
    }),
  };
}

const keyOf = ({ file, name }: Pick<Tried, 'file' | 'name'>) => `${file} > ${name}`;

export function together(all: readonly Settled[]): Settled {
  return {
    passed: all.flatMap(({ passed }) => passed),
    failed: all.flatMap(({ failed }) => failed),
    flaky: all.flatMap(({ flaky }) => flaky),
  };
}

/** Nothing tested is nothing proven. */
export function exitCodeOf({ passed, failed }: Settled): number {
  return failed.length === 0 && passed.length > 0 ? 0 : 1;
}
