import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CallOutput } from '#api/call.ts';
import { callQuery, queryClient } from '#api/query-client.ts';
import { refusedWith } from '../../test/answers.ts';
import { showPart } from '../../test/part.tsx';
import { thandi } from '../../test/people.ts';
import { rand } from '../../test/shop.ts';
import { BasketButton } from './BasketButton.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] }));
afterEach(() => void vi.useRealTimers());

const reading = callQuery('categorylist', {}, { errors: 'screen' });
const basket = page.getByRole('link');
const twoThings: CallOutput<'categorylist'> = {
  cats: [],
  inf: rand,
  totalBasketQty: 2,
  totalBasketPrice: 100,
};

test('it says what lies in the basket when the page has nothing better to do', async () => {
  const asked = await showPart(<BasketButton member={thandi} />, {
    answers: { categorylist: () => twoThings },
  });
  await expect.element(basket).toHaveAccessibleName('Basket');
  expect(asked).toEqual([]);
  await vi.runAllTimersAsync();
  await expect.element(basket).toHaveAccessibleName('Basket, 2 things');
});

test('what the shop could not read is not asked for again behind its back, and is shown once it has come', async () => {
  let isBroken = true;
  const asked = await showPart(<BasketButton member={thandi} />, {
    answers: {
      categorylist: () => (isBroken ? refusedWith('Not now.') : twoThings),
    },
  });
  await expect(queryClient.fetchQuery({ ...reading, retry: false })).rejects.toThrow();
  await vi.runAllTimersAsync();
  expect(queryClient.getQueryState(reading.queryKey)?.status).toBe('error');
  expect(asked).toHaveLength(1);
  isBroken = false;
  await queryClient.fetchQuery({ ...reading, retry: false });
  await expect.element(basket).toHaveAccessibleName('Basket, 2 things');
  expect(asked).toHaveLength(2);
});
