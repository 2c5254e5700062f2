import { message } from '@laurel/contract/message';

export const nextThree = message(
  'Please choose one of the next three quarters.',
  'Below a field of a form: somebody adds a quarter of the year that is there already, or too late a one.',
);
export const calendarQuarters = message(
  'Quarters are those of the company’s year.',
  'To who writes programs: the first or the last day that they sent is not one of a quarter of the year.',
);
export const otherDay = message(
  'This quarter has {date} here.',
  'To who writes programs, at the first or the last day of a quarter of the year. {date} is the right one, such as 2026-09-30.',
);
export const added = message(
  '{quarter} is added.',
  'After a quarter was added to the list. {quarter} is such as "Quarter 3 of 2026".',
);
export const notEnded = message(
  'The summary is made when the quarter has ended.',
  'In a dialog, to who asks for the summary of a quarter of the year that is still running.',
);
export const done = message('Done', 'How far the summary of a quarter of the year is: made.');
export const beingSummarised = message(
  'Being summarised',
  'How far the summary of a quarter of the year is: the quarter has ended, and it is being made. In English the browser writes it with a small letter, behind the name of the quarter in brackets.',
);
export const running = message(
  'Running',
  'How far the summary of a quarter of the year is: the quarter has not ended. In English the browser writes it with a small letter, behind the name of the quarter in brackets.',
);
export const ratedOnAverage = message(
  '{count, plural, one {# nomination} other {# nominations}}, rated {rating} of {max, number} on average',
  'Below the name of somebody in the summary of a quarter of the year. {rating} is such as 5.25.',
);
