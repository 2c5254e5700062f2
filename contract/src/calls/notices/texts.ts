import { message } from '#message';

/** What schemas find wrong. */

export const chooseWay = message(
  'Please choose at once, once a day or not at all.',
  'Below a field of a form in which one chooses how one hears of a kind of things.',
);
export const fullHour = message('Please choose a full hour.', 'Below a field of a form.');
export const bothHours = message(
  'Please choose when your quiet hours begin and when they end.',
  'Below a field of a form: one of the two hours is missing.',
);
export const twoHours = message(
  'Please choose two different hours.',
  'Below a field of a form: quiet hours would begin and end at the same hour.',
);
export const chooseZone = message('Please choose a time zone from the list.', 'Below a field of a form.');
export const noDevice = message(
  'This browser did not say how it can be reached. Please switch notices on again.',
  'After one has switched on notices on a device.',
);
