import { message } from '@laurel/contract/message';

export const intro = message(
  'What you ordered, how it is on its way, and your voucher codes.',
  'Below the title Recent Orders.',
);
export const orders = message('Orders', 'Read aloud: names the list of orders; a noun.');
export const noOrders = message('No orders yet', 'The title of Recent Orders when nothing was ordered.');
export const linesOf = message('Lines of order {order}', 'Read aloud: names the list of what an order holds.');
export const discountWith = message('Discount ({code})', 'Names what a promo code takes off the price of an order.');
export const totalDue = message('Total due', 'Names the price of an order after its discount.');
export const givenBack = message(
  '{pointsName} given back',
  'Names the points of a cancelled order. {pointsName} is what the company calls its points.',
);
export const paidIn = message(
  'Paid in {pointsName}',
  'Names the points that an order cost. {pointsName} is what the company calls its points.',
);

export const cancelOrder = message(
  'Cancel<unseen> order {order}</unseen>',
  'On the button of an order; what is between the tags is only read aloud. {order} is its number.',
);
export const cancelTitle = message('Cancel order {order}?', 'The title of the dialog to cancel an order.');
export const cancelWords = message(
  'Nothing of it will be sent, and {points, number} {pointsName} come back to you at once.',
  'In the dialog to cancel an order: "it" is the order. {pointsName} is what the company calls its points.',
);
export const cancelConfirm = message('Cancel the order', 'On the button of the dialog that cancels an order.');
export const keepIt = message('Keep it', 'On the button that closes the dialog to cancel: "it" is the order.');

export const sentWith = message('Sent with {carrier}', 'Beside a product: the company that carries the parcel.');
export const referenceIs = message('Reference {reference}', 'Beside a product: the number that a parcel is found by.');
export const voucherCodes = message('Voucher codes', 'The title of the dialog that shows codes to spend in a shop.');
export const voucherCodesOf = message(
  'Voucher codes<unseen> of {product}</unseen>',
  'On the button that shows codes to spend in a shop; what is between the tags is only read aloud.',
);
export const copy = message('Copy', 'On the button that copies voucher codes; a verb.');
export const copied = message('Copied.', 'Told after voucher codes were copied.');
export const noCopying = message(
  'Your browser does not allow copying. Please select the code.',
  'Told when voucher codes could not be copied: mark it with the mouse, to copy it oneself.',
);

export const paidAndLeft = message(
  '{points, number} {pointsName} paid, {left, number} left.',
  'After something was ordered. {pointsName} is what the company calls its points.',
);
export const yoursNow = message('Yours now', 'Above what of an order is there at once: voucher codes.');
export const codesStay = message(
  'These codes stand under Recent Orders too, whenever you need them.',
  'Below voucher codes that were just ordered.',
);
export const onItsWay = message('On its way to you', 'Above what of an order is still to be sent.');
export const whatYouOrdered = message('What you ordered', 'Above what was just ordered.');
export const goesToWork = message(
  'This is prepared now and goes to your work address. You are told when it is sent.',
  'Below what was just ordered. A sentence on cancelling follows.',
);
export const goesOut = message(
  'This is prepared now and goes out. You are told when it is sent.',
  'Below what was just ordered. A sentence on cancelling follows.',
);
export const noCancelling = message(
  'It can no longer be cancelled, because codes are issued with it.',
  'Below what was just ordered: "it" is the order, which voucher codes came with.',
);
export const mayCancel = message(
  'Until it is prepared you can cancel it under Recent Orders.',
  'Below what was just ordered: "it" is the order.',
);
