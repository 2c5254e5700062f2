import { afterEach, expect, test } from 'vitest';
import { keptInTab } from '#lib/kept.ts';
import { keepPromo, keptPromo } from './kept-promo.ts';

afterEach(() => keptInTab.write('laurel.drafts', null));

test('a code that counted is there again after a reload, for the same member only, and goes with the drafts', () => {
  keepPromo('1.ann', 'WELCOME10');
  expect([keptPromo('1.ann'), keptPromo('1.bob')]).toEqual(['WELCOME10', '']);
  keptInTab.write('laurel.drafts', null);
  expect(keptPromo('1.ann')).toBe('');
});

test('an order and a code that no longer counts forget it', () => {
  keepPromo('1.ann', 'WELCOME10');
  keepPromo('1.ann', null);
  expect(keptPromo('1.ann')).toBe('');
  keepPromo('1.ann', '');
  expect(keptPromo('1.ann')).toBe('');
});
