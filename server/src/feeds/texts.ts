import { message } from '@laurel/contract/message';

const feed =
  'An HR system sends a list of everybody each night by itself, with a token, which is a long password. A source is the name under which the portal knows this system, such as Workday nightly.';
const dialog = `In a dialog, or to who writes programs. ${feed}`;
export const tokensMost = message('This source has {max, number} tokens already. Please end one first.', dialog);
export const noToken = message('This token opens nothing, or has ended.', dialog);
export const otherKind = message('This token is of another kind of file.', dialog);
export const tooLarge = message('The file is too large.', dialog);
export const makerGone = message(
  'Whoever made the token may no longer upload such files. Please make another token.',
  dialog,
);
export const waits = message('It waits until somebody has decided.', dialog);
export const noLongerWaits = message('This file no longer waits. Please look at the list again.', dialog);

const mail = `In an e-mail to administrators. ${feed}`;
export const titleStopped = message(
  'A file that came by itself stopped',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const waitingSubject = message('{source} waits for your decision', `${mail} The subject.`);
export const failedSubject = message('The file of {source} was not taken in', `${mail} The subject.`);
export const waitingLetter = message(
  'The newest file of {source} would change something that somebody must say yes to. Nothing has changed yet.',
  mail,
);
export const failedLetter = message('The newest file of {source} was refused. Nothing has changed.', mail);
export const titleMissed = message(
  'A file that is expected did not come',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const missedSubject = message('The file of {source} did not come', `${mail} The subject.`);
export const missedLetter = message(
  'A file of {source} was expected until {time}, and did not come. Nothing has changed. It is told once; the next file ends it.',
  `${mail} {time} is a date and an hour, with the name of its time zone.`,
);
