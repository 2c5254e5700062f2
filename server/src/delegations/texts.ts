import { message } from '@laurel/contract/message';

const dialog = 'In a dialog, to who names or changes a delegate for the time in which somebody is away';
const toast = 'A short note after somebody has named, changed or ended a delegation';

export const named = message('{name} stands in for you. They are told by e-mail.', `${toast}. {name} is the delegate.`);
export const namedFor = message(
  '{name} stands in for {away}. Both are told by e-mail.',
  `${toast}, for somebody who cannot do it themselves. {name} is the delegate.`,
);
export const changed = message('It is changed, and your delegate is told.', `${toast}.`);
export const changedFor = message(
  'It is changed, and both are told.',
  `${toast}, for somebody who cannot do it themselves.`,
);
export const ended = message('It has ended. Nobody stands in by it any more.', `${toast}.`);
export const givenBack = message('You have given it back, and the person is told.', `${toast}, by the delegate.`);

export const notHere = message(
  'This person is not here.',
  `${dialog}, or below a field: they left, or never were there.`,
);
export const neverHere = message(
  'This person has never signed on, or has no site to enter: please choose somebody else.',
  `${dialog}, or below a field.`,
);
export const begunBefore = message('It cannot begin before today.', `${dialog}.`);
export const hasPassed = message('This day has passed.', `${dialog}, below a field.`);
export const tooFar = message('It begins within a year at most.', `${dialog}, or below a field.`);
export const tooLong = message(
  'Please choose at most {max, number} days from the first: after that it is named again.',
  `${dialog}, below a field.`,
);
export const tooMany = message(
  'At most {max, number} are named at a time: please end one first.',
  `${dialog}: how often somebody is stood in for at once.`,
);
export const overlaps = message(
  'This person has that in hand on some of these days already: please change or end that first.',
  `${dialog}, or below a field.`,
);
export const isOver = message('It has ended already.', `${dialog}.`);
export const changedMeanwhile = message('It was changed meanwhile: please look at it again.', `${dialog}.`);
export const usedMore = message(
  '{points, plural, one {# point was} other {# points were}} given of it already.',
  `${dialog}, below the field with the most that a delegate may give.`,
);
export const notYoursToGive = message(
  'What this person may do is not yours to give: an administrator must name their delegate.',
  'In a dialog, to who looks after people and names a delegate for somebody with wider rights than they may give.',
);

const letter = 'In an e-mail about somebody who is away and their delegate';
export const titleNamed = message('Somebody is named as a delegate', 'The name of a kind of e-mail, in a list.');
export const titleChanged = message('What a delegate does is changed', 'The name of a kind of e-mail, in a list.');
export const titleEnded = message('A delegation has ended', 'The name of a kind of e-mail, in a list.');
export const namedSubject = message('{delegate} stands in for {away}', `The subject line. ${letter}. Both are names.`);
export const namedLetter = message(
  '{you, select, delegate {{by} has named you: you stand in for {away}} other {{by} has named {delegate}, who stands in for you}} from {from} to {until}.',
  `${letter}, to the delegate or to who is away. {from} and {until} are days, both among them. {by} is who named them.`,
);
export const changedSubject = message('Standing in for {away}: something is changed', `The subject line. ${letter}.`);
export const changedLetter = message(
  '{by} has changed for what you stand in for {away}. It goes to {until}.',
  `${letter}.`,
);
export const scopesLetter = message(
  'It is about: {scopes}.',
  `${letter}. {scopes} is a list such as 'reviews, approvals', in the reader’s language.`,
);
export const pointsLetter = message(
  'From the budget of {away} up to {points, plural, one {# point} other {# points}} may be given in all.',
  `${letter}.`,
);
export const endedSubject = message('Standing in for {away} has ended', `The subject line. ${letter}.`);
export const endedLetter = message(
  '{why, select, away {{by} has ended it: {delegate} stands in for {away} no longer.} delegate {{by} has given it back: {delegate} stands in for {away} no longer.} left {{delegate} stands in for {away} no longer: one of the two has left.} other {{by} has ended it: {delegate} stands in for {away} no longer.}}',
  `${letter}, to the other of the two, or to both. {why} tells who ended it.`,
);
export const byItself = message('It ends by itself.', `${letter}: after the last day nothing need be done.`);
