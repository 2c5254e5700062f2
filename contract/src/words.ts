/** Sentences that more than one workspace says, free of schemas. */

export const fillIn = 'Please fill this in.';
export const useOneLine = 'Please use one line of plain text.';
export const giveDate = 'Please give a date as year-month-day.';
export const noSuchDay = 'This day does not exist.';
export const monthsTurned = 'The last month is before the first.';
export const chooseBehaviour = 'Please choose a behaviour.';
export const chooseCategory = 'Please choose a category.';

export const managersOnly = 'Only a manager may access this module.';
export const authorisedOnly = 'Only authorised personel may access this module.';
export const reviewersOnly = 'Only the manager or the committee of the nominee may review this.';
export const alreadyReviewed = 'This nomination is already reviewed.';
export const notYourself = 'You cannot choose yourself.';
export const notRegistered = 'This user has not registered';
export const noCompetition = 'Competition not currently running';
export const ideaSubmitted = 'Your idea has been submitted successfully';
export const signedOffThere = 'You are signed off there.';
export const signedOffElsewhere = 'You are signed off everywhere else.';
export const signedOff = 'You are signed off.';

export function charactersAtMost(max: number): string {
  return `Please use at most ${max.toLocaleString('en')} characters.`;
}

/** The beginning of a sentence. */
export function peopleAtMost(max: number): string {
  return `Please choose at most ${max.toLocaleString('en')} people`;
}

export function oneOf(values: readonly (string | number)[]): string {
  return `Please choose one of ${values.join(', ')}`;
}
