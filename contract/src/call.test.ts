import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { dataupload } from './calls/uploads.ts';
import { calls } from './index.ts';

const all: Call[] = Object.values(calls).flatMap((noun) => Object.values<Call>(noun));
const named = (chosen: readonly Call[]) => chosen.map(({ name }) => name);

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

test('only an upload says what its address may ask for', () => {
  expect(named(all.filter(({ query, file }) => query && !file))).toEqual([]);
});

test('an upload is told in its address what may protect, and nothing else', () => {
  const { query } = dataupload;
  expect(query.safeParse({ dryRun: '1', confirm: 'leavers,roles', uploadId: 'a-1' }).success).toBe(true);
  for (const wrong of [{ dryRun: 'yes' }, { confirm: 'all' }, { uploadId: '../x' }, { dryrun: '1' }])
    expect([wrong, query.safeParse(wrong).success]).toEqual([wrong, false]);
});
