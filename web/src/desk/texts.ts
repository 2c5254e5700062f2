import { message } from '@laurel/contract/message';

export const intro = message(
  'What members ordered, the longest waiting first. They are told when you send something.',
  'Below the title Order desk: "they" are the members.',
);
export const dataUpload = message('Data upload', 'A link to the screen Data Upload.');
export const nothingToDo = message('Nothing to do here', 'The title of an empty list of what was ordered.');
export const nothingFits = message('No line fits your search', 'The title of an empty list: a line of an order.');
export const exportWaiting = message(
  'Export waiting lines',
  'On a button: saves the lines of orders that wait to be sent as a file.',
);
export const importAnswers = message(
  'Import answers',
  'On a button, and the title of its dialog: reads the file that suppliers send back.',
);

export const waitingToBeSent = message('Waiting to be sent', 'A choice of which lines of orders are shown.');
export const onTheWay = message('On the way', 'A choice of which lines of orders are shown: sent and not delivered.');
export const notDelivered = message('Not delivered', 'A choice of which lines of orders are shown.');
export const refundedWhole = message(
  'Refunded whole',
  'A choice of which lines of orders are shown: every piece is paid back.',
);
export const searchHint = message('Order, member or product', 'In the empty field Search: what can be searched for.');
export const loadAgain = message('Load again', 'Names the button that loads the list anew.');

export const orderLines = message('Order lines', 'Read aloud: names the list of what was ordered.');
export const linesToday = message(
  '{lines, plural, one {# line.} other {# lines.}}',
  'Above a list of lines of orders that were all ordered today.',
);
export const moreLinesToday = message(
  'More than {lines, plural, one {# line.} other {# lines.}}',
  'Above a list of lines of orders that were all ordered today.',
);
export const linesSince = message(
  '{lines, plural, one {# line, ordered {days, plural, one {# day} other {# days}} ago.} other {# lines, the oldest ordered {days, plural, one {# day} other {# days}} ago.}}',
  'Above a list of lines of orders.',
);
export const moreLinesSince = message(
  'More than {lines, plural, one {# line} other {# lines}}, the oldest ordered {days, plural, one {# day} other {# days}} ago.',
  'Above a list of lines of orders.',
);

export const today = message('Today', 'How old an order is: since today.');
export const daysOld = message('{days, plural, one {# day} other {# days}}', 'How old an order is.');
export const codesReadOf = message(
  '{read, number} of {count, plural, other {# codes}} read',
  'Beside a line of an order: the buyer has looked at some of the voucher codes.',
);
export const codesReadOfAt = message(
  '{read, number} of {count, plural, other {# codes}} read, {time}',
  'Beside a line of an order: the buyer has looked at some of the voucher codes. {time} is a date with its time.',
);
export const codesRead = message(
  '{count, plural, one {Code read} other {Codes read}}',
  'Beside a line of an order: the buyer has looked at the voucher codes.',
);
export const codesReadAt = message(
  '{count, plural, one {Code read, {time}} other {Codes read, {time}}}',
  'Beside a line of an order: the buyer has looked at the voucher codes. {time} is a date with its time.',
);

export const ownOrder = message(
  'Your own order: another administrator takes care of it.',
  'In the place of the buttons of a line of an order.',
);
export const sendLine = message(
  'Send…<unseen>: {item}, order {order}</unseen>',
  'On a button that opens a dialog; what is between the tags is only read aloud. {order} is its number.',
);
export const deliveredLine = message(
  'Delivered<unseen>: {item}, order {order}</unseen>',
  'On a button that says that it arrived; what is between the tags is only read aloud. {order} is its number.',
);
export const prepareLine = message(
  'Prepare<unseen>: {item}, order {order}</unseen>',
  'On a button that says that one packs it; what is between the tags is only read aloud. {order} is its number.',
);
export const refundLine = message(
  'Refund…<unseen>: {item}, order {order}</unseen>',
  'On a button that opens a dialog; what is between the tags is only read aloud. {order} is its number.',
);

export const send = message('Send', 'The title of the dialog to send a line of an order; a verb.');
export const sendAbout = message(
  '<strong>{count, number} × {item}</strong> of order {order} to {member}, who is told at once.',
  'In the dialog to send a line of an order. {order} is its number, {member} the buyer’s name.',
);
export const markAsSent = message('Mark as sent', 'On the button of the dialog to send a line of an order.');
export const carrier = message('Carrier', 'Names the field of the company that carries a parcel.');
export const referenceHint = message(
  'The number with which the member follows the parcel',
  'Below the field Reference.',
);

export const refund = message('Refund', 'The title of the dialog to pay back points for a line of an order.');
export const refundAbout = message(
  '<strong>{item}</strong> of order {order}.',
  'In the dialog to pay back points: what for. {order} is the number of the order.',
);
export const refundPieces = message(
  '{pieces, plural, one {Refund # piece} other {Refund # pieces}}',
  'On the button of the dialog to pay back points for pieces of what was ordered.',
);
export const pieces = message('Pieces', 'Names the field of how many pieces of a product are paid back.');
export const getsBack = message(
  '{points, plural, one {{member} gets # point back at once} other {{member} gets # points back at once}}',
  'In the dialog to pay back points. {member} is the buyer’s name.',
);
export const netOfDiscount = message(
  '{pieces, plural, one {What was paid for it, net of the order’s discount.} other {What was paid for them, net of the order’s discount.}}',
  'In the dialog to pay back points, below how many: "it" and "them" are the pieces.',
);
export const refundReason = message('Reason', 'Names the field of why points are paid back.');
export const confirmRead = message(
  'Please confirm this, or refund fewer pieces.',
  'Beside the box to tick that the buyer has read the codes.',
);
export const hasRead = message(
  '{pieces, plural, one {{member} has read the code and may have spent it.} other {{member} has read codes and may have spent them.}} Refund nonetheless: what is void in the portal may still count in the shop.',
  'Beside a box to tick before points are paid back for voucher codes. {member} is the buyer’s name.',
);
export const hasReadAt = message(
  '{pieces, plural, one {{member} has read the code on {time} and may have spent it.} other {{member} has read codes on {time} and may have spent them.}} Refund nonetheless: what is void in the portal may still count in the shop.',
  'Beside a box to tick before points are paid back for voucher codes. {member} is the buyer’s name, {time} a date with its time.',
);

export const dropAnother = message('Drop another file here', 'On the field that takes a file.');
export const fileHint = message('CSV or Excel (.xlsx); columns in any order', 'On the field that takes a file.');
export const noSheet = message(
  '{file} is no CSV or Excel file, or too large.',
  'Below the field that takes a file. {file} is the name of the file.',
);
export const readingFile = message('Reading the file …', 'Below the field that takes a file, while it is read.');
export const importAbout = message(
  'The exported file with its columns <strong>dispatchStatus</strong> (in preparation, sent or delivered; or 1, 2, 3), <strong>carrier</strong> and <strong>reference</strong> filled in. You see what it changes before it does.',
  'In the dialog to import a file. The names of the columns stay as they are; and so do the words in brackets, which are typed into the file.',
);
export const nothingToChange = message(
  'Nothing to change: every line stands as the file says.',
  'What a file of lines of orders would change, or has changed.',
);
export const wouldChange = message(
  '{count, plural, one {# line would change.} other {# lines would change.}}',
  'What a file would do to lines of orders.',
);
export const linesStand = message(
  '{count, plural, one {# line stands as the file says.} other {# lines stand as the file says.}}',
  'What a file would do to lines of orders: these are so already.',
);
export const mails = message(
  '{count, plural, one {# e-mail says that something is on its way.} other {# e-mails say that something is on its way.}}',
  'What a file would do: so many e-mails go to buyers.',
);
export const linesChanged = message(
  '{count, plural, one {# line is changed.} other {# lines are changed.}}',
  'What a file has done to lines of orders.',
);
export const changeLines = message(
  '{count, plural, one {Change # line} other {Change # lines}}',
  'On the button that does what the file says.',
);
export const errorsInFile = message('Errors in the file', 'Read aloud: names the table of what is wrong in a file.');
export const whatIsWrong = message('What is wrong', 'Heads a column: why a line of a file cannot be read.');
export const ownLines = message(
  '{count, plural, one {# line is of your own order: another administrator must import it.} other {# lines are of your own orders: another administrator must import them.}}',
  'What a file would not do: nobody decides about an order of their own.',
);
export const notRead = message(
  'Not read: {columns}.',
  'What a file would not do. {columns} are names of its columns with commas between.',
);
export const namelessColumn = message(
  'a column without a name',
  'In the place of a column’s name, in a list of names.',
);
export const whatWouldChange = message('What would change', 'Read aloud: names the table of what a file would change.');
export const line = message('Line', 'Heads a column: the line of an order, with its number and product.');
export const now = message('Now', 'Heads a column: how far the line of an order is now.');
export const afterwards = message('Then', 'Heads a column: how far the line of an order is after the file is read.');
export const andMore = message(
  '… and {more, plural, other {# more}}.',
  'Below a table that does not show all lines of orders.',
);
