import { expect, test } from 'vitest';
import { keptAdverts, staysHere } from './adverts.ts';

test.each(['/rewards/giving', '/orders', '/'])('%s stays in the portal', (href) => {
  expect(staysHere(href)).toBe(true);
});

test.each(['https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)', 'rewards', ''])(
  '%j leads elsewhere',
  (href) => {
    expect(staysHere(href)).toBe(false);
  },
);

test('adverts are kept for five minutes', () => {
  const adverts = [{ what: 'Give', href: '/rewards/giving', src: '/adverts/giving.svg' }];
  const kept = JSON.stringify({ at: 1_000_000, adverts });
  expect(keptAdverts(kept, 1_000_000 + 299_999)).toEqual(adverts);
  expect(keptAdverts(kept, 1_000_000 + 300_000)).toBeUndefined();
  expect(keptAdverts(kept, 999_999)).toBeUndefined();
  const ends = JSON.stringify({ at: 1_000_000, until: new Date(1_010_000).toISOString(), adverts });
  expect(keptAdverts(ends, 1_009_999)).toEqual(adverts);
  expect(keptAdverts(ends, 1_010_000)).toBeUndefined();
});

test.each([null, '', 'null', '{}', '{"at":1,"adverts":"x"}'])('what cannot be read is asked for: %j', (text) => {
  expect(keptAdverts(text, 2)).toBeUndefined();
});
