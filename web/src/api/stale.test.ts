import { afterEach, expect, test, vi } from 'vitest';
import { Refused } from './call-error.ts';
import { queryClient } from './query-client.ts';
import { carriedBy } from './refusal.ts';
import { renewBy } from './renewal.ts';
import { nowStale } from './stale.ts';

afterEach(() => queryClient.clear());

const isStale = (key: string) => queryClient.getQueryState([key, {}])?.isInvalidated;

test('what a call made stale is stale, whatever it was asked with, and nothing else is', async () => {
  for (const name of ['myideas', 'statement']) queryClient.setQueryData([name, {}], {});
  await nowStale('ideasubmit', 'done');
  expect([isStale('myideas'), isStale('statement')]).toEqual([true, false]);
});

test('after an upload everything is', async () => {
  for (const name of ['myideas', 'statement']) queryClient.setQueryData([name, {}], {});
  await nowStale('dataupload', 'done');
  expect([isStale('myideas'), isStale('statement')]).toEqual([true, true]);
});

test('a refusal has a list of its own', async () => {
  for (const name of ['orders', 'statement']) queryClient.setQueryData([name, {}], {});
  await nowStale('cancelOrder', 'refused');
  expect([isStale('orders'), isStale('statement')]).toEqual([true, false]);
});

test('what has a way of its own is renewed by it, and a failure of it stops nothing', async () => {
  const renew = vi.fn(() => Promise.reject(new Error('Gone.')));
  renewBy('memberheader', renew);
  queryClient.setQueryData(['nomlist', {}], {});
  await nowStale('newnom', 'done');
  expect([renew.mock.calls.length, isStale('nomlist')]).toEqual([1, true]);
});

test('what a refusal carries is read by the call; another failure carries nothing', () => {
  const refused = new Refused({ message: 'No.', requestId: 'r', orderNum: 'LR-1' });
  expect(carriedBy<'placeOrder'>(refused).orderNum).toBe('LR-1');
  expect(carriedBy<'placeOrder'>(new Error('Lost.')).summary).toBeUndefined();
});
