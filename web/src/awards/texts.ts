import { message } from '@laurel/contract/message';
export const chooseRecipients = message(
  'Choose recipients',
  'The title of the dialog in which people and divisions are chosen.',
);
export const recipientsRequired = message(
  'Recipients required',
  'The title of a dialog: nobody was chosen. Its words are the server’s.',
);
export const sendByFirst = message(
  'Choose how to send it first.',
  'Below the field Message while it is closed: e-mail or SMS is not chosen yet, which says how long it may be.',
);
export const statement = message(
  'Statement',
  'A link to the statement of points given to and received from colleagues.',
);
export const send = message('Send', 'On the button that sends the award or card.');
export const sentTab = message(
  '{screen}: sent',
  'The title of the browser’s tab. {screen} is the title of the screen.',
);
export const onItsWay = message('On its way!', 'The title after something was sent: a card or an award.');
export const sendAnother = message('Send Another', 'On the button that opens the form anew: another card or award.');
export const waitsTab = message(
  '{screen}: waits',
  'The title of the browser’s tab. {screen} is the title of the screen.',
);
export const waitsForSecond = message(
  'It waits for a second person',
  'The title after an award was sent that somebody else must confirm.',
);
export const confirmedBy = message('To be confirmed by', 'Names those of whom any one can confirm the award.');
export const pointsEach = message('Points each', 'Names the points that each recipient would get.');
export const notImplementedHint = message(
  'You can still send a card of thanks, or share points of your own.',
  'Below "Module not implemented", above links to both.',
);
export const cardHint = message(
  'You can still send a card of thanks.',
  'Below "Module not implemented", above a link to it.',
);
export const sendThankYou = message('Send a thank-you card', 'A link to the screen Thank you.');
export const announceWinner = message(
  'Go on: announce the winner',
  'A link, after the prize of a vote was given: to the page on which the winner of a quarter is announced.',
);
