import { message } from '@laurel/contract/message';

export const saved = message('The announcement is saved.', 'To who has changed an announcement.');
export const added = message('The announcement is made.', 'To who has written a new announcement.');
export const ended = message('The announcement has ended.', 'To who has ended an announcement before its time.');
export const takenAway = message('The announcement is taken away.', 'To who has deleted an announcement.');
export const restored = message('The announcement is back.', 'To who has taken back the deletion of an announcement.');
export const moved = message('The order is changed.', 'To who has moved an announcement up or down in its list.');
export const quicker = message(
  '{by, select, portal {The portal} other {{name}}} was quicker and has changed this announcement meanwhile.',
  'To who saves an announcement that somebody else, {name}, changed after they opened it.',
);
export const notRunning = message(
  'It does not run now.',
  'To who wants to end an announcement that has not begun, or has ended.',
);
export const overAlready = message(
  'Please choose an end that has not passed.',
  'Below the field of until when something is announced.',
);
export const unknownCodes = message(
  '{count, plural, one {{codes} does not exist.} other {These do not exist: {codes}.}}',
  'Below a list of the sites, countries or divisions to which something is announced: what of it is unknown. {codes} are codes, with commas between.',
);
export const pictureGone = message(
  'This picture is not there any more. Please upload it again.',
  'Below the picture of an announcement.',
);
export const shopNeedsPicture = message(
  'An advert of the shop needs a picture.',
  'Below the picture of an announcement that is to stand in the shop.',
);
export const shopNeedsLink = message(
  'An advert of the shop needs a page to which it leads.',
  'Below the address of an announcement that is to stand in the shop.',
);
export const staysInPlace = message(
  'It stays where it is: Home or the shop.',
  'Below the field of where something is announced.',
);
export const atMost = message(
  'There are {max, number} announcements already. Please take away some first.',
  'To who makes a new announcement.',
);
