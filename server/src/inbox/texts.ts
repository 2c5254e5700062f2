import { message } from '@laurel/contract/message';

const toKeeper = 'To somebody who looks after messages to the company, when they have just done it.';
const refused = 'To somebody who looks after messages to the company, in a dialog.';

export const answered = message('Your answer is on its way.', toKeeper);
export const noted = message('Your note is kept.', toKeeper);
export const resent = message('The answer is on its way again.', toKeeper);
export const assigned = message(
  '{way, select, take {You have taken this message.} giveBack {This message is everybody’s again.} other {This message is handed over to {name}.}}',
  toKeeper,
);
export const moved = message(
  '{state, select, open {This message is open again.} spam {This message is marked as spam.} other {This message is closed.}}',
  toKeeper,
);
export const quicker = message(
  '{what, select, answer {{name} answered meanwhile. Please read what was sent.} taken {{name} took this message meanwhile.} handed {{name} handed this message over meanwhile.} closed {{name} closed this message meanwhile.} spam {{name} marked this message as spam meanwhile.} other {{name} changed this message meanwhile.}}',
  `${refused} A colleague was quicker.`,
);
export const spamUnanswered = message('Spam is not answered: open the message again first.', refused);
export const asItIs = message('It is so already.', refused);
export const ownWriter = message('This colleague wrote the message.', `${refused} Below the choice of a colleague.`);
export const noKeeper = message(
  'This colleague does not look after messages.',
  `${refused} Below the choice of a colleague.`,
);
export const notFailed = message('This answer did not fail: it was sent, or is on its way.', refused);

export const titleAnswer = message(
  'An answer to a message to the company',
  'What a kind of message is called, to who looks after messages.',
);
const inLetter = 'In the e-mail that answers what somebody wrote to the company.';
export const answerSubject = message('Your message {number}', `${inLetter} Its subject.`);
export const answerHello = message('Hello {name}', `${inLetter} Its first line.`);
export const youWrote = message('You wrote:', `${inLetter} What they wrote follows.`);

export const stateWords = message(
  '{state, select, open {Open} answered {Answered} closed {Closed} other {Spam}}',
  'What has become of a message to the company, in a file.',
);
const inFile = 'Heads a column in the file of messages to the company.';
export const columnNumber = message('Number', inFile);
export const columnDate = message('Written', `${inFile} When.`);
export const columnState = message('State', inFile);
export const columnName = message('Name', inFile);
export const columnEmail = message('E-mail address', inFile);
export const columnMemberNumber = message('Member number', inFile);
export const columnTakenBy = message('Taken by', inFile);
export const columnAnswers = message('Answers', `${inFile} How many.`);
export const columnAnswered = message('Last answer', `${inFile} When.`);
export const columnMessage = message('Message', inFile);
