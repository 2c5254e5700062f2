import { message } from '@laurel/contract/message';

export const noCountry = message('There is no such country.', 'Below a field of a form.');
export const numberFixed = message(
  'Your number can no longer be changed here: the roster has it now.',
  'In a dialog, to the first administrator, about the employee number by which they are known.',
);
export const stepsOpen = message(
  '{count, plural, one {One step is} other {# steps are}} still open. Do them, or say that they stay as they are.',
  'In a dialog, to an administrator who would end the setting up of the portal.',
);
export const isSettled = message(
  'The step stays as it is.',
  'After an administrator settled a step of setting the portal up.',
);
export const isOpenAgain = message(
  'The step is open again.',
  'After an administrator took back that a step of setting the portal up stays as it is.',
);
export const numberCorrected = message(
  'Your number is corrected.',
  'After the first administrator put their employee number right.',
);
export const mailTested = message(
  'A message to you is on its way.',
  'After an administrator had a message sent to themselves, to see whether e-mail works.',
);
export const isFinished = message(
  'The portal is set up.',
  'After an administrator ended the setting up of the portal.',
);
export const mailTestSubject = message(
  'E-mail of the portal works',
  'The subject of an e-mail that an administrator had sent to themselves, to see whether it arrives.',
);
export const mailTestLetter = message(
  'This message went the way of every other one: it arrived, so e-mail works. Go on with setting up: {link}',
  'In an e-mail that an administrator had sent to themselves. The link leads to the portal.',
);
export const titleTest = message(
  'A test of the e-mail',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
