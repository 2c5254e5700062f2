import { message } from '#message';

export const enterText = message(
  'Please enter text.',
  'Below a field of a form that holds something else than text; of who writes programs.',
);
export const notStored = message('This text has a character that cannot be stored.', 'Below a field of a form.');
export const choosePerson = message(
  'Please choose a person.',
  'Below a field of a form in which one chooses a colleague.',
);
export const noMember = message('This is not a member.', 'Below a field of a form in which one chooses a colleague.');
export const chooseRecipient = message(
  'Please choose a person or a division.',
  'Below a field of a form in which one chooses who receives something.',
);
export const noRecipient = message(
  'This is neither a member nor a division.',
  'Below a field of a form in which one chooses who receives something.',
);
export const giveId = message('Please give an id.', 'To who writes programs: an identifier is missing.');
export const noId = message('This is not an id.', 'To who writes programs: an identifier looks different.');
export const giveMonth = message(
  "Please give a month such as ''November 2026''.",
  'To who writes programs: the month stays in English.',
);
export const monthsAtMost = message(
  'Please choose at most {max, number} months.',
  'Below the two fields that choose the months of a report.',
);
export const giveDryRun = message('Please give dryRun as 1 or 0.', 'To who writes programs: dryRun is a name.');
export const wholeNumber = message('Please give a whole number.', 'Below a field of a form that takes a number.');
export const oneRow = message('Please ask for one row at least.', 'To who writes programs.');
export const rowsAtMost = message('Please ask for at most {max, number} rows.', 'To who writes programs.');
export const notSortedBy = message('This report is not sorted by that.', 'To who writes programs.');
export const trueOrFalse = message(
  'Please say true or false.',
  'To who writes programs: the two words stay as they are.',
);
export const pageLength = message('Please say how long a page is.', 'To who writes programs: a page of a list.');
export const sortBy = message('Please say what to sort by.', 'To who writes programs.');
export const placeOrOffset = message(
  'Please give a place or an offset, not both.',
  'To who writes programs: where a page of a list begins.',
);
export const giveFormat = message("Please give ''csv'' or ''xlsx''.", 'To who writes programs: the kind of a file.');
export const givePriceList = message('Please give the price list.', 'To who writes programs: of which country’s shop.');

export const givePoints = message('Please give points.', 'Below a field of a form that takes a number of points.');
export const pointsAtMost = message(
  'Please give at most {max, number} points.',
  'Below a field of a form that takes a number of points.',
);
export const onePointsOf = message(
  'Please choose one of {values} points.',
  'Below a field of a form. {values} are numbers, separated by commas.',
);
export const fixedPoints = message(
  '{what} gives {points, number} points.',
  'Below a field of a form that takes a number of points. {what} is what an award is for, such as "Happy Birthday", which always gives so many.',
);
export const selectRecipient = message(
  'Please select at least one recipient.',
  'Below a field of a form in which one chooses who receives an award.',
);
export const chosenTwice = message(
  'Someone is chosen twice.',
  'Below a field of a form in which one chooses colleagues.',
);
