import { message } from '@laurel/contract/message';

export const ended = message(
  'You see the portal as yourself again.',
  'To an administrator who has looked at the portal as somebody else sees it.',
);
const refused = 'In a dialog, to an administrator who wants to look at the portal as somebody else sees it.';
export const oneself = message('This is you: choose somebody else, or a role.', refused);
export const hasLeft = message('This person has left: there is nothing that they see.', refused);
export const noSite = message('This person has no site to enter: there is nothing that they see.', refused);
export const titleViewed = message(
  'The portal was looked at as somebody sees it',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const viewedSubject = message(
  '{by} looks at the portal as you see it',
  'The subject of an e-mail to a member: an administrator, {by}, looks at their pages to help.',
);
export const viewedLetter = message(
  '{by}, who administrates the programme, looks at the portal as you see it, for half an hour at most. They can do nothing in your name, and take no files.',
  'In an e-mail to a member. The programme is that of recognition.',
);
export const viewedWhy = message(
  'Their reason: {reason}',
  'In an e-mail to a member: why an administrator looks at the portal as they see it, in their own words.',
);
export const viewedMore = message(
  'It stands in the audit too. If you did not expect it, please ask them.',
  'The end of an e-mail to a member. The audit is the record of all that administrators did.',
);
export const sampleReason = message(
  'You wrote that a button is missing.',
  'An example of a reason why an administrator looks at the portal as a member sees it, in a sample of an e-mail.',
);
