import { message } from '@laurel/contract/message';

const cell = 'Beside a cell of a file:';
export const invisible = message('This holds no character that can be seen.', `${cell} it looks empty and is not.`);
export const wrongForm = message('This is not in the right form.', `${cell} it should look otherwise.`);
export const wholeFromTo = message(
  'Please give a whole number from {least} to {most}.',
  `${cell} the numbers are written as a file holds them, without signs between thousands.`,
);
export const trueOrFalse = message(
  'Please give true or false.',
  `${cell} the two words stay as they are, they are what the file may hold.`,
);
export const amountSuchAs = message(
  'Please give an amount such as 149.99: a point before at most {places, number} decimals, nothing else.',
  `${cell} the example stays as it is, a file holds amounts with a point.`,
);
export const oneOf = message(
  'Please give one of {values}.',
  `${cell} {values} are words that stay as they are, separated by commas.`,
);
export const noMember = message(
  'There is no member {number}.',
  `${cell} nobody of the company has this employee number.`,
);

const header = 'Below the field of a file, about its header row, which has the names of the columns.';
export const notHeaderOf = message(
  'The header row is not one of {kind}: {faults}.',
  `${header} {kind} is a kind of file, such as Members; {faults} are parts of a sentence such as "code, value are missing", in a list with semicolons.`,
);
export const missing = message(
  '{count, plural, one {{columns} is missing} other {{columns} are missing}}',
  'A part of a sentence, in a list with semicolons: what is wrong with the header row of a file. {columns} are names of columns with commas, {count} how many.',
);
export const unknown = message(
  '{count, plural, one {{columns} is unknown} other {{columns} are unknown}}',
  'A part of a sentence, in a list with semicolons: what is wrong with the header row of a file. {columns} are names of columns with commas, {count} how many.',
);
export const needsHeader = message(
  'The first line must be a header row. Files are told apart by it: {kinds}.',
  `${header} {kinds} are kinds of files, each with names of columns, in a list with semicolons.`,
);
export const kindColumns = message(
  '{kind} ({columns})',
  'A kind of file with the columns that it must have, in a list with semicolons.',
);

const forSecond = 'In a dialog, before a file is loaded: why a second person must confirm it.';
export const budgetsForSecond = message(
  '{count, plural, one {# manager would have} other {# managers would have}} more than {max, number} points to award from one person in a month.',
  `${forSecond} The file gives points to managers, who award them to others.`,
);
export const pricesForSecond = message(
  '{count, plural, one {# price falls below a tenth of what it was} other {# prices fall below a tenth of what they were}}, the furthest that of {product} ({before} → {after}).',
  `${forSecond} {product} is a short name; {before} and {after} are amounts.`,
);
export const codesForSecond = message(
  '{count, plural, one {# code takes} other {# codes take}} more than half off.',
  `${forSecond} The codes lower the price of an order.`,
);

const change = 'One line of the list of what a file would change.';
export const division = message('Division {name}', `${change} It names what is changed: a division of the company.`);
export const changed = message('{name}: {changes}', `${change} {changes} are columns with their values, see "→".`);
export const columnChange = message(
  '{column}: {before} → {after}',
  `${change} {column} is a name of the file, which stays as it is; {before} and {after} are what it held and will hold.`,
);
export const columnValue = message(
  '{column}: {value}',
  `${change} {column} is a name of the file, which stays as it is; {value} is what it will hold.`,
);
export const leaves = message('{name} loses access now', `${change} Somebody has left the company.`);
export const leavesWallet = message(
  '{name} loses access now, points on {day}: {wallet, number} to redeem',
  `${change} Somebody has left the company, and loses points on that day: those to spend in the shop.`,
);
export const leavesPot = message(
  '{name} loses access now, points on {day}: {pot, number} to award',
  `${change} Somebody has left the company, and loses points on that day: those to give to others.`,
);
export const leavesBoth = message(
  '{name} loses access now, points on {day}: {wallet, number} to redeem, {pot, number} to award',
  `${change} Somebody has left the company, and loses points on that day: those to spend in the shop and those to give to others.`,
);
export const joins = message('{name}, {division}', `${change} Somebody new, with the short name of their division.`);
export const returns = message(
  '{name}, {division}: is back',
  `${change} Somebody who had left the company, with the short name of their division.`,
);
export const grant = message(
  '{name}: {points, number} points to award, {period}',
  `${change} A manager gets points to give to others. {period} is a name such as 2026-Q1.`,
);
export const grantUntil = message(
  '{name}: {points, number} points to award, {period}, until {day}',
  `${change} A manager gets points to give to others, which end after a day. {period} is a name such as 2026-Q1.`,
);
export const codes = message(
  '{count, plural, one {# code} other {# codes}}',
  `${change} Voucher codes that the shop can hand out.`,
);
export const percentOff = message('{value} %', `${change} A promo code that lowers the price by so many percent.`);
export const amountOff = message('{value} off', `${change} A promo code that lowers the price by this amount.`);
export const yes = message('yes', `${change} What a column held or will hold: it is so.`);
export const no = message('no', `${change} What a column held or will hold: it is not so.`);
export const none = message(
  '(none)',
  `${change} What a column held or will hold: nothing. Or, in a sentence, what a cell of a file holds.`,
);
export const otherUpload = message(
  'Another upload is at work. Please try again when it has finished.',
  'In a dialog: files are loaded one after the other.',
);

export const notHeaderOfSource = message(
  'The header row is not one of {kind} as the source {source} has it: {faults}.',
  `${header} {kind} is a kind of file, such as Members; {source} is a name such as Workday nightly, under which the portal remembers what is in such files; {faults} are parts of a sentence such as "code, value are missing", in a list with semicolons.`,
);
export const datesToAsk = message(
  'The dates in {columns} are not written as year-month-day. Please say in which order they are written.',
  `${header} {columns} are names of columns with commas.`,
);
export const noSource = message(
  'There is no source {name}.',
  `${header} A source is a name under which the portal remembers what is in the files of a system, such as Workday nightly.`,
);

export const takenBack = message(
  '{name}: {points, number} points to award go back, {period}',
  `${change} Points that a manager had for giving to others go back to the company. {period} is a name such as 2026-Q1.`,
);
export const notOffered = message('{name}: no longer offered', `${change} A thing of the shop.`);

export const sheetToAsk = message(
  'This workbook has several sheets. Please say which one is read.',
  `${header} A workbook of Excel or the like.`,
);
export const standsFor = message(
  'Was merged on {day}: {name}, number {number}, stands for it, and nothing changes by this row',
  `${change} The row of a roster has the number of an account that was merged into another of the same person.`,
);
