import type { AnnouncementRow } from '@laurel/contract/calls/announcements/announcementlist';
import { expect, test } from 'vitest';
import { momentOf } from '#lib/moments.ts';
import { emptyValues, inputOf, valuesOf, writtenIn } from './form.ts';

const row: AnnouncementRow = {
  ...{ announcementId: '7', revision: 3, place: 'home', language: 'en', picture: '', link: '', changedBy: '' },
  texts: [{ language: 'en', title: 'Hello', words: '', alt: '' }],
  ...{ dateFrom: '2026-11-27T10:20:30.400Z', dateUntil: null, dateChanged: '2026-11-27T10:20:30.400Z' },
  audience: { sites: ['alba'], countries: [], clusters: [], divisions: [], managersOnly: false },
};

test('a moment that nobody changes stays to the millisecond', () => {
  expect(inputOf(valuesOf(row), row)).toMatchObject({ dateFrom: row.dateFrom, dateUntil: null, sites: ['alba'] });
});

test('one that is changed is sent as the reader’s own zone has it', () => {
  const until = momentOf('2026-12-24T17:00:00.000Z');
  expect(inputOf({ ...valuesOf(row), until }, row).dateUntil).toBe('2026-12-24T17:00:00.000Z');
});

test('texts that nobody wrote are not sent, but for the one that everybody else reads', () => {
  const values = {
    ...emptyValues('home', 'de'),
    texts: { it: { title: ' ', words: '', alt: '' }, ar: { title: 'س', words: '', alt: '' } },
  };
  expect(writtenIn(values)).toEqual(['de', 'ar']);
  expect(inputOf(values, undefined)).not.toHaveProperty('dateFrom');
});
