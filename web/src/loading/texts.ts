import { message } from '@laurel/contract/message';

export const cameSinceVisit = message(
  '{points, number} {pointsName} came in since your last visit.',
  'A short message for who comes back. {pointsName} is what the company calls its points.',
);
export const cameThisMonth = message(
  '{points, number} {pointsName} came in this month.',
  'A short message for who comes back. {pointsName} is what the company calls its points.',
);
