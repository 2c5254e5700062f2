import { message } from '@laurel/contract/message';

export const cancelled = message(
  'Order {orderNum} is cancelled, and your points are back.',
  'After somebody has cancelled an order of their own.',
);
export const noWallet = message(
  'There is no wallet that the points could go back to.',
  'In a dialog, when an order is cancelled: the account of points was closed.',
);
export const mayCancel = message(
  'You can cancel this until it is being prepared.',
  'Beside an order, on Recent Orders.',
);

const why = 'Beside an order, on Recent Orders, or in a dialog: why it cannot be cancelled.';
export const wasCancelled = message('This order was cancelled, and its points are back.', why);
export const partRefunded = message(
  'A part of this order was refunded: it can no longer be cancelled whole.',
  `${why} Its points came back for some of the products.`,
);
export const delivered = message('This order was delivered: it can no longer be cancelled.', why);
export const onItsWay = message('This order is already on its way and can no longer be cancelled.', why);
export const inPreparation = message('This order is being prepared and can no longer be cancelled.', why);
export const codesIssued = message('Voucher codes are issued with the order, so it cannot be cancelled.', why);

export const partlyIssued = message(
  'Partly issued',
  'How far an order is: its voucher codes are there, its goods still wait.',
);
