import { message } from '@laurel/contract/message';

const onScreen = 'On the screen of budgets, where administrators look after the points to award of managers.';
const heading = `${onScreen} Heads a column, or names a sum or a field.`;
const inDialog = 'In a dialog about the points to award of managers.';
const field = `${inDialog} Names a field or one of its choices.`;

export const intro = message(
  'What managers have to award, until when, and what they are granted each month.',
  onScreen,
);
export const pots = message('Pots', `${onScreen} One of its two parts: what each manager has to award.`);
export const potsWords = message('What each manager has', `${onScreen} Below the name of its part Pots.`);
export const plans = message('Plans', `${onScreen} One of its two parts: what is granted each month.`);
export const plansWords = message('What is granted each month', `${onScreen} Below the name of its part Plans.`);
export const sums = message('Of all that is shown', `${onScreen} Read aloud: names a few sums.`);
export const managers = message('Managers', heading);
export const manager = message('Manager', heading);
export const granted = message('Granted', `${heading} Points.`);
export const used = message('Awarded', `${heading} Points that a manager gave on.`);
export const returned = message('Returned', `${heading} Points that went back to the company.`);
export const left = message('Left', `${heading} Points.`);
export const period = message('Period', heading);
export const costCentre = message('Cost centre', heading);
export const site = message('Site', heading);
export const nextEnd = message('Ends next', `${heading} A date, and how many points end then.`);
export const endsWith = message(
  '{day}: {points, number} points',
  `${onScreen} When points to award end next, and how many.`,
);
export const none = message(
  'None',
  `${onScreen} In place of a name: a grant that has no period, or somebody without a cost centre.`,
);
export const by = message('Add up by', heading);
export const endsUntil = message('Ends until', `${heading} Those of whose points some end on this day or before.`);
export const isUsed = message('80 % or more awarded', `${onScreen} A filter.`);
export const hasLeft = message('Something left', `${onScreen} A filter.`);
export const searchHint = message('Name or member number', `${onScreen} In the empty field of the search.`);
export const nothingFound = message('No pots found', `${onScreen} In place of an empty list.`);

export const grantMore = message('Grant…', `${onScreen} On a button that opens a dialog: points to award are granted.`);
export const moveMore = message(
  'Move…',
  `${onScreen} On a button that opens a dialog: points are moved into another pot.`,
);
export const takeBackMore = message(
  'Take back…',
  `${onScreen} On a button that opens a dialog: points go back to the company.`,
);
export const changeDayMore = message('Change the last day…', `${onScreen} On a button that opens a dialog.`);

export const potOf = message('Points to award of {name}', `${inDialog} Its title.`);
export const leftNow = message('{points, plural, one {# point} other {# points}} left to award', inDialog);
export const grants = message('Grants', `${inDialog} Names a table: what was granted, and what is left of it.`);
export const noGrants = message('Nothing has been granted yet.', inDialog);
export const olderGrants = message(
  '{count, plural, one {# older grant is not shown.} other {# older grants are not shown.}}',
  inDialog,
);
export const lastDay = message('Last day', heading);
export const changeShort = message('Change', `${inDialog} On a link beside the last day of a grant.`);
export const noEnd = message('No last day', inDialog);
export const endsAndReturns = message('{day}, then back to the company', `${inDialog} The last day of a grant.`);
export const endsAndStays = message(
  '{day}, then it stays',
  `${inDialog} The last day of a grant: what is left is kept by the manager.`,
);
export const history = message('History', `${inDialog} Names a table: what was done with a pot.`);
export const what = message('What', heading);
export const doneBy = message('By', `${heading} Who did it.`);
export const thePortal = message('The portal', `${inDialog} In place of a name: it was done by the clock.`);
export const byTwo = message('{name}, confirmed by {second}', inDialog);
export const didWhat = message(
  '{kind, select, grant {Granted} takeBack {Taken back} change {Last day changed} end {Ended} plan {Granted by a plan} other {{into, select, yes {Moved from {name}} other {Moved to {name}}}}}',
  `${inDialog} What was done with a pot.`,
);

export const actTitle = message(
  '{kind, select, grant {Grant points to award} move {Move points to award} takeBack {Take points back} other {Change the last day}}',
  `${inDialog} Its title.`,
);
export const actDeed = message(
  '{kind, select, grant {Grant {points, plural, one {# point} other {# points}}} move {Move {points, plural, one {# point} other {# points}}} takeBack {Take back {points, plural, one {# point} other {# points}}} other {Change the last day}}',
  `${inDialog} On its button.`,
);
export const whosePots = message('Whose pots', field);
export const allOfList = message('All of this list ({count, number})', field);
export const someChosen = message('Some that I choose', field);
export const movedFrom = message('From the pot of {name}', inDialog);
export const intoWhose = message('Into whose pot', field);
export const choose = message('Choose', `${inDialog} On a button that opens the directory.`);
export const chooseOthers = message('Choose others', `${inDialog} On a button that opens the directory again.`);
export const howMany = message('How many', field);
export const soMany = message('So many from each', field);
export const allLeft = message('All that is left', field);
export const pointsEach = message('Points for each', field);
export const perReport = message(
  'Times the number of their people',
  `${field} Points are counted for each person who reports to a manager.`,
);
export const periodHint = message('A period grants to each manager once.', `${inDialog} Below the field Period.`);
export const lastDayHint = message('Empty: it has no end.', `${inDialog} Below the field Last day.`);
export const whatThen = message('What is left then', field);
export const goesBack = message('Goes back to the company', field);
export const stays = message('Stays with the manager', field);
export const reasonIsRead = message('Those whose pots it is read it.', `${inDialog} Below the field for the reason.`);
export const previewSum = message(
  '{kind, select, grant {{points, number} points for {people, plural, one {# manager} other {# managers}}.} move {{points, number} points are moved.} takeBack {{points, number} points from {people, plural, one {# manager} other {# managers}}.} other {The last day of {points, number} points of {people, plural, one {# manager} other {# managers}} changes.}}',
  `${inDialog} What would be done.`,
);
export const leftOut = message(
  '{count, plural, one {# manager is left out.} other {# managers are left out.}}',
  inDialog,
);
export const beforeAndAfter = message('Before and after', `${inDialog} Names a table.`);
export const before = message('Before', heading);
export const movement = message('Movement', `${heading} By how many points.`);
export const after = message('After', heading);
export const andMore = message(
  '{count, plural, one {and # more} other {and # more}}',
  `${inDialog} Below a table of managers.`,
);
export const needsSecond = message('A second person confirms this: {names}.', inDialog);
export const nobodyToConfirm = message(
  'A second person should confirm this, but there is nobody else who may.',
  inDialog,
);
export const why = message(
  '{hindered, select, gone {Has left} noManager {Is no manager} granted {Has this period already} own {Your own pot} noReports {Has no people} tooFew {Has less} tooMany {Too many points} other {Has nothing left}}',
  `${inDialog} Why nothing, or less, is done with the pot of a manager.`,
);

export const newPlan = message('New plan', `${onScreen} On a button, and the title of a dialog.`);
export const changePlan = message('Change the plan', `${onScreen} On a button, and the title of a dialog.`);
export const savePlan = message('Save the plan', `${inDialog} On its button.`);
export const noPlansHint = message(
  'A plan grants points to managers each month by itself: so many each, or so many for each of their people.',
  `${onScreen} In place of an empty list of plans.`,
);
export const noPlans = message('No plans yet', `${onScreen} In place of an empty list.`);
export const isOn = message('Switched on', `${onScreen} Of a plan.`);
export const isOff = message('Switched off', `${onScreen} Of a plan.`);
export const allManagers = message('All managers', `${onScreen} For whom a plan is.`);
export const planGives = message(
  '{points, plural, one {# point} other {# points}} each month {per, select, report {for each of their people} other {for each manager}}:',
  `${onScreen} What a plan grants; for whom follows.`,
);
export const nextRun = message(
  'Next in {month}: {points, number} points for {people, plural, one {# manager} other {# managers}}, by what is known now.',
  `${onScreen} What a plan would grant.`,
);
export const noNextRun = message('It does not run any more.', `${onScreen} Of a plan.`);
export const didRun = message(
  '{month}: {points, number} points for {people, plural, one {# manager} other {# managers}}',
  `${onScreen} What a plan has granted.`,
);
export const planNameHint = message(
  'With the month it becomes the name of each grant.',
  `${inDialog} Below the field Name of a plan.`,
);
export const firstMonth = message('First month', field);
export const lastMonth = message('Last month', `${field} Empty: it goes on.`);
export const planEnd = message(
  '{end, select, month {The last day of the month} quarter {The last day of the quarter} year {The last day of the year} other {No last day}}',
  `${field} When what a plan grants ends.`,
);
