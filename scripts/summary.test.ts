import { expect, test } from 'vitest';
import { settled, type Tried } from './attempts.ts';
import { summaryLines } from './summary.ts';

const one = (name: string, seconds: number, error?: string): Tried => ({
  file: 'a.test.ts',
  name,
  passed: error === undefined,
  seconds,
  ...(error === undefined ? {} : { error }),
});

test('a run tells what was slow, the time of its parts, what was flaky and what failed, with their errors', () => {
  const all = settled([[one('quick', 0.1), one('slow', 9), one('odd', 1, 'first\nsecond')], [one('odd', 1)]]);
  const lines = summaryLines(all, [{ name: 'check', seconds: 31.4 }]);
  const text = lines.join('\n');
  expect(lines.findIndex((line) => line.includes('slow'))).toBeLessThan(
    lines.findIndex((line) => line.includes('quick')),
  );
  expect(text).toContain('time: check 31 s');
  expect(text).toContain('flaky: 1\n  a.test.ts › odd\n      first\n      second');
  expect(text).not.toContain('failed:');
});

test('however many tests fail, all are named within the last hundred lines', () => {
  const failed = Array.from({ length: 30 }, (_, i) => one(`bad ${i}`, 1, 'line\n'.repeat(50)));
  const lines = summaryLines(settled([failed]), []).slice(-99);
  for (const { name } of failed) expect(lines).toContain(`  a.test.ts › ${name}`);
});
