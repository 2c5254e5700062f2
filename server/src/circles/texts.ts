import { message } from '@laurel/contract/message';

export const judged = message(
  'Noted.',
  'To an administrator who has just said what they think of points that went round.',
);
export const notThese = message('These are not two to five people of the company.', 'To who writes programs.');
export const judgedMeanwhile = message(
  'Somebody else has judged it meanwhile. Look again.',
  'To an administrator who says what they think of points that went round among a few people.',
);
