import { message } from '@laurel/contract/message';

export const earnedIt = message(
  'You have earned it.',
  'Below the title Rewards, where the company says nothing itself.',
);
export const shopFailed = message('Error retrieving category data', 'The title where the shop could not be loaded.');
export const noneInCountry = message(
  'There are no rewards in your country yet',
  'The title of the shop when it has nothing to order.',
);
export const noneInCountryHint = message(
  'Your points keep their value until there are.',
  'Below "There are no rewards in your country yet": until there are rewards.',
);
export const noneHere = message(
  'There are no rewards at this address',
  'The title of the shop where the address of the page leads to no category.',
);
export const noneHereHint = message('The category may have moved.', 'Below "There are no rewards at this address".');

export const categories = message('Categories', 'Read aloud: names the list of the shop’s categories.');
export const allRewards = message('All rewards', 'The first of the shop’s categories, and a link to it: everything.');
export const countRewards = message(
  '{count, plural, one {# reward} other {# rewards}}',
  'How many products a category of the shop or a search has.',
);
export const countWithUnseen = message(
  '{count, plural, one {#<unseen> reward</unseen>} other {#<unseen> rewards</unseen>}}',
  'How many products a category of the shop has; what is between the tags is only read aloud.',
);
export const lookAt = message('Have a look', 'Read aloud: names the pictures beside the shop that lead elsewhere.');
export const countInBasket = message(
  ', {count, plural, one {# thing} other {# things}}',
  'Read aloud after "Basket" on a link: how many pieces are in it.',
);

export const searchRewards = message('Search rewards', 'Names the field that searches the shop; a verb.');
export const sortBy = message('Sort by', 'Names the choice of the order in which rewards stand.');
export const lowestPrice = message('Lowest price', 'A choice of order: the cheapest first.');
export const highestPrice = message('Highest price', 'A choice of order: the dearest first.');
export const byName = message('Name', 'A choice of order: by what rewards are called.');
export const productsFailed = message(
  'Error retrieving product data',
  'The title where the rewards of a category could not be loaded.',
);
export const noRewards = message('No rewards here at the moment', 'The title of a category that has nothing to order.');
export const nothingFits = message('No reward fits your search', 'The title where a search found nothing.');
export const clearSearch = message('Clear the search', 'On the button that empties the field that searches.');
export const elsewhere = message(
  'Elsewhere in the shop:',
  'Above links such as "3 in Kitchen": what a search found in other categories.',
);
export const countIn = message(
  '{count, number} in {category}',
  'A link: how many rewards a search found in another category, by its name.',
);

export const soldOut = message('Sold out', 'On a reward, and on its button, which cannot be pressed.');
export const soldOutProduct = message('Sold out: {product}', 'Read aloud: on the button of a reward.');
export const addToBasket = message('Add to basket', 'On the button of a reward. It has little room.');
export const addProduct = message('Add to basket: {product}', 'Read aloud: on the button of a reward.');
export const wasAdded = message('{product} has been added to your basket.', 'Told after a reward was taken.');
export const features = message('Features', 'Read aloud: names the list of what is good about a reward.');
export const aboutReward = message(
  'About this reward<unseen>: {product}</unseen>',
  'Opens the description of a reward; what is between the tags is only read aloud.',
);
export const codeAtOnce = message('Voucher code at once', 'On a reward that is a code, which comes with the order.');
