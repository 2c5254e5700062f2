import { message } from '@laurel/contract/message';

/** What letters of several rooms say. */

export const hello = message('Hello {name},', 'Begins a letter, on a line of its own. {name} is who reads it.');

const sample = 'In an e-mail that is shown as an example to who words the e-mails of the portal.';

export const sampleThanks = message(
  'Thank you for staying late to welcome our new colleagues. It made their first day.',
  `${sample} What a colleague has written.`,
);
export const sampleReason = message(
  'Please tell us what was done, with an example.',
  `${sample} Why somebody has declined something.`,
);
export const sampleProduct = message('Coffee for two', `${sample} The name of a product.`);
export const sampleIdea = message('Bicycle stands at the entrance', `${sample} The title of an idea.`);
export const sampleCompetition = message('Idea of the year', `${sample} The title of a competition.`);
