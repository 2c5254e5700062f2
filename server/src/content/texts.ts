import { message } from '@laurel/contract/message';

export const contactSubject = message(
  'Contact message {number} from {name}',
  'The subject of an e-mail to those who look after the portal: {name} wrote on the screen Contact us.',
);
export const wrote = message(
  "{name} '<'{email}'>' wrote:",
  'In an e-mail to those who look after the portal. What was written on the screen Contact us follows.',
);
export const tangled = message(
  'This text is too tangled to be read: it has too many marks, or quotes too deep within quotes.',
  'Below the field that takes the text of a page. Marks are signs such as * and _, by which words are made bold.',
);
export const strangePicture = message(
  'Only pictures that were uploaded here can stand in a text.',
  'Below the field that takes the text of a page.',
);
export const describePicture = message(
  'Please describe each picture in a few words, for those who do not see it.',
  'Below the field that takes the text of a page.',
);
export const isRetired = message(
  'This page is retired. Add it again to go on with it.',
  'In a dialog, to who writes a page of the company.',
);
export const quicker = message(
  '{name} was quicker and has changed this text meanwhile.',
  'In a dialog, to who saves or publishes a text that somebody else, {name}, changed after they opened it.',
);
export const hasPassed = message('This moment has passed.', 'Below a field of a form that takes a day and a time.');
export const notAccepted = message(
  'Members accept the terms and the privacy notice only.',
  'To who publishes another text and asks everybody to accept it.',
);
export const plannedAlready = message(
  'Another version is planned already. Withdraw it first.',
  'In a dialog, to who publishes a text.',
);
export const nothingToPublish = message('There is nothing to publish yet.', 'In a dialog, to who publishes a text.');
export const notPlanned = message(
  'This version is not planned any more.',
  'In a dialog, to who takes back a version of a text that was to be published later.',
);
export const addressLetters = message(
  'Please use small letters from a to z, digits and hyphens.',
  'Below a field of a form that takes the address of a page, such as travel-policy.',
);
export const addressTaken = message(
  'This address is taken by the portal itself.',
  'Below a field of a form that takes the address of a page, such as travel-policy.',
);
export const addressInUse = message(
  'There is a page at this address already.',
  'Below a field of a form that takes the address of a new page.',
);
export const blocksAtMost = message(
  'There can be at most {max, number} pages, the retired ones among them.',
  'In a dialog, to who adds a page.',
);
export const neverRetired = message(
  'Screens of the portal show this text, so it cannot be retired.',
  'In a dialog, to who retires a page.',
);
export const saved = message('The draft is saved.', 'To who has saved what they wrote of a page.');
export const dropped = message('The draft is thrown away.', 'To who has thrown away what was written of a page.');
export const published = message('Published. Members read it now.', 'To who has published a text.');
export const planned = message(
  'Planned. Until then members read what they read now.',
  'To who has published a text from a later moment on.',
);
export const withdrawn = message(
  'Withdrawn. It will not be published.',
  'To who has taken back a version that was planned.',
);
export const returned = message(
  'The draft says what this version said. Publish it when you are ready.',
  'To who goes back to a former version of a text.',
);
export const added = message('The page is added. Write its text and publish it.', 'To who has added a page.');
export const retired = message('The page is retired. Its versions are kept.', 'To who has retired a page.');
export const notInForce = message(
  'This is not what goes now. Please read it again.',
  'In a dialog, to a member who accepts the terms.',
);
export const titleContact = message(
  'The contact form',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
