import { message } from '@laurel/contract/message';

export const carousel = message(
  'carousel',
  'Read aloud after its title: what a row of slides is that moves by itself.',
);
export const play = message('Play', 'On a button: lets the slides move on by themselves again.');
export const pause = message('Pause', 'On a button: stops slides that move on by themselves; a verb.');
export const previous = message('Previous', 'On the button that shows the slide before.');
export const next = message('Next', 'On the button that shows the slide after this one.');

export const pages = message('Pages', 'Read aloud: names the buttons that turn the pages of a long list.');
export const previousPage = message('Previous page', 'On the button that turns a long list to the page before.');
export const nextPage = message('Next page', 'On the button that turns a long list to the page after.');
export const nothingLeft = message(
  'Nothing is left on this page.',
  'Below a long list, once all rows of its page were dealt with.',
);
export const span = message(
  '{from}–{to} of {total}',
  'Below a long list: which rows are shown, such as "26–50 of 60". {total} is a number, or "more than 1,000".',
);
export const moreThan = message(
  'more than {total, number}',
  'How many rows a list has, where not all were counted; stands in "26–50 of more than 1,000".',
);
