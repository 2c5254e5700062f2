import { message } from '@laurel/contract/message';

export const fromDay = message('From', 'Names the field of the first day of what a list shows.');
export const untilDay = message('Until', 'Names the field of the last day of what a list shows.');
export const daysTurned = message('Please choose a day after the first one.', 'Below the field of the last day.');
export const fileFailed = message(
  'The file could not be saved. Please try again.',
  'In a dialog, after a file did not come.',
);
