import { message } from '@laurel/contract/message';

export const serviceYears = message('Years', 'The label of a field: so many years at work.');
export const wordsHint = message(
  'Without words of yours a card says how many years it is.',
  'Above the fields of the company’s words on the card of a work anniversary.',
);
export const addYears = message(
  'Add years',
  'The button that adds a line: for how many years at work something is given.',
);
export const takeYears = message(
  'Remove: {years}',
  'Read aloud of the button that takes a line away. {years} is "After 5 years".',
);
export const noYears = message(
  'Nothing is given for years at work yet.',
  'In place of the list of years at work for which something is given.',
);
