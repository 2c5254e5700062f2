import type { Competition } from '@laurel/contract/calls/competition/competition-fields';
import {
  competitionDescriptionMax,
  competitionTextboxDescriptionMax,
  competitionTextboxTitleMax,
  competitionTitleMax,
} from '@laurel/contract/limits';

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
