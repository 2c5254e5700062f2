import { expect, test } from 'vitest';
import { basketWords } from './basket-words.ts';

const basket = (...statuses: ('' | 'DELETED' | 'CHANGED' | 'DECREASED')[]) =>
  statuses.map((BasketItemStatus) => ({ BasketItemStatus }));

test('a basket without warnings says nothing', () => {
  expect(basketWords(basket('', ''))).toBe('');
});

test('all warnings stand in one sentence, each with its number', () => {
  expect(basketWords(basket('CHANGED', '', 'DELETED', 'CHANGED', 'DECREASED'))).toBe(
    '1 product removed, 2 prices changed, 1 price reduced',
  );
});
