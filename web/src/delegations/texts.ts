import { message } from '@laurel/contract/message';

const screen = 'The screen on which somebody names who stands in for them while they are away';

export const intro = message(
  'While you are away, somebody you trust can review, confirm or give in your place. You both see it here, and it ends by itself.',
  `${screen}: a line below its title.`,
);
export const now = message('Who stands in for whom now', `${screen}: read aloud only.`);
export const name = message('Name a delegate', `${screen}: a button.`);
export const whoForMe = message('Who stands in for me', `${screen}: heads a list.`);
export const forWhom = message('For whom I stand in', `${screen}: heads a list.`);
export const past = message('What was', `${screen}: heads the list of what is over.`);
export const nobodyForMe = message(
  'Nobody now.',
  `${screen}: instead of the list of those who stand in for the reader.`,
);
export const forNobody = message(
  'Nobody now.',
  `${screen}: instead of the list of those for whom the reader stands in.`,
);
export const none = message('Nobody stands in for anybody', `${screen}: there is nothing in its lists.`);
export const noneHint = message(
  'Before you go on leave, name a delegate: what waits for you does not wait then.',
  `${screen}: below the words that there is nothing in its lists.`,
);

const row = 'A line of the list of who stands in for whom';
export const span = message('{from} to {until}', `${row}: its first and its last day.`);
export const coming = message('To come', `${row}: it has not begun.`);
export const running = message('Now', `${row}: it runs.`);
export const over = message('Over', `${row}: its time is over.`);
export const ended = message('Ended', `${row}: somebody ended it before its time.`);
export const pointsLeft = message(
  '{left, number} of {most, plural, one {# point} other {# points}} left',
  `${row}: how much of a budget may still be given. {most} is what was allowed in all.`,
);
export const namedBy = message('Named by {name}', `${row}: by somebody else than who is away.`);
export const endedBy = message('Ended by {name}', row);
export const givenBackBy = message('Given back by {name}', `${row}: by the delegate.`);
export const endedLeft = message('Ended: one of the two has left', row);

export const change = message('Change', `${row}: a button.`);
export const changeOf = message(
  'Change what {name} does for you',
  `${row}: a button, read aloud. {name} is the delegate.`,
);
export const end = message('End', `${row}: a button, of who is away.`);
export const endOf = message('End what {name} does for you', `${row}: a button, read aloud. {name} is the delegate.`);
export const endQuestion = message(
  '{name} stands in for you no longer, from this moment on. What is decided stays.',
  `${row}: the question behind its button 'End'. {name} is the delegate.`,
);
export const giveBack = message('Give it back', `${row}: a button, of the delegate.`);
export const giveBackOf = message('Give back what you do for {name}', `${row}: a button, read aloud. {name} is away.`);
export const giveBackQuestion = message(
  'You stand in for {name} no longer, from this moment on, and they are told.',
  `${row}: the question behind its button 'Give it back'. {name} is away.`,
);

const dialog = 'The dialog in which somebody names or changes who stands in';
export const naming = message('Who stands in for you?', `${dialog}: its title.`);
export const namingFor = message(
  'Who stands in for {name}?',
  `${dialog}: its title. {name} is away, and cannot do it.`,
);
export const changing = message('What {name} does for you', `${dialog}: its title. {name} is the delegate.`);
export const changingFor = message(
  'Change what {name} does for {away}',
  `${dialog}: its title, and the button that opens it, read aloud. {name} is the delegate; {away} cannot do it.`,
);
export const save = message('Save', `${dialog}: its button.`);
export const delegate = message('Delegate', `${dialog}: a field, and heads the choice of a person: who stands in.`);
export const choose = message('Choose a person', `${dialog}: a button.`);
export const firstDay = message('First day', `${dialog}: a field.`);
export const lastDay = message('Last day', `${dialog}: a field.`);
export const lastDayHint = message(
  'It ends at midnight where the person away is.',
  `${dialog}: below the field of the last day.`,
);
export const what = message('What the delegate does', `${dialog}: heads boxes to tick.`);
export const reviews = message('Review nominations and ideas', `${dialog}: a box to tick.`);
export const approvals = message('Confirm what waits for a second person', `${dialog}: a box to tick.`);
export const budget = message('Give awards from the budget', `${dialog}: a box to tick.`);
export const pointsMost = message('Up to how many points in all', `${dialog}: a field.`);
export const pointsHint = message(
  'What is taken back makes room again.',
  `${dialog}: below the field with the most points that a delegate may give.`,
);
export const reason = message('Why', `${dialog}: a field, of who does it for somebody else.`);
export const reasonHint = message(
  'The audit keeps it. Both are told that you named a delegate.',
  `${dialog}: below that field.`,
);

const person = 'On the page of a person, for who looks after people';
export const stoodInFor = message('Who stands in', `${person}: heads a list.`);
export const nobodyThen = message('Nobody stands in for this person.', `${person}: instead of a list.`);
export const nameHere = message('Name a delegate', `${person}: a button.`);
export const endingFor = message(
  'End what {name} does',
  `${person}: a button, and a dialog’s title. {name} is the delegate.`,
);
export const endWhyHint = message('The audit keeps it. Both are told.', `${person}: below the field with the reason.`);
