import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type Tried, theRun } from './attempts.ts';

const root = join(import.meta.dirname, '..');

type Wrong = { message: string; stack?: string | undefined };

/** Writes what became of each test to the file that TEST_REPORT names. */
export default class AttemptReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Wrong[]): void {
    const outside = unhandled.map((error) => ({ ...placeOf(error), ...failure([error]) }));
    writeFileSync(process.env.TEST_REPORT ?? '', JSON.stringify([...modules.flatMap(triedIn), ...outside]));
  }
}

function triedIn(module: TestModule): Tried[] {
  const file = relative(root, module.moduleId);
  const tests = [...module.children.allTests()].flatMap((one): Tried[] => {
    const { state, errors = [] } = one.result();
    const seconds = (one.diagnostic()?.duration ?? 0) / 1000;
    if (state === 'passed') return [{ file, name: one.fullName, passed: true, seconds }];
    return state === 'failed' ? [{ file, name: one.fullName, ...failure(errors), seconds }] : [];
  });
  // What fails around tests, such as what is done before all of them.
  const around = [module, ...module.children.allSuites()].flatMap((one): Tried[] => {
    const name = one.type === 'suite' ? `around ${one.fullName}` : 'the file';
    return one.errors().length > 0 ? [{ file, name, isBeside: true, ...failure(one.errors()) }] : [];
  });
  return [...tests, ...around];
}

function failure(errors: readonly Wrong[]) {
  const error = errors.map(({ message, stack }) => (stack?.includes(message) ? stack : `${message}\n${stack}`));
  return { passed: false, seconds: 0, error: error.join('\n') };
}

/** Vitest tells during which file an error came that no test caught, where it knows. */
function placeOf(error: Wrong): Pick<Tried, 'file' | 'name' | 'isBeside'> {
  const path = (error as { VITEST_TEST_PATH?: string }).VITEST_TEST_PATH;
  return path === undefined ? theRun : { file: relative(root, path), name: 'outside of every test', isBeside: true };
}
