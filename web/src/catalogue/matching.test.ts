import { expect, test } from 'vitest';
import { likenessOf, matcherOf } from './matching.ts';

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

test('a word with a typing error is alike the word that was meant, and other words are not', () => {
  expect(likenessOf('cofee')('A bag of coffee beans')).toBe(true);
  expect(likenessOf('COFEE beens')('A bag of coffee beans')).toBe(true);
  expect(likenessOf('cofee')('A box of toffees')).toBe(false);
  expect(likenessOf('mug')('A jug')).toBe(false);
  expect(likenessOf('te')('A tree')).toBe(false);
});
