import { message } from '@laurel/contract/message';

const inDialog = 'In a dialog, to who looks after budgets.';
export const changed = message(
  'Something has changed meanwhile. Please look again at what would be done now.',
  `${inDialog} Points were spent, or somebody else was faster.`,
);
export const nothing = message('There is nothing that could be done with these pots.', inDialog);
export const dayIsOver = message(
  'This day is over. Please choose a later one.',
  'Below a field: the last day of a grant.',
);
export const aboveAlone = message(
  'One person grants one manager at most {most, number} points in a month.',
  `${inDialog} Another sentence follows: that nobody else could confirm it.`,
);
export const waits = message(
  'This waits for a second person: {seconds}. Nothing has been moved yet.',
  `${inDialog} {seconds} are names, such as "Ann Able or Bob Best".`,
);
export const done = message(
  '{kind, select, grant {Granted {points, number} points to {people, plural, one {# manager} other {# managers}}.} move {Moved {points, number} points.} takeBack {Took back {points, number} points from {people, plural, one {# manager} other {# managers}}.} other {The last day of {points, number} points of {people, plural, one {# manager} other {# managers}} is changed.}}',
  `${inDialog} {kind} is what was done.`,
);
export const planSaved = message('The plan is saved.', inDialog);
export const planWaits = message(
  'This waits for a second person: {seconds}. The plan is not changed yet.',
  `${inDialog} {seconds} are names, such as "Ann Able or Bob Best".`,
);
export const planThere = message('There is a plan of this name already.', 'Below a field: the name of a plan.');

const heading = 'Heads a column of a file of budgets.';
export const columnManager = message('Manager', heading);
export const columnNumber = message('Member number', heading);
export const columnDivision = message('Division', heading);
export const columnCostCentre = message('Cost centre', heading);
export const columnPeriod = message('Period', heading);
export const columnGranted = message('Granted', `${heading} Points.`);
export const columnUsed = message('Awarded', `${heading} Points that a manager gave on.`);
export const columnReturned = message('Returned', `${heading} Points that went back to the company.`);
export const columnLeft = message('Left', `${heading} Points.`);
export const columnLastDay = message('Last day', heading);

const inMail = 'In an e-mail to a manager about points to award.';
export const titleChanged = message(
  'Budget changed',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleEnding = message(
  'Budget ends soon',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleUsed = message(
  'Budget used for the most part',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const subjectChanged = message(
  'Your pot of points to award has changed',
  'The subject of an e-mail to a manager.',
);
export const granted = message(
  '{points, number} {pointsName} to award are in your pot now{period, select, none {} other { ({period})}}.',
  `${inMail} {pointsName} is what the company calls its points, {period} a name such as 2027-Q1.`,
);
export const movedInto = message(
  '{points, number} {pointsName} to award were moved from the pot of {name} into yours.',
  `${inMail} {name} is another manager.`,
);
export const movedOut = message(
  '{points, number} {pointsName} to award were moved from your pot into that of {name}.',
  `${inMail} {name} is another manager.`,
);
export const takenBack = message('The company took back {points, number} {pointsName} to award.', inMail);
export const ended = message(
  'The last day is over: {points, number} {pointsName} to award that you had left went back to the company.',
  inMail,
);
export const lastDayNow = message(
  '{lastDay, select, none {They have no last day.} other {Please award them by {lastDay}.}}',
  `${inMail} Follows a sentence about points that came into the pot. {lastDay} is a date.`,
);
export const dayChanged = message(
  '{points, number} {pointsName} to award in your pot have another last day now: {lastDay, select, none {none} other {{lastDay}}}.',
  `${inMail} {lastDay} is a date.`,
);
export const subjectEnding = message(
  '{days, plural, =0 {Points to award end today} one {Points to award end tomorrow} other {Points to award end in # days}}',
  'The subject of an e-mail to a manager.',
);
export const ending = message(
  '{points, number} {pointsName} to award in your pot end on {lastDay}. {carries, select, yes {What is left then stays with you.} no {What is left then goes back to the company.} other {Of what is left then some stays with you, the rest goes back to the company.}}',
  `${inMail} {lastDay} is a date.`,
);
export const subjectUsed = message('Most of your points to award are given', 'The subject of an e-mail to a manager.');
export const used = message(
  'Of your budget {period} you have awarded {used, number} of {granted, number} {pointsName}.',
  `${inMail} {period} is a name such as 2027-Q1.`,
);

export const planChanged = message(
  'Somebody has saved this plan meanwhile. Please close this, look at what it is now, and change it again.',
  'In a dialog, to who changes what managers are granted each month.',
);

export const noticeEnding = message(
  '{points, number} {pointsName} to award in your pot end on {lastDay}.',
  'A notice in the portal, one line in a list. {lastDay} is a date.',
);
