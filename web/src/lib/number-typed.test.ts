import { expect, test } from 'vitest';
import { numberTyped } from './number-typed.ts';

test('a whole number is one, and what is none stays as it was typed', () => {
  expect(['120', ' 7 ', '', '1.5', 'many'].map(numberTyped)).toEqual([120, 7, '', '1.5', 'many']);
});
