import { describe, expect, test } from 'vitest';
import { exitCodeOf, settled, type Tried, theRun, together, tried } from './attempts.ts';

const ok = (file: string, name = 'one'): Tried => ({ file, name, passed: true, seconds: 1 });
const bad = (file: string, name = 'one', error = 'no'): Tried => ({ file, name, passed: false, seconds: 1, error });

/** Runs what it is given in turn, and tells of which files. */
function turns(...attempts: Tried[][]) {
  const asked: (string[] | undefined)[] = [];
  const run = async (files: string[] | undefined) => {
    asked.push(files);
    return attempts[asked.length - 1] ?? [];
  };
  return { asked, run };
}

describe('a failed test', () => {
  test('is run again with its file, and no other', async () => {
    const { asked, run } = turns([ok('a'), bad('b'), ok('c')], [ok('b')]);
    const { passed, failed, flaky } = await tried(run);
    expect(asked).toEqual([undefined, ['b']]);
    expect(passed.map(({ file }) => file)).toEqual(['a', 'b', 'c']);
    expect(failed).toEqual([]);
    expect(flaky).toEqual([{ file: 'b', name: 'one', firstError: 'no' }]);
  });

  test('that fails three times has failed, with its last error, and there is no fourth', async () => {
    const { asked, run } = turns([bad('b')], [bad('b')], [bad('b', 'one', 'still no')], [ok('b')]);
    expect((await tried(run)).failed).toMatchObject([{ file: 'b', error: 'still no' }]);
    expect(asked).toHaveLength(3);
  });

  test('has failed until it is seen to pass: that its file ran without it is not enough', async () => {
    const { run } = turns([bad('b', 'one'), ok('b', 'two')], [ok('b', 'one'), bad('b', 'two')], [ok('b', 'one')]);
    const { failed, flaky } = await tried(run);
    expect(failed.map(({ name }) => name)).toEqual(['two']);
    expect(flaky.map(({ name }) => name)).toEqual(['one']);
  });

  test('is no other for what went wrong beside the tests, which is over when its file runs without it', async () => {
    const beside: Tried = { ...bad('b', 'around the desk'), isBeside: true };
    const { passed, failed, flaky } = await tried(turns([ok('b'), beside], [ok('b')]).run);
    expect([passed.length, failed.length, flaky.map(({ name }) => name)]).toEqual([1, 0, ['around the desk']]);
    expect((await tried(turns([ok('b'), beside], [], []).run)).failed).toHaveLength(1);
  });

  test('has not passed because its file came to nothing', () => {
    expect(settled([[bad('b')], []]).failed).toHaveLength(1);
    expect(settled([[bad('b')], [bad('b', 'before all')]]).failed.map(({ name }) => name)).toEqual([
      'one',
      'before all',
    ]);
  });
});

test('a run that ends badly by itself is made again whole', async () => {
  const { asked, run } = turns([ok('a'), { ...theRun, passed: false, seconds: 0, error: 'lost' }], [ok('a')]);
  const { failed, flaky } = await tried(run);
  expect(asked).toEqual([undefined, undefined]);
  expect([failed.length, flaky.length]).toEqual([0, 1]);
});

test('a run is good when something passed and nothing failed', () => {
  const good = settled([[ok('a')]]);
  const wrong = settled([[ok('b'), bad('c')]]);
  const all = together([good, wrong]);
  expect([all.passed.length, all.failed.length]).toEqual([2, 1]);
  expect([good, wrong, all, together([])].map(exitCodeOf)).toEqual([0, 1, 1, 1]);
});
