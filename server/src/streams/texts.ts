import { message } from '@laurel/contract/message';

export const tooManyRows = message(
  'This report has more than {max, number} rows. Please choose fewer months.',
  'Below the field of the last month of a report.',
);
export const othersReports = message('Other reports are being made; please try again in a moment.', 'In a dialog.');
export const ownReports = message(
  'Your reports are being made; please wait until one of them is done.',
  'In a dialog.',
);
