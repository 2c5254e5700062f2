import { message } from '@laurel/contract/message';

export const contactIntro = message(
  'A question, a wish, something that does not work? Write to us; people read it.',
  'Below the title of Contact Us.',
);
export const words = message('Message', 'Names the field of what somebody writes to the company, and what was sent.');
export const acceptTerms = message('I accept the terms', 'Names the switch that must be on to send the message.');
export const send = message('Send Message', 'On the button that sends the form.');
export const another = message('Send Another Message', 'On the button that opens the form again.');

export const invalidKey = message('Invalid Key', 'The title of the screen, when the address names no page.');
export const namesNoPage = message(
  'This address names no page.',
  'In place of a page of the company; the address is the one in the browser.',
);
export const notRead = message('Error retrieving content', 'The title of the screen, when a page could not be read.');
export const noPage = message(
  'There is no page at this address. It may have moved.',
  'In place of a page of the company; "it" is the page.',
);
export const ownMessages = message(
  'Your messages',
  'On Contact Us: heads what the member wrote to the company before, and what they were answered.',
);
export const ownState = message(
  '{state, select, open {Received} answered {Answered} other {Closed}}',
  'What has become of a message that the member wrote to the company.',
);
export const answeredAt = message('Answered {date}', 'Above an answer to a message of the member.');
