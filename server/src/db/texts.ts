import { message } from '@laurel/contract/message';

export const notEnough = message(
  'There are not enough points for this: insufficient balance.',
  'In a dialog: somebody gives or spends more points than there are.',
);
export const leaver = message(
  'One of the people is no longer active.',
  'In a dialog: somebody who is to receive points has left the company.',
);
export const done = message('This was already done.', 'In a dialog: the same was done a moment before.');
export const reviewedByYou = message('You have already reviewed this nomination.', 'In a dialog, to a reviewer.');
export const soldOut = message('This product is sold out.', 'In a dialog of the shop.');
export const basketEmpty = message('Your basket is empty.', 'In a dialog of the shop.');
export const piecesOfAThing = message(
  'You can order 1 to 99 of a thing.',
  'In a dialog of the shop: how many pieces of one product.',
);
export const promoUsedUp = message('The promotional code can no longer be used.', 'In a dialog of the shop.');
export const quarterThere = message(
  'This quarter is already there.',
  'In a dialog, to who adds a quarter of the year.',
);
export const quarterOverlaps = message(
  'This quarter overlaps another one.',
  'In a dialog, to who adds a quarter of the year.',
);
