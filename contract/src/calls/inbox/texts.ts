import { message } from '#message';

export const writeAnswer = message(
  'Please write an answer.',
  'Below the field in which somebody who looks after messages to the company answers one.',
);
export const writeNote = message(
  'Please write a note.',
  'Below the field of a note on a message to the company; only those read it who look after such messages.',
);
export const chooseColleague = message(
  'Please choose a colleague.',
  'Below the field of to whom a message to the company is handed over.',
);
