import { message } from '@laurel/contract/message';

const twice = 'Beside a row of a file: an earlier line of the file, {line}, says the same.';
export const budgetTwice = message('This manager and period stand on line {line}.', twice);
export const countryTwice = message('This country stands on line {line}.', twice);
export const productTwice = message('This product of this price list stands on line {line}.', twice);
export const promoTwice = message('This code stands on line {line}.', twice);
export const translatedTwice = message('This text stands on line {line}.', twice);

const row = 'Beside a row of a file:';
export const noManager = message('{name} is not a manager.', `${row} only managers are given points to award.`);
export const grantedAlready = message(
  'Period {period} has already granted {points, number} points to this manager. Use another period for more.',
  `${row} {period} is a name such as 2026-Q1 under which points are given once.`,
);
export const lastDayOver = message('This day is over.', `${row} The last day of points to award.`);
export const otherLastDay = message(
  'Period {period} was granted to this manager with another last day. Please change it under Budgets.',
  `${row} {period} is a name such as 2026-Q1. Budgets is a screen of the portal.`,
);
export const decimalsFixed = message(
  'This cannot change any more: price list {priceList} has products.',
  `${row} how many decimals a currency has.`,
);
const otherMoney =
  'Countries with one price list have one currency. {currency} is a code such as EUR, {decimals} how many decimals it has.';
export const otherMoneyThan = message(
  'Price list {priceList} is in {currency} with {decimals, number} decimals, as {country} has it: give this country a price list of its own, or the same currency.',
  `${row} ${otherMoney}`,
);
export const otherMoneyThanCatalogue = message(
  'Price list {priceList} is in {currency} with {decimals, number} decimals, as its catalogue has it: give this country a price list of its own, or the same currency.',
  `${row} ${otherMoney} The catalogue are the products that have their prices in it.`,
);
export const pointBuys = message(
  'Please give what a point buys: an amount above 0.',
  `${row} the value of one point in the currency of a country.`,
);
export const noTimeZone = message('There is no such time zone.', `${row} a name such as Europe/Berlin is expected.`);
export const noPriceList = message('There is no price list {priceList}.', `${row} the file names an unknown one.`);
export const tooManyDecimals = message(
  '{currency} has {decimals, number} decimals.',
  `${row} a price has more of them. {currency} is a code such as EUR.`,
);
export const kindFixed = message(
  'This product is there as {kind}; that cannot change. Use another product code.',
  `${row} {kind} is goods or voucher, as the file calls it.`,
);
export const givePieces = message('Please give the pieces in stock.', `${row} how many of a product there are.`);
export const sameAddress = message(
  'This category has the same address as {other}: please spell both alike.',
  `${row} two categories of the shop differ only by signs or accents. {other} is the name of the other one.`,
);
export const goodsOrVoucher = message(
  'Please give goods or voucher.',
  `${row} the two words stay as they are, they are what the file may hold.`,
);
export const oneLetter = message('Please use at least one letter or digit.', `${row} the name of a category.`);
export const percentOrAmount = message(
  'Please give percent or amount.',
  `${row} the two words stay as they are, they are what the file may hold.`,
);
export const amountAbove0 = message('Please give an amount above 0.', `${row} how much a promo code takes off.`);
export const endBeforeBeginning = message(
  'The end is before the beginning.',
  `${row} the days on which a promo code can be used.`,
);
export const usedAlready = message(
  'This code has already been used {count, number} times.',
  `${row} how often a promo code may be used cannot be less.`,
);
export const noProduct = message(
  'There is no product {product} in price list {priceList}.',
  `${row} both are short names.`,
);
export const noVoucher = message('This product is no voucher.', `${row} it has a code for what is no voucher.`);
export const codeThere = message(
  'This code is already there for product {product}.',
  `${row} a voucher code was loaded before, for another product.`,
);
export const codeTwice = message(
  'This code stands on line {line} for product {product}.',
  `${row} an earlier line of the file has the same voucher code for another product.`,
);
export const keysNotSet = message(
  'Voucher codes cannot be loaded: VOUCHER_KEYS is not set on the server.',
  'In a dialog, to who has to tell it to who runs the server. VOUCHER_KEYS is the name of a setting.',
);

const asks = 'In a dialog, before a file is loaded: what it would do, to be confirmed.';
export const pricesChange = message(
  '{count, plural, one {# price changes} other {# prices change}} by more than {share, number} %, the most that of {product}. Baskets are charged the new price.',
  `${asks} {product} is a short name.`,
);
export const pricesChangeBy = message(
  '{count, plural, one {# price changes} other {# prices change}} by more than {share, number} %, the most that of {product} ({change}). Baskets are charged the new price.',
  `${asks} {product} is a short name, {change} such as −30 %.`,
);
export const moreCountries = message(
  'And {count, number} more countries, which the list shows.',
  `${asks} It follows sentences about single countries.`,
);
export const listChanges = message(
  '{country}: prices are those of list {before} today, of list {after} after.',
  `${asks} {before} and {after} are short names of price lists.`,
);
export const valueChanges = message(
  '{country}: a point buys {before} {currencyBefore} today, {after} {currencyAfter} after.',
  `${asks} What one point is worth in the shop. The currencies are codes such as EUR.`,
);
export const valueChangesBy = message(
  '{country}: a point buys {before} {currencyBefore} today, {after} {currencyAfter} after ({change}).',
  `${asks} What one point is worth in the shop. The currencies are codes such as EUR, {change} such as −30 %.`,
);
export const nobodyHolds = message(
  'Nobody holds points there.',
  `${asks} It follows a sentence about the value of points in a country.`,
);
export const membersHold = message(
  '{count, plural, one {# member holds} other {# members hold}} {points, number} points: worth {before} today, {after} after.',
  `${asks} It follows a sentence about the value of points in a country. {before} and {after} are amounts with their currency.`,
);

export const applied = message(
  'The file is applied: {added, number} added, {changed, number} changed.',
  'After a second person has confirmed a file: how many of its rows were new, and how many changed something.',
);
export const noLongerAsked = message(
  'This file would no longer do what was asked: it can only be declined, and uploaded anew.',
  'In a dialog, to the second person who confirms a file: other files were loaded meanwhile.',
);
export const faultOnLine = message(
  'Nothing was changed. {count, plural, one {There is an error} other {There are # errors}}: line {line}: {fault}',
  'In a dialog: a file has errors, of which the first is told. {fault} is a whole sentence.',
);
export const faultInColumn = message(
  'Nothing was changed. {count, plural, one {There is an error} other {There are # errors}}: line {line}, {column}: {fault}',
  'In a dialog: a file has errors, of which the first is told. {column} is a name of the file, {fault} is a whole sentence.',
);
export const unconfirmed = message(
  'Nothing was changed. {why} Please confirm this (confirm={confirm}).',
  'In a dialog, or to who writes programs: {why} are whole sentences that say what a file would do. What stands in brackets stays as it is.',
);

const heading = 'Heads a column of the file of all changes that another file would make:';
export const line = message('Line', `${heading} the number of a line.`);
export const what = message('What', `${heading} whether something is added, changed or removed.`);
export const key = message('Key', `${heading} the number or short name of what changes.`);
export const column = message('Column', `${heading} the name of a column of the file.`);
export const before = message('Before', `${heading} what was there.`);
export const after = message('After', `${heading} what will be there.`);

const cell = 'In a cell of the file of all changes that another file would make:';
export const added = message('added', `${cell} something will be there that is not there today.`);
export const changed = message('changed', `${cell} something will be otherwise.`);
export const removed = message('removed', `${cell} something will be there no more.`);
export const partOfRosterOnly = message(
  'Only a roster can be a part: of other files, what is missing stays as it is anyway.',
  'To somebody who says that a file of budgets, products or codes holds only some of them.',
);
