import { message } from '@laurel/contract/message';

const line = 'A line of a statement of points:';
export const nominatedBy = message(
  'Nominated by {name}: {reason}',
  `${line} for a nomination. {reason} are behaviours of the company.`,
);
export const paidForwardTo = message(
  'Paid forward to {name}: {reason}',
  `${line} points that the reader gave to a colleague.`,
);
export const paidForwardBy = message(
  'Paid forward by {name}: {reason}',
  `${line} points that a colleague gave to the reader.`,
);
export const awardTo = message('Award to {name}: {reason}', `${line} points that the reader, a manager, awarded.`);
export const awardFrom = message('Award from {name}: {reason}', `${line} points that a manager awarded to the reader.`);
export const recognisedBy = message('Recognised by {name}: {reason}', `${line} points for good work.`);
export const fromCompany = message(
  'From the company: {reason}',
  `${line} what the company gives by itself on a work anniversary. {reason} is "Anniversary: 5 years".`,
);
export const ideaRewarded = message('Idea rewarded: {title}', `${line} points for an idea.`);
export const order = message('Order {order}', `${line} what was spent in the shop. {order} is a number.`);
export const cancelled = message('Order {order} cancelled', `${line} points that came back. {order} is a number.`);
export const refund = message(
  'Refund of order {order}: {pieces} × {product}',
  `${line} points that came back for some pieces of a product.`,
);
export const budget = message(
  'Budget {period}',
  `${line} points to award that a manager was granted. {period} is a name such as 2026-Q1.`,
);
export const movedTo = message(
  'Moved to {name}',
  `${line} points to award that administrators moved into the pot of {name}, another manager.`,
);
export const movedFrom = message(
  'Moved from {name}',
  `${line} points to award that administrators moved out of the pot of {name}, another manager.`,
);
export const ended = message(
  '{period, select, none {Back to the company after the last day} other {Budget {period}: back to the company after the last day}}',
  `${line} points to award that a manager had left on the last day of a grant. {period} is its name, such as 2026-Q1.`,
);
export const takenFromPot = message(
  '{period, select, none {Taken back by the company} other {Budget {period}: taken back by the company}}',
  `${line} points to award that administrators took out of a manager’s pot. {period} is the name of the grant, such as 2026-Q1.`,
);
export const forfeited = message('Forfeited on leaving', `${line} what was left when somebody left the company.`);
export const correction = message('Correction', `${line} whatever else.`);
export const awardBack = message(
  'Award by {name} taken back: {reason}',
  `${line} points that were given, perhaps by the reader, are where they came from.`,
);
export const companyBack = message(
  'Given by the company, taken back: {reason}',
  `${line} what the company had given by itself on a work anniversary. {reason} is "Anniversary: 5 years".`,
);
export const takenBack = message(
  'Taken back by {name}: {reason}',
  `${line} points that were given, perhaps by the reader, are where they came from.`,
);
export const nominationBack = message(
  'Nomination by {name} taken back: {reason}',
  `${line} what a nomination was paid. {reason} are behaviours of the company.`,
);
export const owed = message(
  'Lent to you, to be repaid by what you are given next',
  `${line} points that the company lent, because points were taken back that the reader had spent.`,
);
export const repaid = message(
  'Repaid of what was lent to you',
  `${line} points that went back to the company out of what the reader was given.`,
);
export const mergedFrom = message(
  'From your account under number {number}',
  `${line} points of another account of the same person, when the two were merged. {number} is its member number.`,
);
export const mergedInto = message(
  'To the account under number {number}',
  `${line} points that went to another account of the same person, when the two were merged. {number} is its member number.`,
);
export const setAside = message(
  'Set aside for {people, plural, one {{name}} other {# people}}, until it is confirmed',
  `${line} points of an award that others confirm before it is given.`,
);
export const setFree = message(
  'No longer set aside for {people, plural, one {{name}} other {# people}}',
  `${line} points that were set aside for an award until others confirm it.`,
);
