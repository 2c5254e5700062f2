import { message } from '@laurel/contract/message';

export const tooOften = message('This was done too often. Please try again later.', 'In a dialog.');
export const peopleAtMost = message(
  'You may write to at most {hour, number} people in an hour and {day, number} in a day.',
  'In a dialog, to somebody who sends something to colleagues.',
);

export const correctedAlone = message(
  'With this you would correct or forgive more than {most, number} points alone within {days, number} days.',
  'In a dialog, to who corrects points of others, or says that they need not repay some: a second person is needed.',
);
