import type { Item } from '@laurel/contract/programme/items';
import { seed as offer } from '@laurel/contract/programme/seed';
import { seedRules } from '@laurel/contract/programme/seed-rules';
import { describe, expect, test } from 'vitest';
import { draftedOf, keyOf, moved, otherThan, withItem, withNew, withOffer, withParts, withWording } from './draft.ts';

const seed = { ...offer, ...seedRules };
const none = { basedOn: 3, parts: {} };
const names = (items: readonly { name: string; retired?: boolean | undefined }[]) =>
  items.map(({ name, retired }) => (retired ? `(${name})` : name));

describe('a draft', () => {
  test('holds the parts that were changed, and the version with which it began', () => {
    const first = withParts(seed, { version: 4, draft: none }, { leavers: { graceDays: 7, percentAtOnce: 10 } });
    expect(first).toEqual({ basedOn: 4, parts: { leavers: { graceDays: 7, percentAtOnce: 10 } } });
    expect(draftedOf(seed, first)).toMatchObject({ leavers: { graceDays: 7 }, review: seed.review });
    const later = withParts(seed, { version: 5, draft: first }, { review: { ...seed.review, customMost: 0 } });
    expect([later.basedOn, Object.keys(later.parts)]).toEqual([4, ['leavers', 'review']]);
  });

  test('is empty again when everything is as it was, whatever the order of fields', () => {
    const { percentAtOnce, graceDays } = seed.leavers;
    expect(withParts(seed, { version: 4, draft: none }, { leavers: { percentAtOnce, graceDays } }).parts).toEqual({});
    expect(otherThan(seed, { ...seed, alone: { ...seed.alone, retired: undefined } })).toEqual({});
  });
});

describe('a list', () => {
  const items = withOffer(seed.categories, 'team', false);

  test('keeps what is no longer offered behind the rest, and offers it again behind what is offered', () => {
    expect(names(items)).toEqual(['Individual', 'Leadership', '(Team)']);
    expect(names(withOffer(items, 'team', true))).toEqual(['Individual', 'Leadership', 'Team']);
  });

  test('is put in another order among what is offered', () => {
    expect(names(moved(items, 'leadership', -1))).toEqual(['Leadership', 'Individual', '(Team)']);
    expect(names(moved(items, 'leadership', 1))).toEqual(names(items));
    expect(names(moved(items, 'individual', -1))).toEqual(names(items));
  });

  test('takes a new one, whose key is made of its name', () => {
    const more = withNew(items, 'Straßen & Wege');
    expect(more[2]).toEqual({ key: 'strassen-wege', name: 'Straßen & Wege' });
    expect(names(more)).toEqual(['Individual', 'Leadership', 'Straßen & Wege', '(Team)']);
  });

  test.each([
    ['Act of Courage', [], 'act-of-courage'],
    ['Été à Zürich!', [], 'ete-a-zurich'],
    ['شجاعة', [], 'item'],
    ['شجاعة', ['item'], 'item-2'],
    ['Team', ['team', 'team-2'], 'team-3'],
    ['x'.repeat(80), [], 'x'.repeat(50)],
  ])('the key of %s among %j is %s', (name, taken, key) => {
    expect(keyOf(name, taken)).toBe(key);
  });
});

describe('words', () => {
  const courage: Item = { key: 'courage', name: 'Courage' };

  test('are kept by their language, and what is empty is not said', () => {
    const german = withWording(courage, { name: 'Mut' }, 'de');
    expect(german).toEqual({ ...courage, in: { de: { name: 'Mut' } } });
    expect(withWording(german, { words: 'Tapfer.' }, 'de').in).toEqual({ de: { name: 'Mut', words: 'Tapfer.' } });
    expect(withWording(german, { name: '' }, 'de')).toEqual(courage);
    expect(withWording({ ...courage, words: 'Brave.' }, { words: '' })).toEqual(courage);
  });

  test('a name that is being written may be empty', () => {
    expect(withWording(courage, { name: '' }).name).toBe('');
    expect(withItem([courage], 'courage', (item) => withWording(item, { name: 'Mut' }))[0]?.name).toBe('Mut');
  });
});
