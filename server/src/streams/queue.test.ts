import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#errors/refuse';
import { type Purpose, type ReportQueue, reportQueue } from './queue.ts';

let queue: ReportQueue;
const begun: string[] = [];
const leaves = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  begun.length = 0;
  leaves.clear();
  queue = reportQueue({ atOnce: 2, waitingMax: 3, waitMs: 1000 });
});
afterEach(() => void vi.useRealTimers());

/** Somebody comes; what becomes of it is answered as words, or as nothing where a place was had. */
function comes(name: string, memberId: number, purpose: Purpose = 'screen', signal = new AbortController().signal) {
  return queue.enter({ memberId, purpose, signal }).then(
    (leave) => {
      begun.push(name);
      leaves.set(name, leave);
      return undefined;
    },
    (error: Error) => error,
  );
}
const leave = async (name: string) => {
  leaves.get(name)?.();
  await vi.advanceTimersByTimeAsync(0);
};

test('so many are made at once, and the others follow in the order in which they came', async () => {
  for (const [i, name] of ['a', 'b', 'c', 'd', 'e'].entries()) void comes(name, i);
  await vi.advanceTimersByTimeAsync(0);
  expect([begun, queue.counts()]).toEqual([['a', 'b'], { running: 2, waiting: 3 }]);
  await leave('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await leave('a');
  await leave('c');
  expect([begun, queue.counts()]).toEqual([['a', 'b', 'c', 'd', 'e'], { running: 2, waiting: 0 }]);
});

test('to leave twice frees one place', async () => {
  for (const [i, name] of ['a', 'b', 'c', 'd'].entries()) void comes(name, i);
  await vi.advanceTimersByTimeAsync(0);
  await leave('a');
  await leave('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('files leave one place for the screens', async () => {
  for (const [i, name] of ['file1', 'file2'].entries()) void comes(name, i, 'file');
  void comes('screen', 5);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['file1', 'screen']);
  await leave('screen');
  expect(begun).toEqual(['file1', 'screen']);
  await leave('file1');
  expect(begun).toEqual(['file1', 'screen', 'file2']);
});

test('where one place is all there is, files have it too', async () => {
  queue = reportQueue({ atOnce: 1, waitingMax: 3, waitMs: 1000 });
  void comes('file', 1, 'file');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['file']);
});

test("a member's second report waits for the first while others overtake it, and a third is refused", async () => {
  void comes('first', 1);
  void comes('second', 1);
  const third = comes('third', 1);
  void comes('other', 2);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['first', 'other']);
  expect(await third).toMatchObject({ code: 'tooManyRequests', retryAfterSeconds: 5 });
  await leave('first');
  expect(begun).toEqual(['first', 'other', 'second']);
});

test('a queue that is full refuses, and one that lasts too long does', async () => {
  const came = [1, 2, 3, 4, 5].map((id) => comes(String(id), id));
  const refused = await comes('6', 6);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
    message: 'Other reports are being made; please try again in a moment.',
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(came.slice(2))).toEqual([refused, refused, refused]);
  expect(queue.counts()).toEqual({ running: 2, waiting: 0 });
});

test('who does not wait any more is not waited for', async () => {
  const gone = new AbortController();
  for (const [i, name] of ['a', 'b'].entries()) void comes(name, i);
  const leaver = comes('leaver', 3, 'screen', gone.signal);
  void comes('d', 4);
  gone.abort();
  expect(await leaver).toMatchObject({ name: 'AbortError' });
  await leave('a');
  expect(begun).toEqual(['a', 'b', 'd']);
  expect(await comes('late', 9, 'screen', gone.signal)).toMatchObject({ name: 'AbortError' });
});

test('whose file is made may turn the pages of a report meanwhile', async () => {
  void comes('file', 1, 'file');
  void comes('page', 1, 'screen');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['file', 'page']);
});

test("a member's lists wait for each other, and a seventh is refused", async () => {
  queue = reportQueue({ atOnce: 2, waitingMax: 20, waitMs: 1000 });
  for (let i = 1; i <= 6; i += 1) void comes(`list ${i}`, 1, 'list');
  expect(await comes('list 7', 1, 'list')).toMatchObject({ code: 'tooManyRequests' });
  void comes('page', 1, 'screen');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['list 1', 'page']);
  await leave('list 1');
  expect(begun).toEqual(['list 1', 'page', 'list 2']);
});
