import { expect, test } from 'vitest';
import { emptyIdea, ideaErrors } from './idea-form.ts';

const full = { category: 'Current challenges', title: 'Bicycles', idea: 'A shed for them.' } as const;

test('category, title and idea are required', () => {
  expect(ideaErrors({ ...emptyIdea, title: '  ' })).toEqual({
    category: 'Please choose a category.',
    title: 'Please give your idea a title.',
    idea: 'Please describe your idea.',
  });
  expect(ideaErrors(full)).toEqual({});
});

test.each([
  ['title', 50],
  ['idea', 2000],
] as const)('the %s has at most %i characters, an emoji counting as one', (field, max) => {
  expect(ideaErrors({ ...full, [field]: '💡'.repeat(max) })).toEqual({});
  expect(ideaErrors({ ...full, [field]: '💡'.repeat(max + 1) })[field]).toBe(`Please use at most ${max} characters.`);
});
