import { expect, test } from 'vitest';
import { changeWords } from './file-guides.ts';

test('people leave, and things are removed', () => {
  expect(changeWords('roster').removed).toBe('Leaving');
  expect(changeWords('products').removed).toBe('Removed');
});
