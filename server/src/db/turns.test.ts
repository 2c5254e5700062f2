import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedBy, Turns } from './turns.ts';

let turns: Turns;
const begun: string[] = [];
const ends = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  begun.length = 0;
  turns = new Turns({ atOnce: 3, waitMs: 1000 });
});
afterEach(() => void vi.useRealTimers());

/** Somebody asks for a connection; what becomes of it is answered as words, or as nothing where it was had. */
function asks(name: string, memberId?: number): Promise<string | undefined> {
  return askedBy(memberId, () => turns.take()).then(
    (end) => {
      begun.push(name);
      ends.set(name, end);
      return undefined;
    },
    (error: Error) => error.message,
  );
}
const settled = () => vi.advanceTimersByTimeAsync(0);
const end = async (name: string) => {
  ends.get(name)?.();
  await settled();
};

test('who has the fewest connections comes next, however many were asked for before', async () => {
  for (let i = 1; i <= 40; i += 1) void asks(`greedy ${i}`, 1);
  void asks('ann', 2);
  void asks('max', 3);
  await settled();
  expect(begun).toEqual(['greedy 1', 'greedy 2', 'greedy 3']);
  for (const name of ['greedy 1', 'greedy 2', 'greedy 3']) await end(name);
  expect(begun.slice(3)).toEqual(['ann', 'max', 'greedy 4']);
});

test('equals have them in the order in which they came, and strangers are not one person', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) void asks(name);
  void asks('ann', 2);
  await settled();
  for (const name of ['a', 'b', 'c']) await end(name);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'ann']);
});

test('who has waited too long is told what a pool tells, and takes no turn', async () => {
  for (const name of ['a', 'b', 'c']) void asks(name);
  const late = asks('late', 1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBe('timeout exceeded when trying to connect');
  await end('a');
  void asks('next', 2);
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'next']);
});
