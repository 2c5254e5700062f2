import { message } from '@laurel/contract/message';

export const titleWork = message(
  'Something waits for somebody’s decision',
  'The kind of a message, in the list of all messages that the portal sends.',
);
export const workSubject = message(
  '{count, plural, one {One thing waits for you} other {# things wait for you}}',
  'The subject of an e-mail to who has to decide something.',
);
const ofWork = 'In an e-mail to who has to decide something: heads a list of such things, each on a line of its own';
export const headUnowned = message(
  'Nobody may decide it: give somebody the role, or the nominee a manager.',
  `${ofWork}. To administrators.`,
);
export const headEscalated = message(
  'Nobody decided it in time, so it comes to you too:',
  `${ofWork}. To the next manager, or to administrators.`,
);
export const headOverdue = message('It waits longer than agreed:', `${ofWork}.`);
export const headSoon = message('It should be decided today or in the next days:', `${ofWork}.`);
export const workLine = message(
  '{kind, select, nomination {{count, plural, one {# nomination} other {# nominations}}} idea {{count, plural, one {# idea} other {# ideas}}} approval {{count, plural, one {# request to confirm} other {# requests to confirm}}} order {{count, plural, one {# order line} other {# order lines}}} file {{count, plural, one {# file} other {# files}}} contact {{count, plural, one {# message to the company} other {# messages to the company}}} other {{count, plural, one {# reported card or comment} other {# reported cards and comments}}}}, since {since}',
  'A line of a list in an e-mail to who has to decide these. {since} is a date: the oldest of them waits since then.',
);
export const noticeWork = message(
  'Something that waits for your decision is due soon or overdue.',
  'A line in the list of what happened to oneself. It leads to the screen To do.',
);
export const byItself = message(
  'This is decided by itself, with what it changes before your eyes.',
  'Beside one of several things that were decided with one press: this one was not.',
);
export const notDone = message(
  'Something went wrong on our side, and this was not decided. Please try it again.',
  'Beside one of several things that were decided with one press: this one was not.',
);
