import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { callAccess } from './call-access.ts';
import { calls } from './index.ts';

const all: Call[] = Object.values(calls).flatMap((noun) => Object.values<Call>(noun));
const named = (chosen: readonly Call[]) => chosen.map(({ name }) => name);

test('only what changes something makes answers stale, and stale is what a call answers', () => {
  const changing = all.filter(({ stale }) => stale.done.length + stale.refused.length > 0);
  expect(named(changing.filter(({ reads }) => reads))).toEqual([]);
  const names = changing
    .flatMap(({ stale }) => [stale.done, stale.refused])
    .flatMap((one) => (one === 'everything' ? [] : one));
  // The price of a basket is reckoned anew each time it is asked for, which is why its call may write.
  expect(names.filter((name) => !callAccess[name].reads && name !== 'getCheckoutOrderSummary')).toEqual([]);
  expect(named(changing)).toContain('newnom');
});

test('what a refusal carries leaves the words of every refusal alone', () => {
  const carrying = all.filter(({ refusals }) => refusals);
  expect(named(carrying)).toEqual(expect.arrayContaining(['doreward', 'placeOrder', 'dataupload', 'deskimport']));
  for (const { name, refusals = {} } of carrying)
    for (const schema of Object.values(refusals)) {
      const fields = Object.keys((schema as unknown as { shape: object }).shape);
      expect([name, fields.filter((field) => ['message', 'formErrors', 'requestId'].includes(field))]).toEqual([
        name,
        [],
      ]);
    }
});

test('only an upload says what its address may ask for, and a key is only for what changes something', () => {
  expect(named(all.filter(({ query, file }) => query && !file))).toEqual([]);
  expect(named(all.filter(({ idempotent, reads }) => idempotent && reads))).toEqual([]);
});

test('an upload is told in its address what may protect, and nothing else', () => {
  const { query } = calls.uploads.dataupload;
  expect(query.safeParse({ dryRun: '1', confirm: 'leavers,roles', uploadId: 'a-1' }).success).toBe(true);
  for (const wrong of [{ dryRun: 'yes' }, { confirm: 'all' }, { uploadId: '../x' }, { dryrun: '1' }])
    expect([wrong, query.safeParse(wrong).success]).toEqual([wrong, false]);
});
