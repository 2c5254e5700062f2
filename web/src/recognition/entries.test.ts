import { expect, test } from 'vitest';
import { countWords, entryColumns, kindWords, sideOf } from './entries.ts';

const entry = {
  type: 'PIF',
  isFrom: true,
  forMember: '',
  date: '2026-11-05T10:00:00Z',
  value: 'Act of Courage',
  memberName: 'Ana Silva',
  memberNumber: '100008',
  picId: '',
  points: 0,
  message: 'Thank you',
  cardId: '7',
  memberId: '1.100008',
  isWithdrawn: false,
  isHidden: false,
  takeBack: null,
  messageLanguage: '',
  boosts: '',
  celebrated: null,
};

test('rewards and e-cards are counted in words', () => {
  expect(countWords(1, 0)).toBe('1 reward\u00a0· 0 e-cards');
  expect(countWords(2, 1)).toBe('2 rewards\u00a0· 1 e-card');
});

test('types are named, and a new one still has a name', () => {
  expect(kindWords('RwdN')).toBe('Nomination award');
  expect(kindWords('Xyz')).toBe('Recognition');
});

test('the export leaves points of 0 blank', () => {
  expect(sideOf(entry)).toBe('sent');
  expect(entryColumns.map(({ value }) => value(entry))).toEqual([
    '5 Nov 2026',
    'Sent',
    'Pay It Forward',
    'Act of Courage',
    '100008',
    'Ana Silva',
    '',
    'Thank you',
  ]);
});
