import { expect, test } from 'vitest';
import { changeWords, toldOf } from './example-words.ts';

test('ratings are told each by itself, and in all with how much more or less it is', () => {
  const ratings = [
    { rating: 3, stars: 7, reviews: 34, before: 4080, after: 3400 },
    { rating: 5, stars: 7, reviews: 2, before: 400, after: 400 },
  ];
  expect(toldOf({ what: 'ratings', at: 'review.points', ratings, before: 4480, after: 3800 }, 'Laurels')).toEqual({
    about: 'Points that each rating pays',
    sentences: [
      '34 reviews gave 3 stars: they would have been paid 3,400 Laurels instead of 4,080.',
      'In all 3,800 Laurels instead of 4,480: 15% less.',
    ],
  });
  expect(
    toldOf({ what: 'ratings', at: 'review.points', ratings: [], before: 0, after: 0 }, 'Laurels').sentences,
  ).toEqual(['No review was paid by its stars.']);
});

test.each([
  [{ before: 100, after: 100 }, 'as much as before'],
  [{ before: 1000, after: 1015 }, '1.5% more'],
  [{ before: 100, after: 0 }, '100% less'],
  [{ before: 0, after: 5 }, 'more than nothing'],
])('%j is %s', (sums, words) => {
  expect(changeWords(sums)).toBe(words);
});

test.each([
  ['characters.idea', 'Written 9 times: 3 would have been too long, instead of 1.'],
  ['points.adhoc', 'Given 9 times: 3 with an amount that would not be offered, instead of 1.'],
  ['limits.pairInMonth', 'Done 9 times: 3 would have waited for a second person, instead of 1.'],
  ['limits.confirm.people', 'Given 9 times: 3 would have been confirmed in words, instead of 1.'],
  ['limits.spentInDay', 'Done 9 times: 3 would have been refused, instead of 1.'],
  ['leavers.percentAtOnce', 'Of 9 members 3 may leave at once without a question, instead of 1.'],
])('what a limit means is told: %s', (at, sentence) => {
  expect(toldOf({ what: 'counted', at, of: 9, before: 1, after: 3 }, 'Laurels').sentences).toEqual([sentence]);
});

test('where nothing was done that is told, and how often something was chosen', () => {
  expect(toldOf({ what: 'counted', at: 'limits.award', of: 0, before: 0, after: 0 }, 'L').sentences).toEqual([
    'It did not happen once.',
  ]);
  const chosen = { what: 'chosen' as const, at: 'values.a', name: 'Pace', of: 40, chosen: 7 };
  expect(toldOf({ ...chosen, isOffered: false }, 'L')).toEqual({
    about: 'Pace',
    sentences: ['Chosen 7 times of 40, and not offered any more.'],
  });
  expect(toldOf({ ...chosen, isOffered: true }, 'L').sentences).toEqual([
    'Chosen 7 times of 40; what was given keeps the name of then.',
  ]);
});

test.each([
  [
    'shop',
    { people: 48, things: 1200 },
    'It goes for 48 people. 1,200 Laurels stay in their wallets and cannot be spent until the shop is back.',
  ],
  ['ideas', { people: 1, things: 1 }, 'It goes for 1 person. 1 idea of theirs waits; it can still be decided.'],
  ['competition', { people: 2, things: 0 }, 'It goes for 2 people. No competition runs at the moment.'],
  ['sms', { people: 0, things: 0 }, 'It concerns nobody who is here now.'],
] as const)('whom it concerns that there is no %s any more is told', (feature, lose, sentences) => {
  const told = toldOf({ what: 'feature', at: `features.${feature}`, feature, lose, gain: 0 }, 'Laurels');
  expect(told.sentences.join(' ')).toBe(sentences);
});

test('and that it is there again', () => {
  const back = { what: 'feature' as const, at: 'features.shop', feature: 'shop' as const };
  expect(toldOf({ ...back, lose: { people: 0, things: 0 }, gain: 12 }, 'Laurels')).toEqual({
    about: 'Rewards',
    sentences: ['It is there for 12 more people.'],
  });
});
