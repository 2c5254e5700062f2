import { message } from '@laurel/contract/message';

const field =
  'Below a field of a form, or in a dialog. A source is a name under which the portal remembers what is in the files of a system, such as Workday nightly.';
export const nameTaken = message('A source of this name is there already.', field);
export const kindStays = message('What is in the files of a source cannot change. Please make another source.', field);
export const quicker = message('Somebody has changed {name} meanwhile. Please look at it again.', field);
export const tooMany = message('There are {max, number} sources already. Please forget one first.', field);
