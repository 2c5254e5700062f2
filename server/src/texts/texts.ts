import { message } from '@laurel/contract/message';

/** What more than one room of the server says. */

export const yourOrder = message(
  'Your order {orderNum}',
  'The subject of an e-mail. {orderNum} is the order’s number.',
);
export const fileEmpty = message('The file is empty.', 'Below the field of a file, or in a dialog.');
export const moreErrors = message(
  '… and {count, number} more errors.',
  'The last line of a long list of what is wrong with a file.',
);
