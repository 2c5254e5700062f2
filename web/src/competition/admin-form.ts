import type { Competition } from '@laurel/contract/competition';
import type { FormErrors } from '@laurel/contract/errors';
import {
  competitionDescriptionMax,
  competitionTextboxDescriptionMax,
  competitionTextboxTitleMax,
  competitionTitleMax,
} from '@laurel/contract/limits';
import { textLength } from '@laurel/contract/text-length';

export const textMax = {
  title: competitionTitleMax,
  description: competitionDescriptionMax,
  textboxTitle: competitionTextboxTitleMax,
  textboxDescription: competitionTextboxDescriptionMax,
} as const;

/** Whether nothing in the form differs from what is saved. */
export function sameSetup(form: Competition, saved: Competition): boolean {
  return (Object.keys(saved) as (keyof Competition)[]).every((field) => form[field] === saved[field]);
}

/** By the names of the call's fields, in the words of the server. */
export function setupErrors(form: Competition): FormErrors {
  const errors: FormErrors = {};
  for (const field of ['startDate', 'endDate'] as const)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(form[field])) errors[field] = 'Please give a date as year-month-day.';
  if (!errors.startDate && !errors.endDate && form.endDate < form.startDate)
    errors.endDate = 'The end is before the start.';
  if (form.title.trim() === '') errors.title = 'Please give a title.';
  for (const field of Object.keys(textMax) as (keyof typeof textMax)[])
    if (textLength(form[field]) > textMax[field]) errors[field] = `Please use at most ${textMax[field]} characters.`;
  return errors;
}
