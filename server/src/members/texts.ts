import { message } from '@laurel/contract/message';

export const confirmed = message(
  'Thank you, your e-mail address is confirmed.',
  'After one opened the link of an e-mail.',
);
export const writtenAgain = message('We have written to {email} again.', 'After one asked for the link once more.');
export const noLinks = message(
  'No link can be written to an address yet: VOUCHER_KEYS is not set.',
  'In a dialog: an administrator must set something up. VOUCHER_KEYS is a name.',
);
export const needsNone = message('Your e-mail address needs no confirmation.', 'In a dialog.');
export const linkExpired = message(
  'This link has expired, was used before, or belongs to somebody else.',
  'In a dialog, to who opens the link of an e-mail.',
);
export const newLink = message(
  'Please ask for a new link in your profile.',
  'Below the sentence that a link has expired.',
);
export const mobileRules = message(
  'Please give a mobile number, as you dial it at home or with its country code, such as +27 82 123 4567.',
  'Below the field of a mobile number.',
);

export const confirmSubject = message(
  'Please confirm your e-mail address for {portal}',
  'The subject of an e-mail. {portal} is what the portal is called.',
);
export const confirmAsk = message(
  'you gave this address in your profile. Please confirm that it is yours:',
  'In an e-mail, after "Hello …," and before a link.',
);
export const confirmHolds = message(
  'The link holds for {days, plural, one {# day} other {# days}}. If this was not you, there is nothing to do: without the link nobody can confirm it.',
  'In an e-mail, after a link that confirms an e-mail address.',
);
export const addressesSubject = message(
  'Your contact details in {portal} were changed',
  'The subject of an e-mail. {portal} is what the portal is called.',
);
const changedNote = 'The whole of an e-mail or an SMS that warns of a change. {portal} is what the portal is called.';
export const emailChanged = message(
  'Your e-mail address in {portal} was just changed in your profile. If this was not you, please tell your administrator at once.',
  changedNote,
);
export const mobileChanged = message(
  'Your mobile number in {portal} was just changed in your profile. If this was not you, please tell your administrator at once.',
  changedNote,
);
export const bothChanged = message(
  'Your e-mail address and mobile number in {portal} were just changed in your profile. If this was not you, please tell your administrator at once.',
  changedNote,
);
export const titleConfirm = message(
  'Confirm an e-mail address',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleChanged = message(
  'An address was changed',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const pictureRemoved = message(
  'Your picture is removed.',
  'A short message, after one took one’s own picture away.',
);
