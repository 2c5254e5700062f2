import { message } from '@laurel/contract/message';

export const tooMany = message(
  '{count, number} of your requests wait for a second person already: let them be decided, or withdraw one, before you ask for more.',
  'In a dialog, to who asks that a second person confirm something.',
);

const seconds =
  'A part of sentences such as "It waits for Ann Able or Bob Best to confirm it": who may do so. {first} and {second} are names';
export const eitherOfTwo = message('{first} or {second}', `${seconds}.`);
export const orOthers = message(
  '{first}, {second} or {others, plural, one {one other} other {one of # others}}',
  `${seconds}, {others} is how many more people there are.`,
);

export const nobodyMay = message(
  'Nobody is here who may confirm it: please tell who looks after the programme.',
  'In a dialog, behind a sentence that says why others confirm an award before it is given.',
);
