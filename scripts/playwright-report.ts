import { join, relative } from 'node:path';
import { type Tried, theRun } from './attempts.ts';

type Result = { status: string; duration: number; errors: { message?: string; stack?: string }[] };
type Spec = { file: string; title: string; tests: { projectName: string; results: Result[] }[] };
type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] };

/** What Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  config: { rootDir: string };
  suites: Suite[];
  errors: { message?: string }[];
}

/** What became of each journey; what stopped the run as a whole belongs to no file. */
export function playwrightTried({ config, suites, errors }: PlaywrightReport, root: string): Tried[] {
  const run = errors.map(({ message }) => ({ ...theRun, passed: false, seconds: 0, error: message ?? 'ended badly' }));
  return [...suites.flatMap((suite) => triedIn(suite, [])), ...run];

  function triedIn({ title, file, specs, suites: inner = [] }: Suite, above: string[]): Tried[] {
    // The outermost suite is the file.
    const names = title === file ? above : [...above, title];
    const own = specs.flatMap(({ tests, title: name, file: path }) =>
      tests.flatMap(({ results }) => {
        const last = results.at(-1);
        if (last === undefined || last.status === 'skipped') return [];
        const place = { file: relative(root, join(config.rootDir, path)), name: [...names, name].join(' › ') };
        const passed = last.status === 'passed';
        const error = last.errors.map((one) => one.stack ?? one.message ?? '').join('\n') || last.status;
        return [{ ...place, passed, seconds: last.duration / 1000, ...(passed ? {} : { error }) }];
      }),
    );
    return [...own, ...inner.flatMap((suite) => triedIn(suite, names))];
  }
}
