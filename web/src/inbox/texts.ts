import { message } from '@laurel/contract/message';

export const intro = message(
  'What colleagues and others wrote to the company on Contact Us. Answers go by e-mail; colleagues read them in the portal too.',
  'Below the title of the inbox.',
);
export const nothing = message('No messages here.', 'Where the list of the inbox is empty.');
export const searchHint = message(
  'Words of the name, the address or the message, or its number',
  'Below the search field of the inbox.',
);
export const written = message('Written', 'Heads a column of the inbox and names a value: when it was written.');
export const writer = message('Written by', 'Heads a column of the inbox and names a filter: who wrote it.');
export const members = message('Colleagues', 'In a filter of the inbox: what colleagues wrote.');
export const outside = message('From outside', 'In the inbox: who wrote it was not signed on.');
export const words = message('Message', 'Heads a column of the inbox: the first words of a message.');
export const state = message('State', 'Heads a column of the inbox and names a filter.');
export const stateOpen = message('Open', 'The state of a message to the company: nobody has answered it.');
export const stateAnswered = message('Answered', 'The state of a message to the company.');
export const stateClosed = message('Closed', 'The state of a message to the company: there is nothing to do any more.');
export const stateSpam = message('Spam', 'The state of a message to the company.');
export const countedState = message(
  '{state} ({count})',
  'In a filter of the inbox: a state, and how many messages are in it.',
);
export const answeredBy = message('Who answers it', 'In the inbox: names a filter and a value, a colleague.');
export const takenBy = message('{name} answers it', 'In the list of the inbox: a colleague has taken the message.');
export const takenByMe = message('Me', 'In the filter of who answers a message.');
export const takenByNobody = message('Nobody yet', 'Who answers a message: nobody has taken it.');
export const takenBySomebody = message('Somebody', 'In the filter of who answers a message.');
export const answerFailed = message('An answer did not get through', 'In the list of the inbox, below the state.');

export const messageNumber = message('Message {id}', 'The title of the dialog with one message to the company.');
export const address = message('E-mail address', 'Names a value: where who wrote a message is answered.');
export const reads = message('Reads', 'Names a value: the language in which who wrote a message is answered.');
export const spamAddress = message(
  'Later messages from outside with this address are spam too.',
  'Below what is known of who wrote a message.',
);
export const since = message('What was done', 'Heads what was done with a message to the company, and was answered.');
export const deed = message(
  '{kind, select, answer {{name} answered} note {{name} noted} taken {{name} took it} givenBack {{name} gave it back} handed {{name} handed it over to {to}} closed {{name} closed it} reopened {{name} opened it again} spam {{name} marked it as spam} other {{name} said that it is no spam}}',
  'A line of what was done with a message to the company. {name} and {to} are colleagues.',
);
export const wordsGone = message(
  'What was written here was erased with its author.',
  'Instead of an answer or a note whose author’s data was erased.',
);
export const mailState = message(
  '{state, select, sent {The e-mail was sent.} failed {The e-mail did not get through.} held {The e-mail is held back.} other {The e-mail is on its way.}}',
  'Below an answer to a message: what became of its e-mail.',
);
export const resend = message('Send again', 'On a button below an answer that did not get through.');
export const own = message(
  'You wrote this message yourself: a colleague answers it.',
  'To somebody who looks after messages, at one of their own.',
);
export const deeds = message('What to do', 'Names the buttons below a message, to who hears the page.');
export const take = message('I’ll answer it', 'On the button by which somebody takes a message to the company.');
export const giveBack = message('Give it back', 'On the button by which somebody gives a message back to all.');
export const moveClosed = message(
  'Close the message',
  'On the button after which there is nothing to do for a message to the company.',
);
export const moveOpen = message('Open again', 'On the button that opens a closed message to the company again.');
export const moveSpam = message('It is spam', 'On the button that marks a message to the company as spam.');
export const moveNotSpam = message('It is no spam', 'On the button that takes that mark away again.');
export const handTo = message('Hand over to', 'Names the choice of a colleague who is to answer a message.');
export const choose = message('Please choose', 'The first entry of a choice of colleagues.');
export const hand = message('Hand over', 'On the button that hands a message over to the chosen colleague.');
export const answer = message('Your answer', 'Names the field of an answer to a message to the company.');
export const answerGoes = message(
  'Goes by e-mail to {email}, with what they wrote below it.',
  'Below the name of the field of an answer to somebody outside.',
);
export const answerToMember = message(
  'Goes by e-mail to {email}, with what they wrote below it, and stands in the portal.',
  'Below the name of the field of an answer to a colleague.',
);
export const sendAnswer = message('Send the answer', 'On the button below an answer.');
export const note = message('Note', 'Names the field of a note on a message to the company.');
export const noteHint = message(
  'Only those read it who look after messages.',
  'Below the name of the field of a note.',
);
export const keepNote = message('Keep the note', 'On the button below a note.');
