import { message } from '@laurel/contract/message';

export const balance = message(
  'You have {points, number} {pointsName} now.',
  'Read aloud when the points in the header have changed by themselves. {pointsName} is what the company calls them, in the form that goes with the number.',
);
