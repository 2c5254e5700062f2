import type { FormErrors } from '@laurel/contract/errors';
import { ideaTextMax, ideaTitleMax } from '@laurel/contract/limits';
import type { ideaCategories } from '@laurel/contract/points';
import { textLength } from '@laurel/contract/text-length';

export interface IdeaForm {
  category: (typeof ideaCategories)[number] | '';
  title: string;
  idea: string;
}

export const emptyIdea: IdeaForm = { category: '', title: '', idea: '' };

/** By the names of the call's fields, in the words of the server. */
export function ideaErrors({ category, title, idea }: IdeaForm): FormErrors {
  const errors: FormErrors = {};
  if (category === '') errors.category = 'Please choose a category.';
  if (title.trim() === '') errors.title = 'Please give your idea a title.';
  else if (textLength(title) > ideaTitleMax) errors.title = `Please use at most ${ideaTitleMax} characters.`;
  if (idea.trim() === '') errors.idea = 'Please describe your idea.';
  else if (textLength(idea) > ideaTextMax) errors.idea = `Please use at most ${ideaTextMax} characters.`;
  return errors;
}
