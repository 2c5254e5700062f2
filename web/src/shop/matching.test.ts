import { expect, test } from 'vitest';
import { matcherOf } from './matching.ts';

test('every word of the search must stand in the text, in any order and case', () => {
  expect(matcherOf('MUG green')('Enamel mug, evergreen')).toBe(true);
  expect(matcherOf('mug blue')('Enamel mug, evergreen')).toBe(false);
});

test('accents do not matter on either side', () => {
  expect(matcherOf('cafe')('Café da manhã')).toBe(true);
  expect(matcherOf('João')('Joao Souza')).toBe(true);
});

test('blanks find everything', () => {
  expect(matcherOf('  ')('anything')).toBe(true);
});
