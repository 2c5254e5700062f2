export type Counts = { passed: number; failed: number };

type VitestFile = { status: string; assertionResults: { status: string }[] };
export type VitestReport = { numPassedTests: number; numFailedTests: number; testResults: VitestFile[] };

/** A file that failed before its first test is one failure; a run that ended badly is never without one. */
export function vitestCounts(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const isSilent = ({ status, assertionResults }: VitestFile) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  const failed = report.numFailedTests + report.testResults.filter(isSilent).length;
  return { passed: report.numPassedTests, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

export type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** A journey that needed a second try passed; what stopped the run as a whole is a failure of its own. */
export function playwrightCounts(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + report.errors.length;
  return { passed: expected + flaky, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

/** A command without tests of its own, such as the check, is one. */
export function commandCounts(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/** Nothing tested is nothing proven. */
export function exitCodeOf({ passed, failed }: Counts): number {
  return failed === 0 && passed > 0 ? 0 : 1;
}
