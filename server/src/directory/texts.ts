import { message } from '@laurel/contract/message';

export const ownNomination = message(
  'You cannot review your own nomination, nor one that you made.',
  'To somebody who tries it, in a dialog or below a field.',
);
export const ownIdea = message(
  'You cannot review your own idea.',
  'To somebody who tries it, in a dialog or below a field.',
);
export const ownOrder = message(
  'This is your own order: another administrator must decide about it.',
  'To somebody who tries it, in a dialog or below a field.',
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
