import { message } from '@laurel/contract/message';

export const updated = message(
  'Competition Settings Updated.',
  'After an administrator set the competition up, or changed it.',
);
export const setUpFirst = message(
  'Please set the competition up first.',
  'In a dialog, to an administrator who uploads a banner before there is a competition.',
);
export const begun = message('The competition is there.', 'To who has added a competition beside the others.');
export const removed = message('The competition is gone.', 'To who has taken away a competition that nobody entered.');
export const hasEntries = message(
  'Somebody was nominated for it: it stays.',
  'In a dialog, to who wants to take a competition away.',
);
export const quicker = message(
  '{by, select, portal {The portal} other {{name}}} was quicker and has changed this competition meanwhile.',
  'In a dialog, to who saves a competition that somebody else, {name}, changed after they opened it.',
);
export const noSuchSite = message(
  'Nobody is at one of these sites.',
  'Below the choice of the sites of a competition.',
);
export const sameTitle = message(
  'Another competition on these days is called so, in one of the languages.',
  'Below the title of a competition: entries are told apart by it.',
);
export const atOnceAtMost = message(
  'There are {max, number} others on these days already.',
  'Below the first day of a competition: so many may run beside each other.',
);
export const isWon = message(
  'It has winners. Withdraw them before it goes on.',
  'Below the last day of a competition that is over.',
);
export const notOver = message(
  'Winners are named when the competition is over.',
  'In a dialog, to an administrator of a competition that runs or is planned.',
);
export const notNominated = message(
  'This person was not nominated for the competition.',
  'Below the choice of who has won it.',
);
export const hasLeft = message('This person has left.', 'Below the choice of who has won a competition.');
export const isNamed = message('This person is named already.', 'Below the choice of who has won a competition.');
export const winnersAtMost = message(
  'A competition has at most {max, number} winners.',
  'In a dialog, to who names one more.',
);
export const nobodyNamed = message(
  'Nobody is named who could be announced.',
  'In a dialog, to who announces the winners of a competition.',
);
export const named = message(
  'Named. Nobody is told before you announce it.',
  'To who has named the winner of a competition.',
);
export const withdrawn = message(
  'Withdrawn. Nobody was told.',
  'To who has taken back a name before it was announced.',
);
export const withdrawnLate = message(
  'Withdrawn, and shown no more. The letter has gone out.',
  'To who has taken back the winner of a competition after the announcement.',
);
export const announced = message(
  '{count, plural, =0 {Everybody who is named was announced already.} one {Announced. # person gets a letter, and Home shows who won.} other {Announced. # people get a letter, and Home shows who won.}}',
  'To who has announced the winners of a competition; Home is a screen.',
);
export const wonSubject = message('You have won: {title}', 'Of the letter to the winner of a competition, {title}.');
export const wonLetter = message(
  'Congratulations! You are a winner of “{title}”.',
  'In the letter to the winner of a competition, {title}.',
);
export const titleWon = message(
  'A competition is won',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
