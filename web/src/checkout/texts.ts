import { message } from '@laurel/contract/message';

export const backToShop = message('Back to the shop', 'A link above the basket.');
export const basketFailed = message('Error retrieving basket data', 'The title where the basket could not be loaded.');
export const basketEmpty = message('Your basket is empty', 'The title of the basket when nothing is in it.');
export const sinceFilled = message(
  '<strong>Since you filled your basket:</strong> {changes}. You pay today’s prices.',
  'Above the basket. {changes} such as "1 product removed, 2 prices changed".',
);
export const productsRemoved = message(
  '{count, plural, one {# product removed} other {# products removed}}',
  'One of the changes of a basket, in a list with commas: they are no longer sold.',
);
export const pricesChanged = message(
  '{count, plural, one {# price changed} other {# prices changed}}',
  'One of the changes of a basket, in a list with commas.',
);
export const pricesReduced = message(
  '{count, plural, one {# price reduced} other {# prices reduced}}',
  'One of the changes of a basket, in a list with commas.',
);
export const priceEach = message('{price} each', 'What one piece of a product costs. {price} has its currency.');
export const removeProduct = message('Remove {product}', 'Read aloud: on the button that takes it out of the basket.');
export const productRemoved = message(
  '<strong>Product removed.</strong> It is no longer offered and will not be ordered.',
  'Beside a product of the basket.',
);
export const priceChanged = message(
  '<strong>Price changed.</strong> It was {price} when you added it.',
  'Beside a product of the basket: the first "it" is the price, the second the product.',
);
export const priceReduced = message(
  '<strong>Price reduced.</strong> It was {price} when you added it.',
  'Beside a product of the basket: the first "it" is the price, the second the product.',
);
export const quantityOf = message('Quantity of {product}', 'Read aloud: names the buttons and the field of how many.');
export const decrease = message('Decrease', 'Read aloud: on the button for one piece less.');
export const increase = message('Increase', 'Read aloud: on the button for one piece more.');
export const howMany = message('How many of {product}, 0 to {max, number}', 'Read aloud: names the field of how many.');
export const isBack = message('{product} is back in your basket.', 'Told after a product was put back.');
export const isRemoved = message('{product} is removed.', 'Told after a product was taken out of the basket.');
export const nothingOrdered = message(
  'Nothing of this can be ordered any more.',
  'In the place of the link to the checkout: no product of the basket is sold any more.',
);

export const checkout = message(
  'Checkout',
  'The screen on which one orders what is in the basket: its title and links.',
);
export const backToBasket = message('Back to the basket', 'A link above the checkout.');
export const workAddress = message(
  'Goes to your work address: <strong>{address}</strong>',
  'In the checkout, above the fields: where the order is delivered.',
);
export const mobileNumber = message('Mobile number', 'Names the field of the buyer’s mobile phone.');
export const forDelivery = message('For the delivery', 'Below the field Mobile number: what it is asked for.');
export const forQuestions = message(
  'For questions about your order',
  'Below the field Mobile number: what it is asked for.',
);
export const promoCode = message('Promo code', 'Names the field of a code that takes something off the price.');
export const apply = message('Apply', 'On the button that counts with the promo code that was typed.');
export const yourOrder = message('Your order', 'The title above what is ordered and what it costs.');
export const grandTotal = message('Grand total', 'Names the price of an order after its discount.');
export const toPay = message(
  '{pointsName} to pay',
  'Names the points that an order costs. {pointsName} is what the company calls its points.',
);
export const available = message(
  '{pointsName} available',
  'Names the points that one has. {pointsName} is what the company calls its points.',
);
export const leftAfter = message(
  '{pointsName} left after',
  'Names the points that are left after the order. {pointsName} is what the company calls its points.',
);
export const placeOrder = message('Place Order', 'On the button that orders.');
export const placedElsewhere = message(
  'You have placed this order',
  'The title in the place of the checkout: it was ordered in another window already.',
);
export const placedElsewhereWords = message(
  'Order No:{order}. It was sent from another tab or window, and is not sent twice.',
  'Below "You have placed this order". {order} is the number of the order; a tab is one of the browser.',
);
