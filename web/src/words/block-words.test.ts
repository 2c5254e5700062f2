import type { ContentBlockRow } from '@laurel/contract/calls/content/contentlist';
import { expect, test } from 'vitest';
import { type BlockText, filters, isShown, lastChange, standingOf, titleOf } from './block-words.ts';

const text = (more: Partial<BlockText> = {}): BlockText => ({
  ...{ language: 'en', title: 'Questions', version: 1, isDelivered: false, isDraft: false, datePlanned: null },
  ...{ changedBy: '', dateChanged: null, ...more },
});
const block = (...texts: BlockText[]): ContentBlockRow => ({
  ...{ contentKey: 'faq', access: 'member', isOwn: false, isRetired: false, writtenIn: 'en' },
  texts,
});

test('what is done about a text comes before what is read', () => {
  const words = (more: Partial<BlockText>) => standingOf(text(more)).words;
  expect([
    words({}),
    words({ isDelivered: true }),
    words({ isDraft: true }),
    words({ isDraft: true, datePlanned: '2026-12-01T08:00:00Z' }),
    words({ version: 0 }),
    words({ version: 0, isDraft: true }),
  ]).toEqual(['Published', 'As delivered', 'Draft', 'Planned', 'Missing', 'Draft']);
});

test('a list shows what is asked for, by any of its titles', () => {
  const some = block(
    text(),
    text({ language: 'de', title: 'Fragen', isDraft: true }),
    text({ language: 'it', title: '', version: 0 }),
  );
  expect(filters.filter((filter) => isShown(some, filter, ''))).toEqual(['all', 'missing', 'draft']);
  expect(['fragen', 'FAQ', 'menu', 'x'].map((words) => isShown(some, 'all', words))).toEqual([true, true, true, false]);
});

test('a text is called as its reader knows it, else as it was written first', () => {
  expect(titleOf(block(text({ title: '' }), text({ language: 'de', title: 'Fragen' })))).toBe('Fragen');
  expect(titleOf(block(text({ title: '' })))).toBe('faq');
});

test('the last change of any language counts', () => {
  const changes = block(
    text({ changedBy: 'Ann', dateChanged: '2026-01-01T00:00:00Z' }),
    text({ language: 'de', changedBy: 'Bob', dateChanged: '2026-02-01T00:00:00Z' }),
  );
  expect(lastChange(changes)?.changedBy).toBe('Bob');
  expect(lastChange(block(text()))).toBeUndefined();
});
