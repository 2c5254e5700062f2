import { message } from '@laurel/contract/message';

/** What more than one room of the server says. */

export const signOn = message('Please sign on.', 'In a dialog, to somebody who is not signed on, or not any more.');
export const sendJson = message('Please send JSON, with content type application/json.', 'To who writes programs.');
export const emailTaken = message(
  'Another member uses this e-mail address.',
  'In a dialog or below the field of an e-mail address.',
);
export const notEnough = message(
  'There are not enough points for this: insufficient balance.',
  'In a dialog: somebody gives or spends more points than there are.',
);
export const leaver = message(
  'One of the people is no longer active.',
  'In a dialog: somebody who is to receive points has left the company.',
);
export const reviewedByYou = message('You have already reviewed this nomination.', 'In a dialog, to a reviewer.');
export const nobodyElse = message(
  'There is nobody else who could confirm it: say that you do it alone, and the audit will say so too.',
  'In a dialog, after a sentence that says why a second person is needed. The audit is the record of all that was done.',
);
export const wordsGone = message(
  'What was to be said is no longer there: this can only be declined.',
  'In a dialog, to who confirms an award or a reward whose message was erased meanwhile.',
);
export const correctedAlready = message(
  'This was taken back already.',
  'In a dialog: somebody takes points back that somebody else has taken back meanwhile.',
);
export const yourOrder = message(
  'Your order {orderNum}',
  'The subject of an e-mail. {orderNum} is the order’s number.',
);
export const fileEmpty = message('The file is empty.', 'Below the field of a file, or in a dialog.');
export const moreErrors = message(
  '… and {count, number} more errors.',
  'The last line of a long list of what is wrong with a file.',
);
