import { message } from '@laurel/contract/message';

export const ownNomination = message(
  'You cannot review your own nomination, nor one that you made.',
  'To somebody who tries it, in a dialog or below a field.',
);
export const ownIdea = message(
  'You cannot review your own idea.',
  'To somebody who tries it, in a dialog or below a field.',
);
export const ownWinner = message(
  'This is your own win: another administrator must decide about it.',
  'To an administrator who names, withdraws or announces themselves as the winner of a competition.',
);
export const ownBallot = message(
  'You stand in this vote: another administrator must lead it.',
  'To an administrator who opens, ends or withdraws a vote for the winner of a quarter, or decides in it, and is one of those among whom it is.',
);
export const ownOrder = message(
  'This is your own order: another administrator must decide about it.',
  'To somebody who tries it, in a dialog or below a field.',
);
export const ownPot = message(
  'Nobody changes what is in their own pot: another administrator must do this.',
  'To somebody who tries it, in a dialog.',
);
export const ownBudget = message(
  'Nobody grants points to award to themselves: another administrator must upload this.',
  'To somebody who tries it, in a dialog or below a field.',
);
export const ownPrice = message(
  'You gave this its price yourself, or confirmed it. It is yours to order when somebody else has uploaded the same price.',
  'To somebody who tries it, in a dialog or below a field.',
);
export const ownCode = message(
  'You uploaded this promotional code yourself, or confirmed it. It is yours to use when somebody else has uploaded the same.',
  'To somebody who tries it, in a dialog or below a field.',
);
export const ownCorrection = message(
  'This concerns your own points, or what you gave: another administrator must correct it.',
  'To somebody who tries it, in a dialog or below a field.',
);
export const ownCircle = message(
  'You are one of these people: another administrator must judge it.',
  'To somebody who tries it, in a dialog or below a field: points went round among a few people.',
);
export const ownRecord = message(
  'Nobody changes what the roster says of themselves: another administrator must do it.',
  'To somebody who tries it, in a dialog.',
);
export const ownContact = message(
  'Nobody deals with a message that they wrote themselves: a colleague must do it.',
  'To somebody who tries it, in a dialog: a message that they wrote to the company.',
);
export const ownReport = message(
  'Nobody reports a card that they gave, or a comment that they wrote: they can take it back.',
  'To somebody who tries it, in a dialog.',
);
export const ownCase = message(
  'Nobody decides about what they gave, received, wrote or reported, or are named in: a colleague must do it.',
  'To somebody who tries it, in a dialog.',
);
export const ownRole = message(
  'Nobody changes their own roles: another administrator must do it.',
  'To somebody who tries it, in a dialog or below a field.',
);
export const ownApproval = message(
  'You asked for this, or it concerns you: somebody else must decide about it.',
  'To somebody who tries it, in a dialog or below a field.',
);
export const peopleAtMostNow = message(
  'Please choose at most {max, number} people; these are {count, number}.',
  'Below the field in which one chooses colleagues and divisions. {count} is how many people they are in all.',
);

export const noLonger = message(
  'One of the people chosen is no longer here.',
  'Below the field in which one chooses colleagues: somebody has left the company.',
);
export const otherDivision = message(
  'Only managers and administrators may choose a whole division other than their own.',
  'Below the field in which one chooses colleagues and divisions.',
);
export const chosenTwice = message(
  'Someone is chosen both in person and with the entire division.',
  'Below the field in which one chooses colleagues and divisions.',
);
export const noDivision = message(
  'One of the divisions chosen does not exist.',
  'Below the field in which one chooses colleagues and divisions.',
);
export const nobodyRegistered = message(
  'Nobody of this division has registered yet.',
  'Below the field in which one chooses colleagues and divisions.',
);
export const largeDivision = message(
  'Your division has {count, plural, one {# person} other {# people}}; only managers and administrators may choose more than {max, number} at once.',
  'Below the field in which one chooses colleagues and divisions.',
);
export const beyondReach = message(
  'This can be given {reach, select, site {within your own site} division {within your own division} other {to those who report to you}} only: {name} is not one of them.',
  'Below the field in which one chooses colleagues: the company says to whom a nomination, an award or a card may go. {name} is a colleague.',
);
export const ownMerger = message(
  'Nobody merges an account of their own: another administrator must do it.',
  'To somebody who tries it, in a dialog.',
);

export const ownDelegation = message(
  'Nobody stands in for themselves: please choose somebody else.',
  'To somebody who tries it, in a dialog or below a field: they name a delegate for the time in which somebody is away.',
);
export const awayConcerned = message(
  'It concerns the person for whom you would decide: nobody decides for somebody about what they asked, nominated or get something by.',
  'To a delegate who tries it, in a dialog: they stand in for somebody who is away.',
);
export const awayHandled = message(
  'The person for whom you would decide has done so already, or somebody has for them: a second person must have hands of their own.',
  'To a delegate who tries it, in a dialog: they stand in for somebody who is away, and what waits needs a second person.',
);
export const doneForYou = message(
  'Somebody did this for you while they stood in for you: another person must decide about it now.',
  'To somebody whose delegate has rated or asked for it, in a dialog.',
);
export const listChanged = message(
  'This list has changed meanwhile: please look again from its beginning.',
  'To who asks for more of a list, when the person with whom it ended is not there any more.',
);
