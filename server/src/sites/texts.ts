import { message } from '@laurel/contract/message';

export const sitesAtMost = message(
  'There can be at most {max, number} sites with a look of their own.',
  'In a dialog, to who gives another site a look: its logo and colours.',
);
export const nothingChanges = message(
  'Nothing is otherwise than it is now.',
  'In a dialog, to who saves the look of a site.',
);
export const unreadable = message(
  'With this colour not everything can be read. Please choose a darker or a lighter one.',
  'Below a field of a form that takes a colour of a site.',
);
export const pictureGone = message(
  'This picture is not there any more. Please upload it again.',
  'Below a field of a form that takes a picture of a site, such as its logo.',
);
