import { expect, test } from 'vitest';
import { differenceWords, isSaidByList, placeOf } from './programme-words.ts';

const difference = (at: string, before = '', after = '', name = '') => ({ at, name, before, after });

test('a difference is told by the part, the thing and the field that it is about', () => {
  expect(placeOf(difference('behaviours.mut.name', '', '', 'Mut'))).toEqual({
    ...{ part: 'Behaviours', thing: 'Mut', field: 'Name' },
  });
  expect(placeOf(difference('behaviours.mut.in.de.words', '', '', 'Mut')).field).toBe('What it means, Deutsch');
  expect(placeOf(difference('celebrate.thankYou.headline'))).toEqual({
    ...{ part: 'Celebrations', thing: 'Thank you', field: 'Large on its card' },
  });
  expect(placeOf(difference('alone.picture'))).toMatchObject({ thing: '', field: 'Picture of its card' });
  expect(placeOf(difference('limits.confirm.people'))).toEqual({
    ...{ part: 'People above which a gift is confirmed in words', thing: '', field: '' },
  });
  expect(placeOf(difference('characters.adhoc.sms')).part).toBe('Adhoc Recognition, by SMS');
});

test('what there is is told by the feature, and by the site where it is one’s own', () => {
  expect(placeOf(difference('features.shop.on'))).toEqual({ part: 'Features', thing: 'Rewards', field: '' });
  expect(placeOf(difference('features.sms.sites.alba')).field).toBe('at the site alba');
  expect(differenceWords(difference('features.sms.sites.alba', '', 'false'))).toEqual({
    ...{ is: 'value', before: 'as in the company', after: 'off' },
  });
});

test('a list tells what is new, what is offered no longer, and that it runs in another order', () => {
  expect(differenceWords(difference('values', 'A, B, C', 'C, B, D'))).toEqual({
    is: 'list',
    lines: ['New: D', 'No longer offered: A', 'In another order: C, B, D'],
  });
  expect(differenceWords(difference('prizes', '', 'A'))).toEqual({ is: 'list', lines: ['New: A'] });
});

test('values are told as people write them', () => {
  expect(differenceWords(difference('review.points', '0, 120, 9999', '5, 10'))).toMatchObject({
    before: '0 · 120 · 9,999',
    after: '5 · 10',
  });
  expect(differenceWords(difference('limits.spentInDay', 'none', '5000'))).toMatchObject({
    before: 'no limit',
    after: '5,000',
  });
  expect(differenceWords(difference('alone.retired', '', 'true'))).toMatchObject({ before: 'yes', after: 'no' });
  expect(differenceWords(difference('values.a.words', '', 'Brave, twice'))).toMatchObject({
    before: 'nothing',
    after: 'Brave, twice',
  });
  expect(differenceWords(difference('values.a.picture', '', 'birthday')).is).toBe('picture');
});

test('what is new is told once: its name stands in the list', () => {
  const list = difference('values', 'A', 'A, B');
  const name = difference('values.b.name', '', 'B', 'B');
  expect(isSaidByList(name, [list, name])).toBe(true);
  expect(isSaidByList(name, [name])).toBe(false);
  expect(isSaidByList({ ...name, before: 'C' }, [list, name])).toBe(false);
});
