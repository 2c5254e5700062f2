import { message } from '@laurel/contract/message';

export const reportIntro = message(
  'Who recognised whom, for what, and with how many points.',
  'Below the title of Management Report.',
);
export const currentDivision = message('Current', 'A choice of the filter Division: the reader’s own one.');
export const allDivisions = message('All Divisions', 'A choice of the filter Division: nothing is left out.');
export const everyDivision = message('All divisions', 'Above a printed report: it is of all divisions.');
export const facts = message(
  '{division}, {months}',
  'Above a printed report: the division (or all), and its months, such as "July 2026 to September 2026".',
);

export const sums = message('Sums of the report', 'Read aloud: names the four sums above the table.');
export const recognitions = message('Recognitions', 'Names a sum: how many lines the report has.');
export const pointsGiven = message('Points given', 'Names a sum: all points of the report.');
export const receivers = message('People recognised', 'Names a sum: how many people received something.');
export const givers = message('People who recognised', 'Names a sum: how many people gave something.');

export const valueAndMessage = message(
  'Value and message',
  'Heads a column: what of the company’s values somebody showed, and what the giver wrote.',
);
export const messageTo = message(
  'the message to {name}',
  'Read aloud as a part of "Show more of …": what is long. {name} is who received it.',
);
