import { message } from '@laurel/contract/message';

export const seeWhatWaits = message('See what waits', 'A link to the screen Second person: to what waits there.');
export const nobodyElse = message(
  'Nobody else can confirm this',
  'The title of a dialog: a second person must confirm, and there is none who may.',
);
export const doItAlone = message('Do it alone', 'On the button of a dialog: without a second person.');

export const stepsLabel = message(
  'Who confirms it',
  'Names the list of those who confirm a request, one after the other.',
);
export const stepConfirmed = message(
  'Confirmed by <strong>{name}</strong>',
  'In the list of those who confirm a request.',
);
export const stepDeclined = message(
  'Declined by <strong>{name}</strong>',
  'In the list of those who confirm a request.',
);
export const stepEach = message(
  '{who}, each of them',
  'In the list of those who confirm a request: {who} is an office such as Finance.',
);
export const stepInstead = message(
  '{who}, since nobody else could',
  'In the list of those who confirm a request: {who} are administrators, in the place of others.',
);
export const stepWaits = message(
  'Waits for {names} · {since}',
  'In the list of those who confirm a request: whose turn it is. {since} is such as "Waiting 3 days".',
);
export const stepNobody = message('Nobody is here who may decide it', 'In the list of those who confirm a request.');
export const sinceToday = message('Since today', 'On a request that was made today and waits.');
export const waitingDays = message(
  'Waiting {days, plural, one {# day} other {# days}}',
  'On a request: for how long it has been waiting.',
);
export const waitsFor = message(
  'It is given once it is confirmed by {who}.',
  'Below what an award costs, or a rating pays, before it is sent. {who} are names, "Ann Able or Ben Ode → Fay Funds": one after the other.',
);
export const nobodyYet = message(
  'somebody who is not here yet',
  'In place of names, in "It is given once it is confirmed by Ann Able": nobody may confirm it.',
);
