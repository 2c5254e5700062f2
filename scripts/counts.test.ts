import { describe, expect, test } from 'vitest';
import { commandCounts, exitCodeOf, playwrightCounts, sum, vitestCounts } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((name) => ({ status: name })),
});

describe('the counts of Vitest', () => {
  test('are those of its report', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 2,
      testResults: [file('passed'), file('failed', 'failed', 'failed')],
    };
    expect(vitestCounts(report, 1)).toEqual({ passed: 5, failed: 2 });
  });

  test('hold a file that could not be loaded for one failure', () => {
    const report = { numPassedTests: 5, numFailedTests: 0, testResults: [file('failed'), file('failed', 'skipped')] };
    expect(vitestCounts(report, 1)).toEqual({ passed: 5, failed: 2 });
  });

  test('never call a run good that ended badly or left no report', () => {
    expect(vitestCounts({ numPassedTests: 5, numFailedTests: 0, testResults: [] }, 1)).toEqual({
      passed: 5,
      failed: 1,
    });
    expect(vitestCounts(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the counts of Playwright', () => {
  test('take a second try for passed', () => {
    expect(playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] }, 1)).toEqual({
      passed: 4,
      failed: 1,
    });
  });

  test('see a run that never began', () => {
    expect(playwrightCounts({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] }, 1)).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(playwrightCounts(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});

test('the check is one that passed or one that failed, and a failed one fails the run', () => {
  const tests = { passed: 5, failed: 0 };
  expect(sum([commandCounts(0), tests])).toEqual({ passed: 6, failed: 0 });
  expect(sum([commandCounts(2), tests])).toEqual({ passed: 5, failed: 1 });
  expect(exitCodeOf(sum([commandCounts(2), tests]))).toBe(1);
});

test('a run is good when something passed and nothing failed', () => {
  const all = sum([
    { passed: 2, failed: 0 },
    { passed: 3, failed: 1 },
  ]);
  expect(all).toEqual({ passed: 5, failed: 1 });
  expect([all, { passed: 5, failed: 0 }, { passed: 0, failed: 0 }].map(exitCodeOf)).toEqual([1, 0, 1]);
});
