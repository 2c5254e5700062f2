import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberShares, type Shares } from './shares.ts';

let shares: Shares;
const begun: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  begun.length = 0;
  shares = memberShares({ atOnce: 6, waitMs: 1000 });
});
afterEach(() => void vi.useRealTimers());

/** A request comes in; what becomes of it is answered as an error, or as nothing where it was begun. */
function comes(name: string, memberId: number, gone = new AbortController()): Promise<Error | undefined> {
  return shares.enter(memberId, gone.signal).then(
    () => void begun.push(name),
    (error: Error) => error,
  );
}
const settled = () => vi.advanceTimersByTimeAsync(0);

async function six(): Promise<AbortController[]> {
  const all = Array.from({ length: 6 }, () => new AbortController());
  for (const [i, gone] of all.entries()) void comes(String(i + 1), 1, gone);
  await settled();
  return all;
}

test("the seventh of a member waits for one of the six, and another member's overtakes it", async () => {
  const [, second] = await six();
  void comes('7', 1);
  void comes('8', 1);
  void comes('other', 2);
  await settled();
  expect(begun.slice(6)).toEqual(['other']);
  second?.abort();
  await settled();
  expect(begun.slice(6)).toEqual(['other', '7']);
});

test('who waits for too long is refused with words, and told when to come again', async () => {
  await six();
  const seventh = comes('7', 1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await seventh).toMatchObject({
    code: 'tooManyRequests',
    message: '6 of your requests are being answered already. Please wait a moment and try again.',
    retryAfterSeconds: 2,
  });
  expect(begun).toHaveLength(6);
});

test('who breaks off while waiting is not waited for', async () => {
  const [first] = await six();
  const gone = new AbortController();
  const seventh = comes('7', 1, gone);
  void comes('8', 1);
  gone.abort(new Error('Left.'));
  expect(await seventh).toMatchObject({ message: 'Left.' });
  first?.abort();
  await settled();
  expect(begun.slice(6)).toEqual(['8']);
});

test('whose requests have all gone has six again', async () => {
  for (const gone of await six()) gone.abort();
  await six();
  void comes('7', 1);
  await settled();
  expect(begun).toHaveLength(12);
});
