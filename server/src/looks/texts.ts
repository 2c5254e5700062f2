import { message } from '@laurel/contract/message';

export const saved = message('Saved. The site looks like this from now on.', 'To who has changed the look of a site.');
export const added = message('The site has a look of its own from now on.', 'To who has given a site its first look.');
export const quicker = message(
  '{by, select, portal {The portal} other {{name}}} was quicker and has changed this look meanwhile.',
  'In a dialog, to who saves the look of a site that somebody else, {name}, changed after they opened it.',
);
