import { message } from '@laurel/contract/message';

export const cameSinceVisit = message(
  '{points, number} {pointsName} came in since your last visit.',
  'A short message for who comes back. {pointsName} is what the company calls its points.',
);
export const cameThisMonth = message(
  '{points, number} {pointsName} came in this month.',
  'A short message for who comes back. {pointsName} is what the company calls its points.',
);

export const programmeChanged = message(
  'The programme has changed. Reload to go by the new one.',
  'A short message beside the button "Reload": the company has changed its programme of recognition while the page was open.',
);
export const reload = message('Reload', 'On the button of a short message: opens the page anew.');
