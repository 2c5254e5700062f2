import { expect, test } from 'vitest';
import { offered, payItForwardReasons, recogniseReasons } from '#programme/programme';
import { seed } from '#programme/seed';
import { designOf } from './card-design.ts';

const { celebrate, values, alone } = seed;
const everyValue = [
  ...recogniseReasons(seed),
  ...payItForwardReasons(seed),
  ...offered([...Object.values(celebrate), ...values, alone]),
];

test.each(everyValue)('%s has a drawing of its own', (value) => {
  expect(designOf(value).drawing).not.toBe('recognition');
});

test('an occasion is wished in words', () => {
  expect(designOf('Birthday').headline).toBe('Happy Birthday');
  expect(designOf('Anniversary')).toEqual(designOf('Happy Work Anniversary'));
});

test('a category stands below the behaviour', () => {
  expect(designOf('Act of Courage: Team')).toEqual({
    drawing: 'act-of-courage',
    headline: 'Act of Courage',
    note: 'Team',
  });
});

test('several behaviours are one card, drawn for the first', () => {
  expect(designOf('Client Obsession, Act of Courage')).toEqual({
    drawing: 'client-obsession',
    headline: 'Client Obsession',
    note: 'Act of Courage',
  });
});

test('what is not known wears the laurel, commas and all', () => {
  expect(designOf('Song, Dance: Team of the Year')).toEqual({
    drawing: 'recognition',
    headline: 'Song, Dance: Team of the Year',
    note: '',
  });
  expect(designOf('constructor').drawing).toBe('recognition');
});
