import { expect, test } from 'vitest';
import { excerptOf, fitting, markedParts, stillFits } from './matching.ts';
import type { Option } from './option.ts';

const screen = (label: string, otherWords = '', detail = ''): Option => ({
  id: label,
  group: 'screens',
  label,
  otherWords,
  detail,
});
const marked = (text: string, search: string) =>
  markedParts(text, search)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');
const found = (search: string, ...options: Option[]) => fitting(options, search).map(({ label }) => label);

test('each word begins one of what an option is called, those first that are called so', () => {
  const all = [screen('Rewards', 'shop, vouchers'), screen('Order desk', 'rewards'), screen('My rewards')];
  expect(found('rew', ...all)).toEqual(['Rewards', 'My rewards', 'Order desk']);
  expect(found('REWARDS my', ...all)).toEqual(['My rewards']);
  expect(found('wards', ...all)).toEqual([]);
  expect(found('vouch shop', ...all)).toEqual(['Rewards']);
  expect(found('', ...all)).toEqual([]);
  expect(found('(.*', ...all)).toEqual([]);
  expect(found('grosse', screen('Größe'))).toEqual(['Größe']);
  expect(found('شكرا', screen('شُكْراً'))).toEqual(['شُكْراً']);
});

test('what fits is marked in the text as it was written', () => {
  expect(marked('Élodie saved the éclairs', 'e')).toBe('[É]lodie saved the [é]clairs');
  expect(marked('Straße, STRASSE', 'strass')).toBe('[Straß]e, [STRASS]E');
  expect(marked('e\u0301clair and e\u0301toile', 'eclair')).toBe('[e\u0301clair] and e\u0301toile');
  expect(marked('Anna and Hanna', 'anna')).toBe('[Anna] and Hanna');
  expect(marked('co-op, l’idée', 'op idee')).toBe('co-[op], l’[idée]');
  expect(marked('Launch 🎉 day', '🎉')).toBe('Launch [🎉] day');
  expect(marked('a.b (c)', '.* (c)')).toBe('a.b ([c])');
  expect(marked('العمل شُكْراً', 'شكرا')).toBe('العمل [شُكْراً]');
  expect(marked('nothing', 'xyz')).toBe('nothing');
});

test('of a long text stands what is around the first match, in whole words', () => {
  const long = `${'Before the day began we talked and talked. '.repeat(5)}Then the warehouse moved. ${'And after it. '.repeat(40)}`;
  const excerpt = excerptOf(long, 'warehouse');
  expect(excerpt).toMatch(/^…\S.*warehouse moved\..*…$/);
  expect(excerpt.length).toBeLessThan(200);
  expect(excerptOf('Short\n\nand sweet', 'sweet')).toBe('Short and sweet');
  expect(excerptOf(long, 'nowhere')).toMatch(/^Before the day/);
});

test('of a former answer stays what has the new words anywhere', () => {
  expect(stillFits({ ...screen('Lerato Dlamini'), quote: 'A long night' }, 'dlam night')).toBe(true);
  expect(stillFits(screen('Lerato Dlamini'), 'leo')).toBe(false);
});
