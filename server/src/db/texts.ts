import { message } from '@laurel/contract/message';

export const grantedMeanwhile = message(
  'Somebody else has granted this period meanwhile. Please look again.',
  'In a dialog, to who grants points to award a moment after a colleague did.',
);
export const done = message('This was already done.', 'In a dialog: the same was done a moment before.');
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

const erased = 'Instead of the name of somebody whose data were erased, a man or a woman:';
export const former = message('Former', `${erased} their first name, before "colleague".`);
export const colleague = message('colleague', `${erased} their surname, behind "Former".`);
export const formerColleague = message('Former colleague', `${erased} the whole name, alone and in sentences.`);
