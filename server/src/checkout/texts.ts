import { message } from '@laurel/contract/message';

export const qtyMax = message(
  'You can order at most {max, number} of a thing.',
  'In a dialog: how many pieces of one product.',
);
export const onlyLeft = message(
  'Only {count, number} of this are left.',
  'In a dialog or below the field of how many: pieces of one product.',
);
export const noBasket = message(
  'This cannot be ordered here: its description tells how to get it.',
  'In a dialog: a product that the shop only shows.',
);
export const notOffered = message('This product is no longer offered.', 'In a dialog.');
export const notOfferedRemove = message(
  'This product is no longer offered. Please remove it.',
  'In a dialog: it is still in the basket.',
);
export const oneLeast = message(
  'One is the least. Please remove the product instead.',
  'In a dialog: how many pieces of one product are in the basket.',
);
export const basketGone = message(
  'This basket is no longer there. Please open it again.',
  'In a dialog: the page shows a basket that is not the one of today.',
);
export const alreadyPlaced = message(
  'You have placed this order. Order No:{orderNum}',
  'In a dialog: the page still shows a basket that was ordered, in another window for instance.',
);
export const placed = message(
  'Your order has been placed successfully. Order No:{orderNum}',
  'After somebody has ordered.',
);
export const pointsMissing = message(
  'There are not enough points for this order: {count, number} more are needed (insufficient balance).',
  'In a dialog: {count} is how many points the buyer lacks.',
);
export const dayMax = message(
  'At most {max, number} points may be spent in a day; {left, number} are left for today, and this order takes {points, number}.',
  'In a dialog: the numbers are points.',
);
export const notOfProduct = message(
  "''{product}'': {why}",
  'In a dialog: one product of the basket keeps it from being ordered. {why} is a whole sentence that says why.',
);
export const totalChanged = message(
  'The total has changed. Please look at it again.',
  'In a dialog: the order would cost something else than the page shows.',
);
export const totalChangedWhy = message(
  'The total has changed: {why}',
  'In a dialog: the order would cost something else than the page shows. {why} is a whole sentence, about the promotional code.',
);
export const tooFew = message(
  "There are not enough of ''{product}'' left. Please order fewer.",
  'In a dialog: somebody else has bought them a moment before.',
);

export const promoUnusable = message(
  'This promotional code cannot be used: it is unknown, expired, used up, or for another country.',
  'Below the field of a promotional code. It leaves open which of these is so.',
);
export const promoEarly = message('This promotional code is not valid yet.', 'Below the field of a promotional code.');
export const promoExpired = message('This promotional code has expired.', 'Below the field of a promotional code.');
export const promoUsedUp = message(
  'This promotional code has been used up.',
  'Below the field of a promotional code: others have used it as often as it may be.',
);
export const promoUsedBySelf = message(
  'You have used this promotional code as often as it may be.',
  'Below the field of a promotional code.',
);
export const belowMinimum = message(
  'Your basket is below the minimum of this promotional code.',
  'Below the field of a promotional code: the order must cost more before it lowers the price.',
);
export const promoOfOthers = message(
  'This promotional code does not apply to what is in your basket.',
  'Below the field of a promotional code.',
);
export const percentOff = message(
  '{percent, number} % off: you save {amount}.',
  'Below the field of a promotional code that lowers the price. {amount} has its currency.',
);
export const amountOff = message(
  'You save {amount}.',
  'Below the field of a promotional code that lowers the price. {amount} has its currency.',
);

export const mobileSuchAs = message(
  'Please give a mobile number, such as +27 82 123 4567.',
  'Below the field of a mobile number, of an order. The number is an example of how one is written.',
);
export const ownMobile = message(
  'Please give your own mobile number, or another one of your country.',
  'Below the field of a mobile number, of an order.',
);

export const letterThanks = message(
  'thank you for your order {orderNum}:',
  'In an e-mail: goes on from its first line, the greeting with a comma, and leads to the list of what was ordered.',
);
export const letterLine = message(
  '{count, number} × {product}: {price}',
  'In an e-mail, one line of what was ordered: how many of a product, and what they cost. {price} has its currency.',
);
export const letterTotal = message(
  'Total: {price} = {points, number} {pointsName}',
  'In an e-mail, below what was ordered: the same in money and in points. {pointsName} is what the company calls its points.',
);
export const letterCodes = message(
  'Your voucher codes wait for you under Recent Orders: {link}',
  'In an e-mail: Recent Orders is a screen of the portal, {link} its address.',
);
export const letterStanding = message(
  'See how it is doing: {link}',
  'In an e-mail: "it" is the order, {link} the address of a screen of the portal.',
);
export const titleOrder = message(
  'An order was placed',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
