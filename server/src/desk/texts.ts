import { message } from '@laurel/contract/message';

export const cancelled = message(
  'This order was cancelled.',
  'In a dialog, or beside a row of a file: why a line of the order cannot be moved.',
);
export const cancelledBack = message(
  'This order was cancelled, and its points are back already.',
  'In a dialog: why nothing of the order can be refunded.',
);
export const noMove = message(
  'This line cannot be moved there from where it is.',
  'In a dialog: a line of an order, such as one that was sent, cannot become one that waits.',
);
export const moved = message(
  '{product} is moved.',
  'After the order desk has moved a line of an order along, such as from waiting to sent.',
);
export const refundMost = message(
  'At most {count, number} of this line can be refunded.',
  'In a dialog or below the field of how many: pieces of one product of an order.',
);
export const refunded = message(
  '{points, plural, one {# point is refunded.} other {# points are refunded.}}',
  'After the order desk has refunded a line of an order.',
);
export const buyerLeft = message(
  'The buyer has left: there is no wallet that the points could go back to.',
  'In a dialog, when a line of an order is refunded: the buyer has left the company.',
);

export const letterSent = message(
  '{product} of your order {orderNum} is on its way.',
  'In an e-mail to who ordered it.',
);
export const letterSentHow = message(
  '{product} of your order {orderNum} is on its way ({how}).',
  'In an e-mail to who ordered it. {how} is who brings it and the number of the parcel, with a comma.',
);
export const letterRefunded = message(
  '{count, number} × {product} of your order {orderNum} was refunded: {points, number} points are back.',
  'In an e-mail to who ordered it. {count} is how many of the product.',
);

const ofFile = 'Beside a row of a file that a supplier has filled in:';
export const noLine = message('This is not an order line.', `${ofFile} the number of the order line is no number.`);
export const noSuchLine = message('There is no such order line.', `${ofFile} nobody has ordered it.`);
export const lineTwice = message(
  'This order line stands on line {line} too.',
  `${ofFile} two rows speak of the same line of an order. {line} is a line of the file.`,
);
export const giveStatus = message(
  'Please give in preparation, sent or delivered; or 1, 2 or 3.',
  `${ofFile} the words stay as they are, they are what the file may hold.`,
);
export const refundedWhole = message(
  'This line was refunded whole.',
  `${ofFile} all pieces of this line of an order are refunded.`,
);
export const isVoucher = message('This is a voucher: it is issued and not sent.', `${ofFile} a voucher is a code.`);
export const cannotBecome = message(
  'This line is {from, select, waiting {waiting} preparation {in preparation} sent {sent} delivered {delivered} other {voucher issued}}: it cannot become {to, select, waiting {waiting} preparation {in preparation} sent {sent} delivered {delivered} other {voucher issued}}.',
  `${ofFile} how far a line of an order is, and how far it cannot be next.`,
);
export const otherThan = message(
  'Order line {id} has “{stands}” here, not “{says}”.',
  `${ofFile} the row names another order, product or number of pieces than the line that it speaks of. {id} is the number of that line.`,
);
export const needsColumns = message(
  'The header row needs the columns {columns}.',
  'Below the field of a file. {columns} are names that stay as they are, one or two.',
);
export const headerUnclear = message(
  'The header row is not clear: {faults}.',
  'Below the field of a file. {faults} are parts of a sentence such as: "sku" appears twice.',
);
export const nothingChanged = message(
  'Nothing is changed: {count, plural, one {# line has an error} other {# lines have errors}}.',
  'In a dialog: a file of a supplier has lines with errors.',
);
export const titleSent = message(
  'An order is on its way',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleRefund = message(
  'A refund',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
