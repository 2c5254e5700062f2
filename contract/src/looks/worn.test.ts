import { expect, test } from 'vitest';
import type { Language } from '#languages';
import { readBy } from '#say';
import { type PointsName, seedLook, wornLook } from './look.ts';
import { pointsNamed, portalName } from './worn.ts';

function reading(language: Language, points: PointsName) {
  const look = wornLook({ ...seedLook, name: 'Alba', points: { [language]: points } }, language);
  readBy(() => ({ locale: language, words: () => '', look }));
}

test.each<[Language, PointsName, [count: number, name: string][]]>([
  [
    'en',
    { one: 'Star', many: 'Stars' },
    [
      [0, 'Stars'],
      [1, 'Star'],
      [2, 'Stars'],
      [1_000_000, 'Stars'],
    ],
  ],
  [
    'de',
    { one: 'Stern', many: 'Sterne' },
    [
      [1, 'Stern'],
      [120, 'Sterne'],
    ],
  ],
  [
    'it',
    { one: 'stella', many: 'stelle' },
    [
      [1, 'stella'],
      [5, 'stelle'],
      [1_000_000, 'stelle'],
    ],
  ],
  [
    'pt-BR',
    { one: 'estrela', many: 'estrelas' },
    [
      [1, 'estrela'],
      [2, 'estrelas'],
      [1_000_000, 'estrelas'],
    ],
  ],
  // In Arabic three to ten take the plural, all above the singular.
  [
    'ar',
    { one: 'نجمة', many: 'نجوم' },
    [
      [1, 'نجمة'],
      [3, 'نجوم'],
      [10, 'نجوم'],
      [11, 'نجمة'],
      [100, 'نجمة'],
      [103, 'نجوم'],
    ],
  ],
])('points of a site are counted as %s counts', (language, points, counted) => {
  reading(language, points);
  expect(counted.map(([count]) => [count, pointsNamed(count, points.many)])).toEqual(counted);
});

test('a name that is a country’s is said as it is', () => {
  reading('en', { one: 'Star', many: 'Stars' });
  expect(pointsNamed(1, 'Laurels')).toBe('Laurels');
  readBy(() => ({ locale: 'en', words: () => '' }));
  expect([pointsNamed(1, 'Laurels'), portalName()]).toEqual(['Laurels', 'Laurel']);
});
