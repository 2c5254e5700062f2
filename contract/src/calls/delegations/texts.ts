import { message } from '#message';

const below = 'Below a field of a form in which somebody names a delegate for the time in which they are away';

export const chooseScope = message('Please choose what the delegate does.', `${below}.`);
export const givePoints = message(
  'Please say up to how many points in all.',
  `${below}: the delegate gives awards from their budget.`,
);
export const noPoints = message(
  'Without your budget there are no points to name.',
  `${below}: the budget is not among what the delegate does.`,
);
export const pointsAtMost = message('Please choose {max, number} points at most.', `${below}.`);
export const daysTurned = message('The last day is before the first.', `${below}.`);
export const daysAtMost = message(
  'Please choose at most {max, number} days: after a year it is named again.',
  `${below}.`,
);
export const sayWhy = message(
  'Please say why: the audit keeps it.',
  `${below}, or ends one, for somebody else who fell ill.`,
);
